import type { AnswerOf, BodyOf } from "../openapi.ts";

/** Bookings as iCalendar, at a secret address. */
export type Feed = AnswerOf<"getCalendar">;

/** A feed with its address, which is shown only this once. */
export type CreatedFeed = AnswerOf<"createCalendar">;

/** Of the whole account when no resource is given. */
export type NewFeed = BodyOf<"createCalendar">;
