import { RestError } from "./error.ts";

/**
 * The client's clock; tests can replace it.
 *
 * @example
 * const stopped: Clock = { now: () => 0, after: () => () => {} };
 * const client = new Client({ clock: stopped });
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after a delay in milliseconds. The returned function cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

/** A timer's maximum. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  after(delayMs, callback) {
    if (delayMs > longestTimerMs) return () => {};
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

export interface Limits {
  clock: Clock;
  /** The signal of the caller, or of the enclosing work. */
  signal: AbortSignal | undefined;
  /** Infinity for none. */
  timeoutMs: number;
  /** Makes the error after the time limit. */
  expired: () => RestError;
}

/**
 * Aborts the work's own signal at an abort or timeout. Leaves no listener on the caller's signal.
 */
export function within<Result>(
  limits: Limits,
  work: (signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result> {
  const { clock, signal, timeoutMs, expired } = limits;
  if (signal === undefined && timeoutMs === Number.POSITIVE_INFINITY) return work(undefined);
  if (signal?.aborted) return Promise.reject(abortedBy(signal));
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const giveUp = (error: RestError) => {
      reject(error);
      end();
      stop.abort(error);
    };
    const abort = () => giveUp(abortedBy(signal));
    signal?.addEventListener("abort", abort);
    const cancel =
      timeoutMs === Number.POSITIVE_INFINITY
        ? undefined
        : clock.after(timeoutMs, () => giveUp(expired()));
    const end = () => {
      cancel?.();
      signal?.removeEventListener("abort", abort);
    };
    const done = (settle: () => void) => {
      settle();
      end();
    };
    work(stop.signal).then(
      (result) => done(() => resolve(result)),
      (error: unknown) => done(() => reject(error)),
    );
  });
}

/** Earlier at an abort. */
export function pause(
  delayMs: number,
  { clock, signal }: { clock: Clock; signal: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const cancel = clock.after(delayMs, () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    });
    const abort = () => {
      cancel();
      resolve();
    };
    signal?.addEventListener("abort", abort, { once: true });
  });
}

export function abortedBy(signal: AbortSignal | undefined): RestError {
  const message = "the call was aborted by its signal";
  return new RestError({ code: "aborted", message, cause: signal?.reason });
}
