import { RestError } from "./error.ts";

/**
 * The time as a client sees it; a test can give its own.
 *
 * @example
 * const stopped: Clock = { now: () => 0, after: () => () => {} };
 * const client = new Client({ clock: stopped });
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after a delay in milliseconds, unless what it returns is called before. */
  after(delayMs: number, callback: () => void): () => void;
}

/** What a timer can count to; longer is for ever. */
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
  /** The caller's, or of the piece of work that this one is part of. */
  signal: AbortSignal | undefined;
  /** Infinity for none. */
  timeoutMs: number;
  /** What it fails with when the time is over. */
  expired: () => RestError;
}

/**
 * Work that is given up at once when the signal is aborted or the time is over, and told so by the
 * signal it is given. The caller's signal keeps no listener. Without limits nothing is set up.
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

/** Resolves after a delay, or when the signal is aborted before. */
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

/** The error of a call that its signal ended; the reason is its cause. */
export function abortedBy(signal: AbortSignal | undefined): RestError {
  const message = "the call was aborted by its signal";
  return new RestError({ code: "aborted", message, cause: signal?.reason });
}
