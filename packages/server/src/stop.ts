// Running work finishes, then the process exits, in any case.
import type { Logger } from "pino";

// `npm start` repeats Ctrl-C to the process; the terminal has already sent it.
const echoMs = 500;
const flushMs = 500;
const partingMs = 500;

export type StopSignal = "SIGTERM" | "SIGINT";

/**
 * Exits with 0. A second signal, a failing `close`, or `timeoutMs` without an end exit at once with
 * 1.
 */
export function stopOnSignals(
  close: (signal: StopSignal) => Promise<unknown>,
  log: Logger,
  timeoutMs: number,
): void {
  let stoppingSince: number | undefined;
  let tooLong: NodeJS.Timeout | undefined;
  const fail = (fields: object, message: string) => {
    clearTimeout(tooLong);
    log.error(fields, message);
    leave(log, 1);
  };
  const succeed = () => {
    clearTimeout(tooLong);
    log.info("stopped");
    leave(log, 0);
  };
  const stop = (signal: StopSignal) => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > echoMs) fail({ signal }, "received a second stop signal");
      return;
    }
    stoppingSince = now;
    log.info({ signal }, "stopping");
    tooLong = setTimeout(() => fail({ timeoutMs }, "stopping took too long"), timeoutMs).unref();
    close(signal).then(succeed, (err: unknown) => fail({ err }, "stop failed"));
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

/** Callers with a pending error response receive it first. */
export function leaveBroken(err: Error, log: Logger): void {
  log.fatal({ err }, `the database ended, so the process stops: ${err.message}`);
  setTimeout(() => leave(log, 1), partingMs);
}

function leave(log: Logger, code: number): void {
  const unwritten = setTimeout(() => process.exit(code), flushMs);
  log.flush(() => {
    clearTimeout(unwritten);
    process.exit(code);
  });
}
