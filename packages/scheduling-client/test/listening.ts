import { freePort } from "@frontdesk/server/test/port";
import {
  startTestScheduling,
  type TestOptions,
  type TestScheduling,
} from "../../scheduling/test/harness.ts";

export interface Listening extends AsyncDisposable {
  url: string;
  operatorUrl: string;
  scheduling: TestScheduling;
}

export async function startListening(options: TestOptions = {}): Promise<Listening> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const settings = { publicUrl, ...options.settings };
  const scheduling = await startTestScheduling({ ...options, settings });
  return {
    url: await scheduling.server.listen({ host: "127.0.0.1", port }),
    operatorUrl: await scheduling.admin.listen({ host: "127.0.0.1", port: 0 }),
    scheduling,
    [Symbol.asyncDispose]: scheduling.close,
  };
}
