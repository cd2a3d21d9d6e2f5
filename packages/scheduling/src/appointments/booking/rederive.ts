import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { saveSessionStart } from "../sessions.store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { derivedStart } from "./derived.ts";
import {
  beginAt,
  displace,
  isWhole,
  type LockedAppointment,
  recordTransition,
  type TransitionContext,
} from "./steps.ts";
import { saveAppointment } from "./store.ts";

/**
 * Restores the agreed wall time after a change of zone or tz rules, or marks it for staff if the
 * parts no longer meet.
 */
export async function rederive(
  context: TransitionContext,
  recorder: ChangeRecorder,
  locked: LockedAppointment,
): Promise<AppointmentRow | undefined> {
  const { appointment, session, bookings } = locked;
  if (!isWhole(locked)) return undefined;
  const derived = derivedOf(locked);
  const isDisplaced = appointment.attention === "displaced";
  if (derived === undefined) {
    return appointment.attention === null ? await displace(context, recorder, locked) : undefined;
  }
  const { db } = context;
  const { startsAt } = derived;
  const location = { accountId: recorder.account.id, at: context.now() };
  const { start_date: startDate, start_time: startTime } = session;
  await saveSessionStart(db, { ...location, id: session.id, startDate, startTime, ...derived });
  const transition = isDisplaced ? { attention: null } : {};
  if (startsAt.getTime() !== session.starts_at.getTime()) {
    return await beginAt(context, recorder, { appointment, startsAt, bookings, transition });
  }
  if (!isDisplaced) return undefined;
  const after = await saveAppointment(db, { ...location, id: appointment.id }, transition);
  await recordTransition(context, recorder, { before: appointment, after });
  return after;
}

function derivedOf({ appointment, session, bookings }: LockedAppointment) {
  return derivedStart({
    startDate: session.start_date,
    startTime: session.start_time,
    bufferBefore: session.buffer_before,
    takings: bookings.map((row) => ({
      resourceId: row.resource_id,
      date: row.start_date,
      startTime: row.start_time ?? 0,
      timezone: row.timezone,
    })),
    firstIds: appointment.snapshot.parts[0]!.resource_ids,
  });
}
