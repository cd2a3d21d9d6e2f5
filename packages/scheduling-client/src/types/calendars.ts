import type { AnswerOf, BodyOf } from "../openapi.ts";

/** An iCalendar feed at a secret address. */
export type Feed = AnswerOf<"getCalendar">;

/** With its address, shown only now. */
export type CreatedFeed = AnswerOf<"createCalendar">;

/** Of the whole account without a resource. */
export type NewFeed = BodyOf<"createCalendar">;
