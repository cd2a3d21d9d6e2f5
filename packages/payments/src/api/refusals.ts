// Refusals of all lists, and of calls with an `Idempotency-Key`.
import { catalogue } from "@frontdesk/server/refusal";

/** Ids read by a filter without an index. */
export const mostLooked = 10_000;

const tooFar = {
  message: `must narrow the range: the filter reads at most ${mostLooked} ids`,
  when: `The filter would read more than ${mostLooked} IDs`,
};

export const beyondIds = {
  message: "must be a date and time such as 2031-12-24T18:00:00Z",
  when: "Not a time between 1970 and 2105",
} as const;

export const listRefusals = catalogue({
  after: { field: "after", ...tooFar },
  before: { field: "before", ...tooFar },
});

export const spanRefusals = catalogue({
  from: { field: "filter.from", ...beyondIds },
  to: { field: "filter.to", ...beyondIds },
});

export const tableRefusals = catalogue({
  tooLong: {
    field: "filter.from",
    message: "must be at most 366 days before `filter[to]`",
    when: "The CSV range is longer than 366 days",
  },
});

export const idempotencyRefusals = catalogue({
  unfitKey: {
    field: "Idempotency-Key",
    message: "must have 1 to 255 characters",
    when: "Not 1 to 255 characters",
  },
  running: {
    status: 409,
    code: "request_running",
    message: "A request with this Idempotency-Key is still running",
    headers: { "Retry-After": "1" },
    when: "A request with this Idempotency-Key is still running",
  },
  reused: {
    status: 400,
    code: "idempotency_key_reused",
    message: "This Idempotency-Key was used with another request body",
    when: "The Idempotency-Key was used with another body",
  },
});
