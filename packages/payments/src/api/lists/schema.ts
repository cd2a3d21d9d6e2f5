/*
 * A list is read page by page: ids are the bounds, newest first unless only `after` is given.
 */
import { type TProperties, Type } from "typebox";
import type { Span } from "./span.ts";

/** An id as a bound: any 24 hexadecimal digits, also of nothing that exists. */
const bound = (description: string) =>
  Type.Optional(
    Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be an id", description }),
  );

const description =
  "As `filter[field]=value`. Where it has to look at more than 10000 ids for a page, the answer " +
  "is 400, and asks for a narrower range by `after` and `before`";

export const longestPage = 1_000;

/** The query of every list; `filter` names the fields that it can be narrowed by. */
export function ListQuery<Fields extends TProperties>(filter: Fields) {
  return Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: longestPage, description: "How many at most" }),
    before: bound("Only what is older than this id: the last one of a page asks for the next"),
    after: bound("Only what is newer than this id; without `before` the oldest comes first"),
    filter: Type.Optional(Type.Object(filter, { additionalProperties: false, description })),
  });
}

/** A page: newest first, unless only `after` is given. */
export interface Page extends Span {
  limit: number;
  before?: string;
  after?: string;
  /** Whether what is narrowed without an index is looked for among however many there are. */
  isWhole?: boolean;
}
