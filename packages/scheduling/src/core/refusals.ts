/* Published clients read `error_description` of every answer from 400 on. */
import { catalogueIn, type Problem, Refusal, reason } from "@frontdesk/server/refusal";

const codes = new Map([
  [400, "bad_request"],
  [401, "invalid_token"],
  [403, "forbidden"],
  [404, "not_found"],
  [405, "method_not_allowed"],
  [409, "conflict"],
  [410, "gone"],
  [412, "precondition_failed"],
  [413, "payload_too_large"],
  [415, "unsupported_media_type"],
  [422, "unprocessable_entity"],
  [429, "rate_limited"],
]);

export const codeOf = (status: number): string =>
  codes.get(status) ?? (status >= 500 ? "server_error" : "bad_request");

export function refusal(status: number, description: string, more: object = {}): Refusal {
  return new Refusal(status, { error: codeOf(status), error_description: description, ...more });
}

export const catalogue = catalogueIn({
  problems: 422,
  refuse: (status, message, code = codeOf(status)) => refusal(status, message, { error: code }),
});

const mostProblems = 10;

export function unprocessable(problems: readonly Problem[], more: object = {}): Refusal {
  const messages = problems.slice(0, mostProblems);
  // A map, because callers choose field names: `__proto__` must stay harmless.
  const errors = new Map<string, string[]>();
  for (const { field, message } of messages) {
    const name = field === "" ? "request" : field;
    errors.set(name, [...(errors.get(name) ?? []), message]);
  }
  const description = messages.map(({ field, message }) => `${field} ${message}`.trim()).join("; ");
  return refusal(422, description, { errors: Object.fromEntries(errors), ...more });
}

export function arranged(refusal: Refusal, fields: readonly string[]): Refusal {
  const { errors = {}, ...rest } = (refusal.body ?? {}) as { errors?: Record<string, string[]> };
  const locationOf = (name: string) => fields.indexOf(name.split(/[.[]/, 1)[0]!) + 1 || Infinity;
  const names = Object.keys(errors).toSorted(
    (one, other) => locationOf(one) - locationOf(other) || 0,
  );
  if (refusal.status !== 422 || names.length < 2) return refusal;
  const problems = names.flatMap((field) => errors[field]!.map((message) => ({ field, message })));
  const { error_description, errors: ordered } = unprocessable(problems).body as ErrorBody;
  return new Refusal(
    refusal.status,
    { ...rest, error_description, errors: ordered },
    refusal.headers,
  );
}

interface ErrorBody {
  error_description: string;
  errors: Record<string, string[]>;
}

export function invalid(problem: Problem): Refusal {
  return unprocessable([problem]);
}

export const { notFound, forbidden, changedSince, tooBusy } = catalogue({
  notFound: {
    status: 404,
    message: "Not found",
    when: "The id does not exist, or the account is not yours",
  },
  forbidden: {
    status: 403,
    message: "You are not allowed to do this",
    when: "The caller's permissions cover only their own objects",
  },
  changedSince: {
    status: 412,
    message: "The object has changed since you read it",
    when: "The object does not match If-Match",
  },
  tooBusy: {
    status: 409,
    message: "Too many changes at once; try again",
    headers: { "Retry-After": "1" },
    when: "Too many concurrent bookings or changes of the same days",
  },
});

export const tooOften = reason(
  { status: 429, when: "The application sent too many requests" },
  (text?: string) => {
    const seconds = text ?? "60";
    const { status, body } = refusal(429, `Too many requests; try again in ${seconds} seconds`);
    return new Refusal(status, body, { "Retry-After": seconds });
  },
);

export function missing(field: string) {
  return reason({ status: 422, when: `\`${field}\`: The object does not exist` }, () => ({
    field,
    message: "does not exist",
  }));
}

export const noDate = reason(
  { status: 422, when: "Not a date between the years 1900 and 2999" },
  (field: string): Problem => ({ field, message: "must be a date: YYYY-MM-DD" }),
);

export const otherDay = reason(
  {
    status: 422,
    when: "The offset puts the date-time on another day in the date's time zone",
  },
  (field: string, day: string, zone: string): Problem => ({
    field,
    message: `must be a date without a time, such as ${day}: this time is on ${day} in ${zone}`,
  }),
);

export const disordered = reason(
  { status: 422, when: "The last day is before the first" },
  (last: string, first: string): Problem => ({
    field: last,
    message: `must not be before ${first}`,
  }),
);

export const noZone = reason(
  { status: 422, when: "The time zone name is unknown" },
  (field?: string): Problem => ({
    field: field ?? "timezone",
    message: "is not the name of a time zone",
  }),
);
