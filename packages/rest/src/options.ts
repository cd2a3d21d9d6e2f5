import { invalid, RestError } from "./error.ts";
import { createTransport } from "./platform.ts";
import { defaultRetry, noRetry, type RetryOptions, type RetryPlan } from "./retry.ts";
import { type Clock, systemClock } from "./time.ts";
import type { Transport } from "./transport.ts";

/**
 * The options of a {@link Client}; all have defaults.
 *
 * @example
 * const options: ClientOptions = { timeoutMs: 5_000, retry: true, maxResponseBytes: 1_000_000 };
 */
export interface ClientOptions {
  /** The time limit of a call to the last byte, repeats and waits included. Default: none. */
  readonly timeoutMs?: number | undefined;
  /** Repeats failed attempts. Default: false. `true` uses the default retry options. */
  readonly retry?: boolean | RetryOptions | undefined;
  /** The most redirects to follow. Default: 10. With 0 a redirect is an ordinary response. */
  readonly redirects?: number | undefined;
  /** The largest decompressed body. Default: the longest string, 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** Default: undici on Node, `fetch` elsewhere. */
  readonly transport?: Transport | undefined;
  /** The Node transport uses the environment's proxies. Default: true. */
  readonly proxy?: boolean | undefined;
  /** For tests: the time, and a random number from 0 to below 1. */
  readonly clock?: Clock | undefined;
  readonly random?: (() => number) | undefined;
}

/**
 * The options of one call.
 *
 * @example
 * const controller = new AbortController();
 * await send({ baseURL: "https://example.com" }, { signal: controller.signal, timeoutMs: 500 });
 */
export interface SendOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of the call to the last byte, instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /**
   * Takes each part of a success body (200 to 299) on arrival, decompressed. The response then has
   * no body. A repeat after the first part starts again from the beginning.
   */
  readonly onPart?: ((part: Uint8Array) => void) | undefined;
}

/** Complete. */
export interface Settings {
  timeoutMs: number;
  retry: RetryPlan;
  redirects: number;
  maxResponseBytes: number;
  transport: Transport;
  clock: Clock;
  random: () => number;
}

/** V8's limit; a body becomes a string. */
const longestText = 2 ** 29 - 24;

/** Each call returns this `invalid_request`. */
export function readSettings(options: unknown): Settings | RestError {
  try {
    const object = readObject<ClientOptions>(options, "options");
    const { proxy = true, clock = systemClock, random = Math.random } = object;
    const { transport = createTransport({ proxy }) } = object;
    for (const [name, part] of Object.entries({ transport, random, after: clock.after })) {
      if (typeof part !== "function") throw invalid(`${name} must be a function`);
    }
    return {
      timeoutMs: readTimeout(object.timeoutMs, "timeoutMs") ?? Number.POSITIVE_INFINITY,
      retry: readRetry(object.retry),
      redirects: readNumber(object.redirects, "redirects") ?? 10,
      maxResponseBytes: Math.min(
        readNumber(object.maxResponseBytes, "maxResponseBytes") ?? longestText,
        longestText,
      ),
      transport,
      clock,
      random,
    };
  } catch (cause) {
    return RestError.isOne(cause) ? cause : invalid("options cannot be read", cause);
  }
}

/** Throws an `invalid_request`. */
export function readSendOptions(options: unknown): SendOptions {
  try {
    const { signal, timeoutMs, ...rest } = readObject<SendOptions>(options, "options");
    const onPart = readFunction(rest.onPart, "onPart");
    if (signal === undefined) return { timeoutMs: readTimeout(timeoutMs, "timeoutMs"), onPart };
    // A real signal.
    if (!(signal instanceof AbortSignal) || typeof signal.aborted !== "boolean") {
      throw invalid("signal must be an AbortSignal");
    }
    return { signal, timeoutMs: readTimeout(timeoutMs, "timeoutMs"), onPart };
  } catch (cause) {
    throw RestError.isOne(cause) ? cause : invalid("options cannot be read", cause);
  }
}

function readRetry(input: unknown): RetryPlan {
  if (input === undefined || input === false) return noRetry;
  if (input === true) return defaultRetry;
  const retry = readObject<RetryOptions>(input, "retry");
  const { limit, delayMs, maxDelayMs, maxRetryAfterMs, attemptTimeoutMs } = defaultRetry;
  return {
    mayRepeat: readFunction(retry.mayRepeat, "retry.mayRepeat") ?? defaultRetry.mayRepeat,
    limit: readNumber(retry.limit, "retry.limit") ?? limit,
    delayMs: readNumber(retry.delayMs, "retry.delayMs") ?? delayMs,
    maxDelayMs: readNumber(retry.maxDelayMs, "retry.maxDelayMs") ?? maxDelayMs,
    maxRetryAfterMs: readNumber(retry.maxRetryAfterMs, "retry.maxRetryAfterMs") ?? maxRetryAfterMs,
    attemptTimeoutMs:
      readTimeout(retry.attemptTimeoutMs, "retry.attemptTimeoutMs") ?? attemptTimeoutMs,
  };
}

function readObject<Options>(input: unknown, name: string): Options {
  if (input === undefined) return {} as Options;
  if (typeof input !== "object" || input === null) throw invalid(`${name} must be an object`);
  return input as Options;
}

function readFunction<Input>(input: Input, name: string): Input {
  if (input === undefined || typeof input === "function") return input;
  throw invalid(`${name} must be a function`);
}

function readNumber(input: unknown, name: string): number | undefined {
  if (input === undefined || (typeof input === "number" && input >= 0)) return input;
  throw invalid(`${name} must be a number from 0`);
}

function readTimeout(input: unknown, name: string): number | undefined {
  if (input !== 0) return readNumber(input, name);
  throw invalid(`${name} must be more than 0 milliseconds`);
}
