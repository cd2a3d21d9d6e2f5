/*
 * By the API's own names. Dates are `YYYY-MM-DD`, moments ISO 8601 in UTC, times of day minutes
 * from midnight in the zone of the resource, durations minutes.
 */
import type { AnswerOf, BodyOf, components } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** Minutes of days of a resource. */
export type Booking = AnswerOf<"getBooking">;

/** A day of a resource that cannot take what was asked for, and the bookings in the way. */
export type Clash = components["schemas"]["Clash"]["clashes"][number];

/** What is only named to be refused. */
type Unbuilt = "rrule" | "exdates" | "allow_overtime";

/** A booking to be made: of one day when `end_date` is not given. */
export type NewBooking = Omit<BodyOf<"createBooking">, Unbuilt>;

/** Only what is given changes. */
export type BookingChanges = Omit<BodyOf<"updateBooking">, Unbuilt>;

/** Whether days that clash by now may wait. */
export type Restoration = BodyOf<"restoreBooking">;

/** Bookings that overlap the dates, whole. */
export type BookingFilter = FilterOf<"listBookings">;

/** The days of a resource, as bookings find them. */
export type ResourceOpenings = AnswerOf<"listOpenings">[number];

/** Which days, of which resources. */
export type OpeningsFilter = FilterOf<"listOpenings">;
