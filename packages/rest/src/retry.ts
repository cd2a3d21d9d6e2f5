import { invalid, type RestError } from "./error.ts";
import type { RestResponse } from "./response.ts";
import type { BuiltRequest } from "./transport.ts";

/**
 * The rules for repeating failed attempts: those without a connection, or with status 408, 425,
 * 429, 500, 502, 503 or 504. Only safe repeats are made, see {@link isRepeatable}. A 429 is always
 * repeated, since the server did nothing.
 *
 * @example
 * const client = new Client({ retry: { limit: 5, attemptTimeoutMs: 2_000 } });
 */
export interface RetryOptions {
  /** Replaces the rule above: see {@link FailedAttempt}. */
  readonly mayRepeat?: ((attempt: FailedAttempt) => boolean) | undefined;
  /** The most repeats. Default: 3. */
  readonly limit?: number | undefined;
  /**
   * The longest first wait. Default: 250 ms. It doubles with each repeat; a random part is
   * subtracted.
   */
  readonly delayMs?: number | undefined;
  /** The longest wait without `Retry-After`. Default: 10 000 ms. */
  readonly maxDelayMs?: number | undefined;
  /**
   * The longest `Retry-After` to wait for. Default: 60 000 ms. Beyond it, the response is returned.
   */
  readonly maxRetryAfterMs?: number | undefined;
  /** The time limit of one attempt; over it, it counts as a failed connection. Default: none. */
  readonly attemptTimeoutMs?: number | undefined;
}

/**
 * An attempt without a response, or with a status of 400 and more: `response` or `error` is null.
 *
 * @example
 * // A server that answers 409 while the first of two is still at work.
 * const mayRepeat = ({ response, isTemporary, isRepeatable }: FailedAttempt) =>
 *   isRepeatable && (isTemporary || response?.statusCode === 409);
 */
export type FailedAttempt = FailedOutcome & {
  readonly request: BuiltRequest;
  /** A temporary failure: no connection, or 408, 425, 429, 500, 502, 503 or 504. */
  readonly isTemporary: boolean;
  /** A repeat has no second effect: GET, HEAD, OPTIONS, TRACE, or an `Idempotency-Key`. */
  readonly isRepeatable: boolean;
};

type FailedOutcome =
  | { readonly response: RestResponse; readonly error: null }
  | { readonly response: null; readonly error: RestError };

export type RetryPlan = {
  readonly [Option in keyof RetryOptions]-?: Defined<RetryOptions[Option]>;
};
type Defined<Value> = Exclude<Value, undefined>;

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

/** A safe method or an idempotency key. */
export function isRepeatable({ method, headers }: BuiltRequest): boolean {
  return safeMethods.has(method) || (headers["idempotency-key"] ?? "") !== "";
}

/** An attempt with the data for the next decision. */
export interface Attempt {
  request: BuiltRequest;
  outcome: RestResponse | RestError;
  /** This one too. */
  attempts: number;
  /** Milliseconds since 1970. */
  now: number;
  deadline: number;
  /** From 0 to below 1. */
  random: () => number;
}

/** Milliseconds before the next attempt; undefined for none. */
export function waitOf(plan: RetryPlan, attempt: Attempt): number | undefined {
  const { outcome, attempts, now, deadline } = attempt;
  if (attempts > plan.limit || !isRepeated(plan, attempt)) return undefined;
  const query = "statusCode" in outcome ? retryAfterOf(outcome, now) : undefined;
  if (query !== undefined && query > plan.maxRetryAfterMs) return undefined;
  const longest = Math.min(plan.maxDelayMs, plan.delayMs * 2 ** (attempts - 1));
  const waitMs = query ?? attempt.random() * longest;
  return now + waitMs < deadline ? waitMs : undefined;
}

function isRepeated({ mayRepeat }: RetryPlan, { request, outcome }: Attempt): boolean {
  if ("statusCode" in outcome && outcome.statusCode < 400) return false;
  try {
    // A promise is truthy but no permission.
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

/** RFC 9110, 10.2.3: whole seconds, or a date in one of three forms. Milliseconds from now. */
export function retryAfterOf({ headers }: RestResponse, now: number): number | undefined {
  const value = headers["retry-after"]?.[0]?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /.test(value)) return undefined;
  const date = Date.parse(value.endsWith("GMT") ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
