import { startTestPayments } from "../../payments/test/harness.ts";

export interface Listening extends AsyncDisposable {
  url: string;
}

/** The whole payment service on a fresh database, at an address of its own. */
export async function startListening(): Promise<Listening> {
  const { server, close } = await startTestPayments();
  return {
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    [Symbol.asyncDispose]: close,
  };
}
