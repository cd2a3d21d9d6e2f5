import type { RestResponse } from "../response.ts";
import { retryAfterOf } from "../retry.ts";

/**
 * What an error can say of the answer that it stands for, besides its message.
 *
 * @example
 * const details: AnswerDetails = { status: 404, requestId: "1", retryAfterMs: undefined };
 */
export interface AnswerDetails {
  status: number;
  /** What the server's log knows the request by, as `X-Request-Id` says. */
  requestId: string | undefined;
  /** How long `Retry-After` asks to wait, in milliseconds. */
  retryAfterMs: number | undefined;
}

/**
 * The details of an answer.
 *
 * @example
 * const { status, retryAfterMs } = detailsOf(response);
 */
export function detailsOf(response: RestResponse): AnswerDetails {
  const { statusCode: status, headers } = response;
  const [requestId] = headers["x-request-id"] ?? [];
  return { status, requestId, retryAfterMs: retryAfterOf(response, Date.now()) };
}

/**
 * The JSON of an answer; undefined where it is none, as of a page that is in front of the server.
 *
 * @example
 * const thing = jsonOf(response);
 */
export function jsonOf({ body }: RestResponse): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
