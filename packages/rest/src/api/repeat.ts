// Which calls may be repeated, and what they carry so that the server knows a repeat.
import type { RestResponse } from "../response.ts";
import type { FailedAttempt, RetryOptions } from "../retry.ts";

/**
 * Whether a repeat has no second effect: `safe` because of what is asked, `keyed` because the
 * server knows it by its idempotency key; `once` when it would have one.
 *
 * @example
 * const repeat: Repeat = "keyed";
 */
export type Repeat = "keyed" | "safe" | "once";

/** The header by which the server knows a repeat: the caller's key, or one of this call. */
export function keyFor(repeat: Repeat, ownKey?: string): Record<string, string> {
  return repeat === "keyed" ? { "Idempotency-Key": ownKey ?? crypto.randomUUID() } : {};
}

/** What is not done twice may be tried again, also while its first attempt is still at work. */
export function ruleFor(repeat: Repeat): RetryOptions["mayRepeat"] {
  if (repeat === "once") return undefined;
  return ({ response, isTemporary }: FailedAttempt) => isTemporary || isRunning(response);
}

/** The attempt before this one is still at work, and its answer comes with a later one. */
function isRunning(response: RestResponse | null): boolean {
  return response?.statusCode === 409 && "retry-after" in response.headers;
}
