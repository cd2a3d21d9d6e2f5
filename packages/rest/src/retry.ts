import { invalid, type RestError } from "./error.ts";
import type { RestResponse } from "./response.ts";
import type { BuiltRequest } from "./transport.ts";

/**
 * How failed attempts are repeated: those without a connection, and those answered with 408, 425,
 * 429, 500, 502, 503 or 504. Only what can be repeated safely is, see {@link isRepeatable}; and 429
 * always, as it says that nothing was done.
 *
 * @example
 * const client = new Client({ retry: { limit: 5, attemptTimeoutMs: 2_000 } });
 */
export interface RetryOptions {
  /** Whether to repeat after a failure, instead of the rule above: see {@link FailedAttempt}. */
  readonly mayRepeat?: ((attempt: FailedAttempt) => boolean) | undefined;
  /** How many repeats at most: 3. */
  readonly limit?: number | undefined;
  /** The longest first wait: 250 ms. It doubles with each repeat, and chance takes a part of it. */
  readonly delayMs?: number | undefined;
  /** The longest wait of the library's own choice: 10 000 ms. */
  readonly maxDelayMs?: number | undefined;
  /** The longest `Retry-After` to wait for: 60 000 ms; beyond, the answer is returned. */
  readonly maxRetryAfterMs?: number | undefined;
  /** How long one attempt may take; over it, it counts as a failed connection. No limit. */
  readonly attemptTimeoutMs?: number | undefined;
}

/**
 * An attempt that has no answer, or one with a status from 400 on: `response` or `error` is null.
 *
 * @example
 * // A server that answers 409 while the first of two is still at work.
 * const mayRepeat = ({ response, isTemporary, isRepeatable }: FailedAttempt) =>
 *   isRepeatable && (isTemporary || response?.statusCode === 409);
 */
export type FailedAttempt = FailedOutcome & {
  readonly request: BuiltRequest;
  /** It may pass: no connection, or 408, 425, 429, 500, 502, 503 or 504. */
  readonly isTemporary: boolean;
  /** Twice is as good as once: GET, HEAD, OPTIONS, TRACE, or an `Idempotency-Key`. */
  readonly isRepeatable: boolean;
};

type FailedOutcome =
  | { readonly response: RestResponse; readonly error: null }
  | { readonly response: null; readonly error: RestError };

export type RetryPlan = { readonly [Option in keyof RetryOptions]-?: Given<RetryOptions[Option]> };
type Given<Value> = Exclude<Value, undefined>;

/** The plan of a client that does not repeat. */
export const noRetry: RetryPlan = {
  mayRepeat: ({ response, isTemporary, isRepeatable }) =>
    isTemporary && (isRepeatable || response?.statusCode === 429),
  limit: 0,
  delayMs: 0,
  maxDelayMs: 0,
  maxRetryAfterMs: 0,
  attemptTimeoutMs: Number.POSITIVE_INFINITY,
};

export const defaultRetry: RetryPlan = {
  ...noRetry,
  limit: 3,
  delayMs: 250,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
};

const temporaryStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);
const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Whether doing it twice is as good as once: a safe method, or a key by which a server knows. */
export function isRepeatable({ method, headers }: BuiltRequest): boolean {
  return safeMethods.has(method) || (headers["idempotency-key"] ?? "") !== "";
}

/** An attempt that is over, and the means to decide on the next one. */
export interface Attempt {
  request: BuiltRequest;
  outcome: RestResponse | RestError;
  /** How many there were, this one included. */
  attempts: number;
  /** Milliseconds since 1970, and when the call ends, on the same scale. */
  now: number;
  deadline: number;
  /** From 0 to below 1. */
  random: () => number;
}

/** How many milliseconds to wait before the next attempt; undefined when there shall be none. */
export function waitOf(plan: RetryPlan, attempt: Attempt): number | undefined {
  const { outcome, attempts, now, deadline } = attempt;
  if (attempts > plan.limit || !isRepeated(plan, attempt)) return undefined;
  const asked = "statusCode" in outcome ? retryAfterOf(outcome, now) : undefined;
  if (asked !== undefined && asked > plan.maxRetryAfterMs) return undefined;
  const longest = Math.min(plan.maxDelayMs, plan.delayMs * 2 ** (attempts - 1));
  const waitMs = asked ?? attempt.random() * longest;
  return now + waitMs < deadline ? waitMs : undefined;
}

function isRepeated({ mayRepeat }: RetryPlan, { request, outcome }: Attempt): boolean {
  if ("statusCode" in outcome && outcome.statusCode < 400) return false;
  try {
    // A promise, say, is no leave.
    return (
      mayRepeat({ request, isRepeatable: isRepeatable(request), ...failureOf(outcome) }) === true
    );
  } catch (cause) {
    throw invalid("retry.mayRepeat failed", cause);
  }
}

function failureOf(outcome: RestResponse | RestError): FailedOutcome & { isTemporary: boolean } {
  return "statusCode" in outcome
    ? { response: outcome, error: null, isTemporary: temporaryStatuses.has(outcome.statusCode) }
    : { response: null, error: outcome, isTemporary: outcome.code === "connection_failed" };
}

/** RFC 9110, 10.2.3, in milliseconds from now: whole seconds, or a date in one of three forms. */
export function retryAfterOf({ headers }: RestResponse, now: number): number | undefined {
  const value = headers["retry-after"]?.[0]?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /.test(value)) return undefined;
  const date = Date.parse(value.endsWith("GMT") ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
