import { invalid, RestError } from "./error.ts";
import { createTransport } from "./platform.ts";
import { defaultRetry, noRetry, type RetryOptions, type RetryPlan } from "./retry.ts";
import { type Clock, systemClock } from "./time.ts";
import type { Transport } from "./transport.ts";

/**
 * How a {@link Client} works; everything has a default.
 *
 * @example
 * const options: ClientOptions = { timeoutMs: 5_000, retry: true, maxResponseBytes: 1_000_000 };
 */
export interface ClientOptions {
  /** How long a call may take to the last byte, repeats and waits included. No limit. */
  readonly timeoutMs?: number | undefined;
  /** Whether and how failed attempts are repeated: not. `true` takes the defaults. */
  readonly retry?: boolean | RetryOptions | undefined;
  /** How many redirects are followed: 10. With 0 a redirect is a response like any other. */
  readonly redirects?: number | undefined;
  /** How many bytes a decompressed body may have: as many as a string can hold, 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** What sends: undici on Node, `fetch` elsewhere. */
  readonly transport?: Transport | undefined;
  /** Whether the transport of Node uses the proxies that the environment names: yes. */
  readonly proxy?: boolean | undefined;
  /** For tests: the time, and what chance is, from 0 to below 1. */
  readonly clock?: Clock | undefined;
  readonly random?: (() => number) | undefined;
}

/**
 * What one call may have of its own.
 *
 * @example
 * const controller = new AbortController();
 * await send({ baseURL: "https://example.com" }, { signal: controller.signal, timeoutMs: 500 });
 */
export interface SendOptions {
  /** Ends the call when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** How long the call may take to the last byte, instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /**
   * Takes each part of the body of a success (200 to 299) as it arrives, decompressed, instead of
   * having the whole of it in the response. A repeat after it began begins anew.
   */
  readonly onPart?: ((part: Uint8Array) => void) | undefined;
}

/** Options that are checked and complete. */
export interface Settings {
  timeoutMs: number;
  retry: RetryPlan;
  redirects: number;
  maxResponseBytes: number;
  transport: Transport;
  clock: Clock;
  random: () => number;
}

/** The longest string of V8, which is what a body becomes. */
const longestText = 2 ** 29 - 24;

/** The settings of a client, or the `invalid_request` that each of its calls has to answer. */
export function readSettings(options: unknown): Settings | RestError {
  try {
    const given = readObject<ClientOptions>(options, "options");
    const { proxy = true, clock = systemClock, random = Math.random } = given;
    const { transport = createTransport({ proxy }) } = given;
    for (const [name, part] of Object.entries({ transport, random, after: clock.after })) {
      if (typeof part !== "function") throw invalid(`${name} must be a function`);
    }
    return {
      timeoutMs: readTimeout(given.timeoutMs, "timeoutMs") ?? Number.POSITIVE_INFINITY,
      retry: readRetry(given.retry),
      redirects: readNumber(given.redirects, "redirects") ?? 10,
      maxResponseBytes: Math.min(
        readNumber(given.maxResponseBytes, "maxResponseBytes") ?? longestText,
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

/** The options of one call; throws an `invalid_request`. */
export function readSendOptions(options: unknown): SendOptions {
  try {
    const { signal, timeoutMs, ...rest } = readObject<SendOptions>(options, "options");
    const onPart = readFunction(rest.onPart, "onPart");
    if (signal === undefined) return { timeoutMs: readTimeout(timeoutMs, "timeoutMs"), onPart };
    // Reading the state is what tells a real signal from one that only claims to be.
    if (!(signal instanceof AbortSignal) || typeof signal.aborted !== "boolean") {
      throw invalid("signal must be an AbortSignal");
    }
    return { signal, timeoutMs: readTimeout(timeoutMs, "timeoutMs"), onPart };
  } catch (cause) {
    throw RestError.isOne(cause) ? cause : invalid("options cannot be read", cause);
  }
}

function readRetry(given: unknown): RetryPlan {
  if (given === undefined || given === false) return noRetry;
  if (given === true) return defaultRetry;
  const retry = readObject<RetryOptions>(given, "retry");
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

function readObject<Options>(given: unknown, name: string): Options {
  if (given === undefined) return {} as Options;
  if (typeof given !== "object" || given === null) throw invalid(`${name} must be an object`);
  return given as Options;
}

function readFunction<Given>(given: Given, name: string): Given {
  if (given === undefined || typeof given === "function") return given;
  throw invalid(`${name} must be a function`);
}

function readNumber(given: unknown, name: string): number | undefined {
  if (given === undefined || (typeof given === "number" && given >= 0)) return given;
  throw invalid(`${name} must be a number from 0`);
}

function readTimeout(given: unknown, name: string): number | undefined {
  if (given !== 0) return readNumber(given, name);
  throw invalid(`${name} must be more than 0 milliseconds`);
}
