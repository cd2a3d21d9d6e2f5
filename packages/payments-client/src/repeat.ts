/*
 * Which calls may be repeated, in the terms of rest: it repeats what has an Idempotency-Key, and it
 * asks again after a 425, but not after a 409.
 */
import type { Answer, BuiltRequest, RestResponse, Transport } from "@frontdesk/rest";

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

/** A transport that puts each side's words into the other's. */
export function speaking(transport: Transport, repeat: Repeat): Transport {
  return async (request, limits) => {
    const answer = await transport(repeat === "safe" ? withoutKey(request) : request, limits);
    return isRunning(answer) ? { ...answer, statusCode: tooEarly } : answer;
  };
}

/** What needs no key has none, which a browser would not be allowed to send with an order. */
function withoutKey({ headers, ...request }: BuiltRequest): BuiltRequest {
  const { "idempotency-key": _, ...others } = headers;
  return { ...request, headers: others };
}

const tooEarly = 425;
const runningCode = '"request_running"';

/** The attempt before this one is still at work, and its answer comes with a later one. */
function isRunning({ statusCode, bytes }: Answer): boolean {
  return statusCode === 409 && new TextDecoder().decode(bytes).includes(runningCode);
}

/** The response as the service gave it. */
export function asAnswered(response: RestResponse): RestResponse {
  const isOurs = response.statusCode === tooEarly && response.body.includes(runningCode);
  return isOurs ? { ...response, statusCode: 409 } : response;
}
