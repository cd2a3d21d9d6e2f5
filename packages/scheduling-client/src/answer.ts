/* JSON, empty, or an error by status. A body with clashes is a ClashError. */
import type { RestError, RestResponse } from "@frontdesk/rest";
import {
  type AnswerDetails,
  detailsOf,
  isMissing,
  isPage,
  jsonOf,
} from "@frontdesk/rest/api/answer";
import {
  AuthenticationError,
  ClashError,
  ConflictError,
  ConnectionError,
  GrantError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  SchedulingError,
  ServerError,
  SlotTakenError,
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

/** Undefined if empty; throws the response's error. */
export function readAnswer(response: RestResponse): unknown {
  const { statusCode: status } = response;
  const body = jsonOf(response);
  if (status < 200 || status > 299) throw errorOf(body, detailsOf(response));
  if (body === undefined && response.body.trim() !== "") {
    throw new SchedulingError("The response is not JSON", detailsOf(response));
  }
  return body;
}

/** Throws the response's error. */
export function readText(response: RestResponse): string {
  if (response.statusCode !== 200) readAnswer(response);
  if (isPage(response))
    throw new SchedulingError("The response is not a file", detailsOf(response));
  refuseEmpty(response);
  return response.body;
}

/** For a read: an empty success would pass for an empty object. */
export function refuseEmpty(response: RestResponse): void {
  if (isMissing(response)) throw new SchedulingError("The response is empty", detailsOf(response));
}

/** Describes a call without a response. */
export function lostBy(error: RestError): ConnectionError {
  return new ConnectionError(error.message, { cause: error });
}

interface RefusalBody {
  error?: unknown;
  error_description?: unknown;
  /** Fields of the desk's own refusals. */
  code?: unknown;
  message?: unknown;
  errors?: unknown;
  clashes?: unknown;
}

type TakenBody = Omit<ConstructorParameters<typeof SlotTakenError>[1], keyof AnswerDetails>;

function errorOf(body: unknown, answerDetails: AnswerDetails): SchedulingError {
  const { status } = answerDetails;
  const refusalBody = (body ?? {}) as RefusalBody;
  const {
    error = refusalBody.code,
    error_description: notice = refusalBody.message,
    errors,
    clashes,
  } = refusalBody;
  const message = typeof notice === "string" ? notice : `The service responded with ${status}`;
  const details = { ...answerDetails, code: typeof error === "string" ? error : undefined };
  if (Array.isArray(clashes)) {
    return new ClashError(message, { ...details, clashes: clashes as Clash[] });
  }
  if (status === 422 && typeof errors === "object" && errors !== null) {
    return new ValidationError(message, {
      ...details,
      problems: errors as Record<string, string[]>,
    });
  }
  if (error === "slot_taken") {
    const { reason, blockers, next } = refusalBody as TakenBody;
    return new SlotTakenError(message, { ...details, reason, blockers, next });
  }
  if (error === "invalid_grant") return new GrantError(message, details);
  const ErrorClass = byStatus.get(status) ?? (status >= 500 ? ServerError : SchedulingError);
  return new ErrorClass(message, details);
}
