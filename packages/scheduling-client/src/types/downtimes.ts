/* Units as in `bookings.ts`. */
import type { AnswerOf, BodyOf, QueryOf } from "../openapi.ts";
import type { Narrowing } from "./changes.ts";
import type { FilterOf } from "./filters.ts";

/** Time off from a minute of its first day to a minute of its last. */
export type Downtime = AnswerOf<"getDowntime">;

export type DowntimeType = AnswerOf<"listDowntimeTypes">[number];

export type NewDowntimeType = BodyOf<"createDowntimeType">;

export type DowntimeTypeChanges = BodyOf<"updateDowntimeType">;

/** Clashing bookings wait unless it says otherwise. */
export type NewDowntime = BodyOf<"createDowntime">;

/** Absent fields stay unchanged. */
export type DowntimeChanges = BodyOf<"updateDowntime">;

export type DowntimeFilter = Narrowing<FilterOf<"listDowntimes">>;

/** Public holidays of a year; `closed` if a closure covers the day. */
export type PublicHolidays = AnswerOf<"listPublicHolidays">;

export type PublicHolidayFilter = QueryOf<"listPublicHolidays">;

export type NewPublicHolidays = BodyOf<"addPublicHolidays">;

export type AddedPublicHolidays = AnswerOf<"addPublicHolidays">;
