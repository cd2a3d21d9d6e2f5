import type { RestResponse } from "../response.ts";
import { retryAfterOf } from "../retry.ts";

/**
 * The details of an error response.
 *
 * @example
 * const details: AnswerDetails = { status: 404, requestId: "1", retryAfterMs: undefined };
 */
export interface AnswerDetails {
  status: number;
  /** From `X-Request-Id`. */
  requestId: string | undefined;
  /** From `Retry-After`, in milliseconds. */
  retryAfterMs: number | undefined;
}

/**
 * The details of a response.
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
 * The response's JSON; undefined for other content, such as a proxy's error page.
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

/**
 * True for a page or JSON in the place of a file: a sign-in page of the network, or an error.
 *
 * @example
 * if (isPage(response)) throw new Error("no file");
 */
export function isPage({ headers }: RestResponse): boolean {
  const [type = ""] = headers["content-type"] ?? [];
  return /^(?:text\/html|application\/(?:[\w.]+\+)?json)\b/i.test(type);
}

/**
 * True for a success without the body that its status promises.
 *
 * @example
 * if (isMissing(response)) throw new Error("empty");
 */
export function isMissing({ statusCode, body }: RestResponse): boolean {
  return body === "" && (statusCode === 200 || statusCode === 201);
}
