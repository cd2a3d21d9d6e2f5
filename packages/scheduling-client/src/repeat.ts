/*
 * Which calls may be repeated, in the terms of rest: it repeats what has an Idempotency-Key, and it
 * asks again after a 425, but not after a 409.
 */
import type { BuiltRequest, RestResponse, Transport } from "@frontdesk/rest";

/**
 * Whether a repeat has no second effect: `safe` because of what is asked, `keyed` because the
 * service knows it by its idempotency key; `once` when it would have one.
 */
export type Repeat = "keyed" | "safe" | "once";

/** The header by which rest knows that it may repeat: the caller's key, or one of this call. */
export function keyFor(repeat: Repeat, ownKey?: string): Record<string, string> {
  if (repeat === "once") return {};
  return { "Idempotency-Key": repeat === "safe" ? "itself" : (ownKey ?? crypto.randomUUID()) };
}

const tooEarly = 425;

/** A transport that puts each side's words into the other's. */
export function speaking(transport: Transport, repeat: Repeat): Transport {
  return async (request, limits) => {
    const answer = await transport(repeat === "safe" ? withoutKey(request) : request, limits);
    // The attempt before this one is still at work, and its answer comes with a later one.
    const isRunning = answer.statusCode === 409 && "retry-after" in answer.headers;
    return isRunning ? { ...answer, statusCode: tooEarly } : answer;
  };
}

/** The service needs no key for it. */
function withoutKey({ headers, ...request }: BuiltRequest): BuiltRequest {
  const { "idempotency-key": _, ...others } = headers;
  return { ...request, headers: others };
}

/** The response as the service gave it. */
export function asAnswered(response: RestResponse): RestResponse {
  return response.statusCode === tooEarly ? { ...response, statusCode: 409 } : response;
}
