/* JSON, empty, or an error by status and, for a 400, by the shape of the body. */
import type { RestResponse } from "@frontdesk/rest";
import {
  type AnswerDetails,
  detailsOf,
  isMissing,
  isPage,
  jsonOf,
} from "@frontdesk/rest/api/answer";
import {
  AuthenticationError,
  ConflictError,
  type ErrorDetails,
  NotFoundError,
  PaymentError,
  PaymentsError,
  PermissionError,
  ProcessingError,
  RateLimitError,
  ServerError,
  ValidationError,
} from "./errors.ts";
import type { Declined, Problem } from "./types.ts";

const byStatus = new Map([
  [401, AuthenticationError],
  [403, PermissionError],
  [404, NotFoundError],
  [409, ConflictError],
  [429, RateLimitError],
]);

/** All other word codes are lower case. */
const customerCode = /^[A-Z][A-Z0-9_]*$/;

/** Undefined if empty; throws the response's error. */
export function readAnswer(
  response: RestResponse,
  as: "json" | "text" | "file" | "events" = "json",
): unknown {
  const details = detailsOf(response);
  const body = jsonOf(response);
  if (details.status < 200 || details.status > 299) throw errorOf(body, details);
  if (as === "text" || as === "file") {
    if (isPage(response)) throw new PaymentsError("The response is not a file", details);
    if (as === "text") refuseEmpty(response);
    return response.body;
  }
  if (body === undefined && response.body.trim() !== "") {
    throw new PaymentsError("The response is not JSON", details);
  }
  return body;
}

/** For a read: an empty success would pass for an empty object. */
export function refuseEmpty(response: RestResponse): void {
  if (isMissing(response)) throw emptyAnswer(detailsOf(response));
}

export const emptyAnswer = (details: ErrorDetails) =>
  new PaymentsError("The response is empty", details);

function errorOf(body: unknown, details: AnswerDetails): PaymentsError {
  const { status } = details;
  if (status === 400 && Array.isArray(body)) {
    return new ValidationError(body as Problem[], details);
  }
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (status === 400 && typeof code === "number") {
    return new ProcessingError(body as Declined, details);
  }
  const text = typeof message === "string" ? message : `The service responded with ${status}`;
  const existing = { ...details, code: typeof code === "string" ? code : undefined };
  if (status === 400 && customerCode.test(existing.code ?? ""))
    return new PaymentError(text, existing);
  const ErrorClass = byStatus.get(status) ?? (status >= 500 ? ServerError : PaymentsError);
  return new ErrorClass(text, existing);
}
