import type { RestResponse } from "./response.ts";

/**
 * The kind of failure, as a literal to switch on.
 *
 * | code | when |
 * | --- | --- |
 * | `invalid_request` | the description or an option is malformed or throws: nothing was sent |
 * | `connection_failed` | no connection, or it broke before any of the response arrived |
 * | `timeout` | the response was not complete within `timeoutMs` |
 * | `aborted` | the signal was aborted; its reason is the `cause` |
 * | `broken_response` | the response is not HTTP, is cut off, or cannot be decoded |
 * | `response_too_large` | the body has more than `maxResponseBytes` |
 * | `too_many_redirects` | more redirects than `redirects` allows |
 * | `redirect_refused` | following would re-send a body elsewhere, or leave http(s) |
 * | `unexpected_status` | made by a caller from a response: `new RestError(response)` |
 *
 * @example
 * const worthAnotherTry: RestErrorCode[] = ["connection_failed", "timeout"];
 */
export type RestErrorCode =
  | "invalid_request"
  | "connection_failed"
  | "timeout"
  | "aborted"
  | "broken_response"
  | "response_too_large"
  | "too_many_redirects"
  | "redirect_refused"
  | "unexpected_status";

/**
 * The parts of a {@link RestError}, for transports.
 *
 * @example
 * throw new RestError({ code: "connection_failed", message: "no cable", cause });
 */
export interface Failure {
  readonly code: RestErrorCode;
  readonly message: string;
  readonly cause?: unknown;
  readonly response?: RestResponse | null;
}

/**
 * The reason for a missing response. `send` returns it; `unwrap` throws it. A partial response is
 * in `response`. Callers can make one from a response with an unwanted status: its message is the
 * body.
 *
 * @example
 * const { response, error } = await send({ baseURL: "https://api.example.com/things/1" });
 * if (error?.code === "timeout") console.warn("too slow");
 * if (response && response.statusCode >= 400) throw new RestError(response);
 */
export class RestError extends Error {
  override readonly name: string = "RestError";
  readonly code: RestErrorCode;
  /** Truncated, or an unfollowed redirect. */
  readonly response: RestResponse | null;
  readonly #isOurs = true;

  constructor(from: RestResponse | Failure) {
    const isResponse = "statusCode" in from;
    const options = !isResponse && "cause" in from ? { cause: from.cause } : undefined;
    super(isResponse ? from.body : from.message, options);
    this.code = isResponse ? "unexpected_status" : from.code;
    this.response = isResponse ? from : (from.response ?? null);
  }

  /** A proxy could throw on property access. */
  static isOne(value: unknown): value is RestError {
    return typeof value === "object" && value !== null && #isOurs in value;
  }
}

/** Begins with the malformed part's name. */
export function invalid(message: string, cause?: unknown): RestError {
  return new RestError({
    code: "invalid_request",
    message,
    ...(cause !== undefined && { cause }),
  });
}
