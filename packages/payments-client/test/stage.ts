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
        // At once, since what is put in may begin as what is still looked for.
        .replace(/http:\/\/127\.0\.0\.1:(4010|4019)/g, (_, port) =>
          port === "4010" ? url : operatorUrl,
        )
        .replace("the operator's key", operatorKey),
    [Symbol.asyncDispose]: dispose,
  };
}
