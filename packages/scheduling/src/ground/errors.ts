/*
 * How this API words what it refuses: {"error", "error_description"} in every case, since published
 * clients read the description of any answer from 400 on.
 */
import type { ErrorVoice } from "@frontdesk/server/errors";
import { type Problem, Refusal } from "@frontdesk/server/refusal";

const codes = new Map([
  [400, "bad_request"],
  [401, "invalid_token"],
  [403, "forbidden"],
  [404, "not_found"],
  [405, "method_not_allowed"],
  [409, "conflict"],
  [412, "precondition_failed"],
  [413, "payload_too_large"],
  [415, "unsupported_media_type"],
  [422, "unprocessable_entity"],
  [429, "rate_limited"],
]);

const codeOf = (status: number): string =>
  codes.get(status) ?? (status >= 500 ? "server_error" : "bad_request");

/** Any refusal by its status; `more` is added to the body. */
export function refusal(status: number, description: string, more: object = {}): Refusal {
  return new Refusal(status, { error: codeOf(status), error_description: description, ...more });
}

/** Nothing has that id, or the account is not the caller's. */
export function notFound(): Refusal {
  return refusal(404, "Not found");
}

/** The token is fine, but what its person may do does not include this. */
export function forbidden(description = "You are not allowed to do this"): Refusal {
  return refusal(403, description);
}

/** Too often; `seconds` is after how many it may be tried again. */
export function tooOften(seconds = "60"): Refusal {
  const { status, body } = refusal(429, `Too many requests; try again in ${seconds} seconds`);
  return new Refusal(status, body, { "Retry-After": seconds });
}

// Of a body that is wrong in every part, more would only make the answer long.
const mostProblems = 100;

/** 422 for problems with fields, all at once; `more` is added to the body. */
export function unprocessable(problems: readonly Problem[], more: object = {}): Refusal {
  const told = problems.slice(0, mostProblems);
  // A field may have any name that a caller thinks of, so they are no members of an object yet.
  const errors = new Map<string, string[]>();
  for (const { field, message } of told) {
    const name = field === "" ? "request" : field;
    errors.set(name, [...(errors.get(name) ?? []), message]);
  }
  const description = told.map(({ field, message }) => `${field} ${message}`.trim()).join("; ");
  return refusal(422, description, { errors: Object.fromEntries(errors), ...more });
}

/** 422 for one field. */
export function unfit(field: string, message: string): Refusal {
  return unprocessable([{ field, message }]);
}

/** What the server itself refuses, in the words of this API. */
export const voice: ErrorVoice = {
  invalid: (problems) => unprocessable(problems),
  other: (status, message, { id, code }) => ({
    error: code ?? codeOf(status),
    error_description: message,
    ...(status >= 500 && { request_id: id }),
  }),
};
