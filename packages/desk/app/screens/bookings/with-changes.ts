import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import { daysBetween } from "../../components/days.ts";
import { affectedDates } from "./calendar/drop-targets.ts";

export function changesBack(booking: Booking, changes: BookingChanges): BookingChanges {
  const { start_date, end_date, start_time, duration, resource_id, tentative } = booking;
  const before = { start_date, end_date, start_time, duration, resource_id, tentative };
  const kept = Object.entries(before).filter(([name]) => name in changes);
  return { ...Object.fromEntries(kept), ...(booking.waiting && { allow_waiting: true }) };
}

/** Before the service responds. */
export function withChanges(booking: Booking, changes: BookingChanges): Booking {
  const { start_date = booking.start_date, duration = booking.duration } = changes;
  const { resource_id = booking.resource_id, start_time = booking.start_time } = changes;
  const days = affectedDates(booking, daysBetween(booking.start_date, start_date));
  return { ...booking, ...days, duration, resource_id, start_time };
}
