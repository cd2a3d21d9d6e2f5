/*
 * A booking with a session belongs to a customer's appointment. The appointment is rescheduled in
 * its place, so that the customer hears of it and its terms hold.
 */
import type { AppointmentChanges } from "@frontdesk/scheduling-client/types/appointments";
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import type { Place } from "../../data/desk.ts";
import { momentAtWall } from "../../parts/days.ts";
import { accountOf, all } from "./queries.ts";

/** An appointment as it was, which takes a reschedule back. */
export interface Before {
  id: number;
  changes: AppointmentChanges;
}

/** Clocks skip the wished time. */
export class SkippedTimeError extends Error {
  override name = "SkippedTimeError";
}

interface Wished {
  booking: Booking;
  changes: BookingChanges;
}

/** Moves the appointment of a booking as somebody moved the booking; gives what it was before. */
export async function reschedule(place: Place, wished: Wished): Promise<Before> {
  const { booking, changes } = wished;
  const account = accountOf(place);
  const session = await account.sessions.get(booking.session_id ?? 0);
  const id = session.appointment_ids[0] ?? 0;
  const { shown, etag } = await account.appointments.tagged(id);
  const { starts_at, resource_ids: taken = session.resource_ids } = shown;
  const { resource_id: to = booking.resource_id } = changes;
  const after = {
    starts_at: (await startOf(place, { ...wished, startsAt: starts_at })).toISOString(),
    resource_ids: taken.map((one) => (one === booking.resource_id ? to : one)),
  };
  await account.appointments.update(id, after, { ifMatch: etag });
  return { id, changes: { starts_at, resource_ids: taken } };
}

/** When the appointment starts once its booking, which buffers may begin, is where it is wished. */
async function startOf(
  place: Place,
  { booking, changes, startsAt }: Wished & { startsAt: string },
): Promise<Date> {
  const { start_date: date = booking.start_date, start_time: start = booking.start_time } = changes;
  const { resource_id: to = booking.resource_id } = changes;
  const was = { date: booking.start_date, minutes: booking.start_time ?? 0 };
  const [from, zone] = await Promise.all([
    offsetsOf(place, booking.resource_id, was.date),
    offsetsOf(place, to, date),
  ]);
  const began = momentAtWall(was, from) ?? new Date(startsAt);
  const begins = momentAtWall({ date, minutes: start ?? 0 }, zone);
  if (begins === undefined) throw new SkippedTimeError();
  return new Date(begins.getTime() + Date.parse(startsAt) - began.getTime());
}

/** The offsets of the zone of a resource on a day, as the server has them. */
async function offsetsOf(place: Place, resource: number, day: string) {
  const asked = { from: day, to: day, resource_ids: [resource] };
  const [found] = await all(accountOf(place).openings(asked));
  return found?.days[0]?.offsets;
}
