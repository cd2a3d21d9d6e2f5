import { Refusal, reason } from "@frontdesk/server/refusal";
import { catalogue, codeOf, notFound, refusal, tooOften, unprocessable } from "../core/refusals.ts";

export const identityRefusals = catalogue({
  noToken: {
    status: 401,
    message: "An access token is required",
    headers: { "WWW-Authenticate": "Bearer" },
    when: "The token is missing",
  },
  // RFC 6750; a request without a token gets no error code.
  unknownToken: {
    status: 401,
    message: "The access token is invalid, has expired or was revoked",
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
    when: "The token is invalid, expired or revoked",
  },
  tooOften,
  notFound,
  /** RFC 6750, section 3.1. */
  lacksScope: reason(
    { status: 403, when: "`insufficient_scope`: The token lacks a scope" },
    (lacking: string) => {
      const error = "insufficient_scope";
      const { status, body } = refusal(403, `The access token lacks ${lacking}`, { error });
      const challenge = `Bearer error="insufficient_scope", scope="${lacking}"`;
      return new Refusal(status, body, { "WWW-Authenticate": challenge });
    },
  ),
  suspended: {
    status: 403,
    message: "The account is suspended",
    when: "The account is suspended: it is read-only",
  },
  lacksRight: {
    status: 403,
    message: "You are not allowed to do this",
    when: "The caller's permissions do not allow this",
  },
  onlyPersons: {
    status: 403,
    message: "Only a person signed in at the desk may do this",
    when: "The call used a token; it must come from the desk",
  },
  unprovedToken: reason(
    {
      status: 403,
      when: "`step_up_required`: The token was issued without a second factor",
    },
    () => {
      const code = "step_up_required";
      const message = "This requires a token issued with a second factor";
      return refusal(403, message, { error: code, code });
    },
  ),
  unproved: reason(
    {
      status: 403,
      when: "`step_up_required`: The second factor was not proved recently at the desk",
    },
    () => {
      const code = "step_up_required";
      return refusal(403, "Prove your second factor first", { error: code, code });
    },
  ),
});

/** Published clients know no refusal of a query but 422 for fields. */
export const unknownFilters = reason(
  { status: 400, when: "The query has an unknown parameter" },
  (names: readonly string[]) => {
    const problems = names.map((field) => ({ field, message: "is unknown" }));
    const { body } = unprocessable(problems);
    return new Refusal(400, { ...(body as object), error: codeOf(400) });
  },
);

export const mostLooked = 10_000;

export const mostTableDays = 366;

export const tableRefusals = catalogue({
  longTable: {
    field: "end_date",
    message: `must span at most ${mostTableDays} days from start_date, for csv`,
    when: `CSV requires both dates, at most ${mostTableDays} days apart`,
  },
});

export const listRefusals = catalogue({
  twoPlaces: {
    field: "after",
    message: "cannot be given with offset or page",
    when: "Sent together with `offset` or `page`",
  },
  tooFar: reason(
    { status: 400, when: "The range is too large for the filter" },
    (narrowing: readonly string[] = ["after", "before"]) => {
      const message = `must narrow the range: the filter scans at most ${mostLooked} ids`;
      const errors = Object.fromEntries(narrowing.map((field) => [field, [message]]));
      return refusal(400, `${narrowing.join(", ")} ${message}`, { errors });
    },
  ),
  tooLong: reason(
    { status: 422, when: "`limit`: The whole list is too long for one response" },
    (mostRows: number) => {
      const message = `has more than ${mostRows} entries: request them page by page`;
      return refusal(422, `The list ${message}`, { errors: { limit: [message] } });
    },
  ),
});

export const strangerRefusals = catalogue({
  guessableKey: {
    field: "Idempotency-Key",
    message: "must be a UUID",
    when: "Not a UUID; required without a token",
  },
});

export const keyRefusals = catalogue({
  unfitKey: {
    field: "Idempotency-Key",
    message: "must have 1 to 255 characters",
    when: "Empty or longer than 255 characters",
  },
  stillRunning: {
    status: 409,
    message: "A request with this Idempotency-Key is still running",
    headers: { "Retry-After": "1" },
    when: "A request with the same Idempotency-Key is still running",
  },
  usedOtherwise: {
    field: "Idempotency-Key",
    message: "was used with another request body",
    when: "Used before with another body",
  },
  erased: {
    status: 410,
    message: "The response for this Idempotency-Key was erased with its client",
    when: "The client in the stored response was erased",
  },
});

export const unknownMethod = reason(
  { status: 405, when: "The path does not support this method" },
  (methods: readonly string[]) => {
    const { status, body } = refusal(405, "This method is not supported here");
    return new Refusal(status, body, { Allow: [...new Set(methods)].sort().join(", ") });
  },
);

export function keptRefusal({
  status,
  body,
  headers,
}: Pick<Refusal, "status" | "body" | "headers">) {
  return new Refusal(status, body, headers);
}
