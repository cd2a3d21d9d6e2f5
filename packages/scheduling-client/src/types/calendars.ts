import type { AnswerOf, BodyOf } from "../openapi.ts";

/** An iCalendar feed at a secret address. */
export type Feed = AnswerOf<"getCalendar">;

/** A feed with its address, shown only now. */
export type CreatedFeed = AnswerOf<"createCalendar">;

/** Without a resource, the feed covers the whole account. */
export type NewFeed = BodyOf<"createCalendar">;
