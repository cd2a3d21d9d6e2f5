// What lists, idempotency keys and unknown methods are refused for, whatever noun they are of.
import { Refusal, reason } from "@frontdesk/server/refusal";
import { catalogue, refusal } from "../ground/refusals.ts";

/** How many ids are looked at for what has no index; as many are counted. */
export const mostLooked = 10_000;

export const listRefusals = catalogue({
  twoPlaces: {
    field: "after",
    message: "cannot be given with offset or page",
    when: "It is given together with `offset` or `page`",
  },
  tooFar: reason(
    { status: 400, when: "The range holds more than is looked at for the filter" },
    (narrowing: readonly string[] = ["after", "before"]) => {
      const message = `must narrow the range: the filter looks at ${mostLooked} ids at most`;
      const errors = Object.fromEntries(narrowing.map((field) => [field, [message]]));
      return refusal(400, `${narrowing.join(", ")} ${message}`, { errors });
    },
  ),
  tooLong: reason(
    { status: 422, when: "`limit`: Everything is asked for, which is more than is sent at once" },
    (mostRows: number) => {
      const message = `has more than ${mostRows} entries: ask for them page by page`;
      return refusal(422, `The list ${message}`, { errors: { limit: [message] } });
    },
  ),
});

export const keyRefusals = catalogue({
  unfitKey: {
    field: "Idempotency-Key",
    message: "must have 1 to 255 characters",
    when: "It is empty, or longer than 255 characters",
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
    when: "It was used with another body",
  },
});

/** A path is known, but not with the method; `methods` are those that it has. */
export const unknownMethod = reason(
  { status: 405, when: "The path is known, but not with this method" },
  (methods: readonly string[]) => {
    const { status, body } = refusal(405, "This method is not supported here");
    return new Refusal(status, body, { Allow: [...new Set(methods)].sort().join(", ") });
  },
);

/** What was refused when the key came first. */
export function keptRefusal({
  status,
  body,
  headers,
}: Pick<Refusal, "status" | "body" | "headers">) {
  return new Refusal(status, body, headers);
}
