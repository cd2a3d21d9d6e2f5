const text = { type: "string" } as const;

export const sharedParameters = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "Makes a request safe to repeat. The same key and body run once and get the same " +
      "response for at least a day",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "Returns 304 without a body if a tag matches the current `ETag`",
    schema: text,
  },
} as const;

export const sharedHeaders = {
  ETag: {
    description: "The version of the object, for conditional requests",
    schema: text,
  },
  RequestId: {
    description: "The request's id in the logs; taken from the request if present",
    schema: text,
  },
} as const;
