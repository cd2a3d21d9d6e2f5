import { startListening } from "./listening.ts";

/** Where the examples of the README can run. */
export interface Stage extends AsyncDisposable {
  /** The code of the examples, with what is true here instead of what they say. */
  set(code: string): string;
}

/** A service for the examples of the README. */
export async function openStage(): Promise<Stage> {
  const { url, operatorUrl, operatorKey, [Symbol.asyncDispose]: dispose } = await startListening();
  return {
    set: (code) =>
      code
        .replace("http://127.0.0.1:4010", url)
        .replace("http://127.0.0.1:4019", operatorUrl)
        .replace("the operator's key", operatorKey),
    [Symbol.asyncDispose]: dispose,
  };
}
