import type { Booking } from "@frontdesk/scheduling-client/types/bookings";

export type BookingState = "booked" | "waiting" | "tentative" | "cancelled";

export function stateOfBooking({
  deleted,
  waiting,
  tentative,
}: Pick<Booking, "deleted" | "waiting" | "tentative">): BookingState {
  if (deleted) return "cancelled";
  if (waiting) return "waiting";
  return tentative ? "tentative" : "booked";
}
