// Shown before the service responds.
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import { daysBetween } from "../../components/days.ts";
import type { Draft } from "./calendar/cursor.ts";
import { affectedDates } from "./calendar/drop-targets.ts";
import type { Piece } from "./calendar/pieces.ts";

export function changesTo({ booking, date, start, minutes }: Piece, to: Draft): BookingChanges {
  const by = daysBetween(date, to.date);
  return {
    ...(by !== 0 && affectedDates(booking, by)),
    ...(to.start !== start && { start_time: to.start }),
    ...(to.minutes !== minutes && { duration: to.minutes }),
    ...(to.resource !== booking.resource_id && { resource_id: to.resource }),
  };
}

const places = ["start_date", "end_date", "start_time", "duration", "resource_id"] as const;

export interface PendingChange {
  /** The booking as drawn at the start of the gesture. */
  booking: Booking;
  changes: BookingChanges;
}

/** Includes the target of an earlier move: if that was refused, the stored state lacks it. */
export function pendingTarget(stored: Booking, { booking, changes }: PendingChange) {
  const others = places.filter((name) => stored[name] !== booking[name]);
  return { ...Object.fromEntries(others.map((name) => [name, booking[name]])), ...changes };
}

export function changesBack(booking: Booking, changes: BookingChanges): BookingChanges {
  const { start_date, end_date, start_time, duration, resource_id, tentative } = booking;
  const before = { start_date, end_date, start_time, duration, resource_id, tentative };
  const kept = Object.entries(before).filter(([name]) => name in changes);
  return { ...Object.fromEntries(kept), ...(booking.waiting && { allow_waiting: true }) };
}

/** Days count as booked until the service responds. */
export function withChanges(booking: Booking, changes: BookingChanges): Booking {
  const { duration = booking.duration, resource_id = booking.resource_id } = changes;
  const { start_date = booking.start_date, tentative = booking.tentative } = changes;
  const start = changes.start_time === undefined ? booking.start_time : changes.start_time;
  const by = daysBetween(booking.start_date, start_date);
  const end = start === null ? null : start + duration;
  const times = { duration, start_time: start, end_time: end };
  return {
    ...booking,
    ...affectedDates(booking, by),
    ...times,
    resource_id,
    resource_ids: [resource_id],
    tentative,
    waiting: false,
    durations: booking.durations.map(({ date }) => ({
      date: affectedDates({ start_date: date, end_date: date }, by).start_date,
      ...times,
      waiting: false,
    })),
  };
}
