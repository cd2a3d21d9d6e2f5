/* Dates are `YYYY-MM-DD`, moments ISO 8601 in UTC. Times of day are minutes from midnight in the
   resource's zone, durations minutes. */
import type { AnswerOf, BodyOf, components } from "../openapi.ts";
import type { FilterOf } from "./filters.ts";

/** Minutes of a resource on days. */
export type Booking = AnswerOf<"getBooking">;

/** A day without room, and the bookings in the way. */
export type Clash = components["schemas"]["Clash"]["clashes"][number];

/** The API refuses these fields. */
type Unbuilt = "rrule" | "exdates" | "allow_overtime";

/** A booking without `end_date` lasts one day. */
export type NewBooking = Omit<BodyOf<"createBooking">, Unbuilt>;

/** Absent fields stay unchanged. */
export type BookingChanges = Omit<BodyOf<"updateBooking">, Unbuilt>;

/** If clashing days may wait. */
export type Restoration = BodyOf<"restoreBooking">;

/** Whole bookings that overlap the dates. */
export type BookingFilter = FilterOf<"listBookings">;

/** Days of a resource, as bookings see them. */
export type ResourceOpenings = AnswerOf<"listOpenings">[number];

/** Days and resources. */
export type OpeningsFilter = FilterOf<"listOpenings">;

/** The calendar of resources: hours, appointments and other bookings. In the account's zone. */
export type Agenda = AnswerOf<"getAgenda">;

/** An appointment with all its resources, or a day of another booking. */
export type AgendaBlock = Agenda["blocks"][number];

/** At most 42 days. */
export type AgendaFilter = FilterOf<"getAgenda">;
