/* A booking with a session moves by its appointment: its terms hold and the customer gets a
   message. */
import type { AppointmentChanges } from "@frontdesk/scheduling-client/types/appointments";
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import type { Workspace } from "../../api/desk.ts";
import { momentAtWall } from "../../components/days.ts";
import { accountOf, all } from "./queries.ts";

/** `target`: after the reschedule. */
export interface Before {
  id: number;
  changes: Spot;
  target: Spot;
}

type Spot = Required<Pick<AppointmentChanges, "starts_at" | "resource_ids">>;

/** A clock change skips the wished time. */
export class SkippedTimeError extends Error {
  override name = "SkippedTimeError";
  readonly status = 422;
  readonly code = "skipped_time";
}

/** The appointment moved between two reads. */
class StaleAppointmentError extends Error {
  override name = "StaleAppointmentError";
  readonly status = 412;
}

interface RescheduleInput {
  booking: Booking;
  changes: BookingChanges;
}

export async function reschedule(workspace: Workspace, wished: RescheduleInput): Promise<Before> {
  const { booking, changes } = wished;
  const account = accountOf(workspace);
  const session = await account.sessions.get(booking.session_id ?? 0);
  const id = session.appointment_ids[0] ?? 0;
  const { shown, etag } = await account.appointments.tagged(id);
  // Read last: its ETag proves one state.
  const now = await account.bookings.get(booking.id);
  if (now.revision !== booking.revision) throw new StaleAppointmentError();
  const { starts_at, resource_ids: taken = session.resource_ids } = shown;
  const { resource_id: to = booking.resource_id } = changes;
  const target = {
    starts_at: (await startOf(workspace, { ...wished, startsAt: starts_at })).toISOString(),
    resource_ids: taken.map((one) => (one === booking.resource_id ? to : one)),
  };
  await account.appointments.update(id, target, { ifMatch: etag });
  return { id, changes: { starts_at, resource_ids: [...taken] }, target };
}

/** Keeps a colleague's later move. */
export async function takeBack(
  workspace: Workspace,
  { id, changes, target }: Before,
): Promise<Before> {
  const { appointments } = accountOf(workspace);
  const { shown, etag } = await appointments.tagged(id);
  const isThere = Date.parse(shown.starts_at) === Date.parse(target.starts_at);
  const isWith = target.resource_ids.every((one) => shown.resource_ids?.includes(one) ?? true);
  if (!isThere || !isWith) throw new StaleAppointmentError();
  await appointments.update(id, changes, { ifMatch: etag });
  return { id, changes: target, target: changes };
}

/** With a buffer, its booking begins earlier. */
async function startOf(
  workspace: Workspace,
  { booking, changes, startsAt }: RescheduleInput & { startsAt: string },
): Promise<Date> {
  const { start_date: date = booking.start_date, start_time: start = booking.start_time } = changes;
  const { resource_id: to = booking.resource_id } = changes;
  const was = { date: booking.start_date, minutes: booking.start_time ?? 0 };
  const [from, zone] = await Promise.all([
    offsetsOf(workspace, booking.resource_id, was.date),
    offsetsOf(workspace, to, date),
  ]);
  const began = momentAtWall(was, from) ?? new Date(startsAt);
  const begins = momentAtWall({ date, minutes: start ?? 0 }, zone);
  if (begins === undefined) throw new SkippedTimeError();
  return new Date(begins.getTime() + Date.parse(startsAt) - began.getTime());
}

async function offsetsOf(workspace: Workspace, resource: number, day: string) {
  const request = { from: day, to: day, resource_ids: [resource] };
  const [match] = await all(accountOf(workspace).openings(request));
  return match?.days[0]?.offsets;
}
