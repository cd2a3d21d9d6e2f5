// Calls that can be repeated, and their idempotency keys.
import type { RestResponse } from "../response.ts";
import type { FailedAttempt, RetryOptions } from "../retry.ts";

/**
 * `safe` and `keyed` calls can be repeated without a second effect: a safe method, or an
 * idempotency key known to the server. `once` calls cannot.
 *
 * @example
 * const repeat: Repeat = "keyed";
 */
export type Repeat = "keyed" | "safe" | "once";

/** Default: a new key. */
export function keyFor(repeat: Repeat, ownKey?: string): Record<string, string> {
  return repeat === "keyed" ? { "Idempotency-Key": ownKey ?? crypto.randomUUID() } : {};
}

/** Repeats also during a running first attempt. */
export function ruleFor(repeat: Repeat): RetryOptions["mayRepeat"] {
  if (repeat === "once") return undefined;
  return ({ response, isTemporary }: FailedAttempt) => isTemporary || isRunning(response);
}

/** A later repeat gets its response. */
function isRunning(response: RestResponse | null): boolean {
  return response?.statusCode === 409 && "retry-after" in response.headers;
}
