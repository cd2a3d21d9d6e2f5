/*
 * A call is repeated only when that cannot do anything twice, and after a random wait, so that
 * many callers do not come back at the same moment (full jitter).
 */
import { ConflictError, ConnectionError, RateLimitError, ServerError } from "./errors.ts";

/**
 * Whether a repeat has no second effect: `safe` by itself, `keyed` because the service recognises
 * it by its idempotency key, `once` when it would have one.
 */
export type Repeat = "safe" | "keyed" | "once";

const shortestMs = 250;
const longestMs = 8_000;
/** Who is asked to wait for longer is told so, instead of hanging. */
const patienceMs = 30_000;

const passing = new Set([502, 503, 504]);

/**
 * Milliseconds to wait before the same request is sent again; undefined when it must not be.
 * `attempt` is 0 after the first one.
 */
export function waitMs(error: unknown, repeat: Repeat, attempt: number): number | undefined {
  if (!isRepeatable(error, repeat)) return undefined;
  const askedMs = "retryAfterMs" in error ? (error.retryAfterMs ?? 0) : 0;
  if (askedMs > patienceMs) return undefined;
  return askedMs + Math.random() * Math.min(longestMs, shortestMs * 2 ** attempt);
}

type Repeatable = RateLimitError | ServerError | ConnectionError | ConflictError;

function isRepeatable(error: unknown, repeat: Repeat): error is Repeatable {
  // Refused before anything was done.
  if (error instanceof RateLimitError) return true;
  if (repeat === "once") return false;
  if (error instanceof ConnectionError) return true;
  if (error instanceof ServerError) return passing.has(error.status ?? 0);
  // The attempt before this one is still at work; its answer comes with the next.
  return error instanceof ConflictError && error.code === "request_running";
}
