import { startTestPayments, type TestOptions } from "../../payments/test/harness.ts";
import { operatorKey } from "../../platform/test/harness.ts";

export interface Listening extends AsyncDisposable {
  url: string;
  operatorUrl: string;
  operatorKey: string;
}

export async function startListening(options: TestOptions = {}): Promise<Listening> {
  const { server, admin, close } = await startTestPayments(options);
  const anywhere = { host: "127.0.0.1", port: 0 };
  return {
    url: await server.listen(anywhere),
    operatorUrl: await admin.listen(anywhere),
    operatorKey,
    [Symbol.asyncDispose]: close,
  };
}
