/* Newest first, oldest with only `after`. */
import { type TProperties, Type } from "typebox";
import type { Span } from "./span.ts";

/** Known or not. */
const bound = (description: string) =>
  Type.Optional(
    Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be an id", description }),
  );

const description =
  "Write filters as `filter[field]=value`. If a page needs a scan of more than " +
  "10000 IDs, the response is 400. Narrow the range with `after` and `before` then";

export const longestPage = 1_000;

export function ListQuery<Fields extends TProperties>(filter: Fields) {
  return Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: longestPage, description: "Page size" }),
    before: bound(
      "Cursor: returns entries older than this ID. Pass the last ID of a page to get " +
        "the next page",
    ),
    after: bound(
      "Cursor: returns entries newer than this ID. Without `before`, the oldest comes first",
    ),
    filter: Type.Optional(Type.Object(filter, { additionalProperties: false, description })),
  });
}

export interface Page extends Span {
  limit: number;
  before?: string;
  after?: string;
  /** Filters without an index may read any number of rows. */
  isWhole?: boolean;
}
