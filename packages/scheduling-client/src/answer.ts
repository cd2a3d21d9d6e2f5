/*
 * An answer is JSON, or nothing, or an error whose class follows from the status and, where there
 * are clashes, from the shape of the body.
 */
import type { RestError, RestResponse } from "@frontdesk/rest";
import {
  AuthenticationError,
  ClashError,
  ConflictError,
  ConnectionError,
  type ErrorDetails,
  GrantError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  SchedulingError,
  ServerError,
  ValidationError,
} from "./errors.ts";
import type { Clash } from "./types/bookings.ts";

const byStatus = new Map([
  [401, AuthenticationError],
  [403, PermissionError],
  [404, NotFoundError],
  [409, ConflictError],
  [429, RateLimitError],
]);

/** The body of a success, undefined when empty; throws the error that the answer stands for. */
export function readAnswer(response: RestResponse): unknown {
  const { statusCode: status } = response;
  const body = parse(response.body);
  if (status < 200 || status > 299) throw errorOf(body, detailsOf(response));
  if (body === undefined && response.body.trim() !== "") {
    throw new SchedulingError("The answer is not JSON", detailsOf(response));
  }
  return body;
}

/** The body of a success as it is; throws the error that the answer stands for. */
export function readText(response: RestResponse): string {
  if (response.statusCode !== 200) readAnswer(response);
  return response.body;
}

/** What a call is rejected with that has no answer. */
export function failureOf(error: RestError): unknown {
  const { code, message, cause } = error;
  if (code === "aborted") return cause;
  if (code === "invalid_request") return new TypeError(message, { cause: error });
  return new ConnectionError(message, { cause: error });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Details = ErrorDetails & { status: number };

function detailsOf({ statusCode: status, headers }: RestResponse): Details {
  const [requestId] = headers["x-request-id"] ?? [];
  return { status, requestId, retryAfterMs: retryAfterOf(headers["retry-after"]?.[0]) };
}

/** RFC 9110, 10.2.3: whole seconds, or a date. */
function retryAfterOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const untilMs = Date.parse(header);
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs - Date.now());
}

interface RefusalBody {
  error?: unknown;
  error_description?: unknown;
  errors?: unknown;
  clashes?: unknown;
}

function errorOf(body: unknown, known: Details): SchedulingError {
  const { status } = known;
  const { error, error_description: told, errors, clashes } = (body ?? {}) as RefusalBody;
  const message = typeof told === "string" ? told : `The service answered with ${status}`;
  const details = { ...known, code: typeof error === "string" ? error : undefined };
  if (Array.isArray(clashes)) {
    return new ClashError(message, { ...details, clashes: clashes as Clash[] });
  }
  if (status === 422 && typeof errors === "object" && errors !== null) {
    return new ValidationError(message, {
      ...details,
      problems: errors as Record<string, string[]>,
    });
  }
  if (error === "invalid_grant") return new GrantError(message, details);
  const ErrorClass = byStatus.get(status) ?? (status >= 500 ? ServerError : SchedulingError);
  return new ErrorClass(message, details);
}
