// What the descriptions of all APIs have among their components.

const text = { type: "string" } as const;

/** Components that operations of every service refer to. */
export const sharedParameters = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "Makes it safe to repeat the request: with the same key and body it is done once, " +
      "and answered alike each time, for at least a day",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "Answers 304 without a body while the `ETag` is one of these",
    schema: text,
  },
} as const;

export const sharedHeaders = {
  ETag: {
    description: "Names the state of the object, for conditional requests",
    schema: text,
  },
  RequestId: {
    description: "Names the request in the logs; taken over from the request if given there",
    schema: text,
  },
} as const;
