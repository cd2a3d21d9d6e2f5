import { holdForUndo } from "../../inventory/capacity/undo-holds.store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { moveSession } from "../../planning/bookings/sessions/change.ts";
import { saveSessionStart } from "../sessions.store.ts";
import { type AppointmentRow, isMetBy, percentAt, refundAt } from "./appointment.ts";
import { findTakers } from "./choose.ts";
import { chosenOf, startOf } from "./hold.ts";
import { findOffer, type OfferedTerms } from "./holding.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import {
  beginAt,
  checkSeen,
  isWhole,
  type LockedAppointment,
  recordTransition,
  type TransitionContext,
  underLocks,
} from "./steps.ts";
import { findAppointment, saveAppointment } from "./store.ts";

export interface Rescheduling {
  id: number;
  startsAt: Date;
  resourceIds: readonly number[];
  timezone?: string | undefined;
  isByStaff: boolean;
  seen?: AppointmentRow;
  notify?: boolean | undefined;
  /** Seconds until its mails. */
  notifyAfter?: number | undefined;
  message?: string | undefined;
  /** Absent to keep the agreed one. */
  duration?: number | undefined;
}

/** One transaction: a refusal leaves the appointment in its slot. */
export async function reschedule(
  context: TransitionContext,
  recorder: ChangeRecorder,
  rescheduling: Rescheduling,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const accountId = recorder.account.id;
  const seen = await findAppointment(db, accountId, rescheduling.id);
  const current = seen && (await findOffer(db, accountId, { id: seen.service_id }));
  if (seen === undefined || current === undefined) throw refusals.notFound();
  const same = await whereItIs(context, recorder, { rescheduling, seen });
  if (same !== undefined) return same;
  checkMovable(seen, rescheduling, now());
  const offer = agreedOffer(current, seen, rescheduling.duration);
  const { startsAt, resourceIds, isByStaff } = rescheduling;
  const leavingSessionId = seen.session_id;
  const wish = { startsAt, resourceIds, leavingSessionId, isUnbound: isByStaff, isByStaff };
  for (let tries = 0; tries < 50; tries += 1) {
    const takers = await findTakers(db, { offer, wish, now: now() });
    const chosen = takers && chosenOf(takers.takers, offer);
    if (chosen === undefined) break;
    const appointment = await underLocks(
      context,
      recorder,
      { id: rescheduling.id, resourceIds: chosen.map(({ resourceId }) => resourceId) },
      (context, locked) => move(context, recorder, { rescheduling, offer, chosen, locked }),
    );
    if (appointment !== undefined) return appointment;
  }
  throw refusals.slotTaken();
}

/** Today's resources under the agreed terms. */
export const agreedOffer = (
  current: OfferedTerms,
  { snapshot }: AppointmentRow,
  duration = snapshot.duration,
): OfferedTerms => ({
  ...current,
  terms: { ...snapshot, duration, parts: current.terms.parts },
});

/** A repeat after a lost response gets the present state. */
async function whereItIs(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { rescheduling, seen }: { rescheduling: Rescheduling; seen: AppointmentRow },
): Promise<AppointmentRow | undefined> {
  if (seen.starts_at.getTime() !== rescheduling.startsAt.getTime()) return undefined;
  return await underLocks(context, recorder, { id: rescheduling.id }, async (context, locked) => {
    if (!isThere(locked, rescheduling)) return undefined;
    return await keepThere(context, recorder, { rescheduling, locked });
  });
}

/** A displaced appointment must move, even to its own time. */
function isThere(locked: LockedAppointment, rescheduling: Rescheduling): boolean {
  const { appointment, bookings } = locked;
  const { state, starts_at: start, attention, snapshot } = appointment;
  const { startsAt, resourceIds, duration = snapshot.duration } = rescheduling;
  const isKept = state === "confirmed" || state === "requested";
  const taken = bookings.map((row) => row.resource_id);
  return (
    isKept &&
    isWhole(locked) &&
    attention !== "displaced" &&
    start.getTime() === startsAt.getTime() &&
    duration === snapshot.duration &&
    resourceIds.every((id) => taken.includes(id))
  );
}

async function keepThere(
  context: TransitionContext,
  recorder: ChangeRecorder,
  {
    rescheduling: { timezone },
    locked: { appointment },
  }: { rescheduling: Rescheduling; locked: LockedAppointment },
): Promise<AppointmentRow> {
  if (timezone === undefined || timezone === appointment.timezone) return appointment;
  const location = { accountId: recorder.account.id, id: appointment.id, at: context.now() };
  const after = await saveAppointment(context.db, location, { timezone });
  await recordTransition(context, recorder, { before: appointment, after });
  return after;
}

function checkMovable(row: AppointmentRow, { isByStaff }: Rescheduling, now: Date): void {
  const { state } = row;
  if (state !== "confirmed" && state !== "requested") throw refusals.otherState(state);
  if (!isByStaff && !isMovable(row, now)) throw refusals.tooLate();
}

export function isMovable(row: AppointmentRow, now: Date): boolean {
  const { snapshot, starts_at: startsAt, reschedules } = row;
  const { reschedule_before: before, most_reschedules: most } = snapshot;
  const left = startsAt.getTime() - now.getTime();
  return before !== null && left >= before * 60_000 && left > 0 && reschedules < most;
}

interface RescheduleParts {
  rescheduling: Rescheduling;
  offer: OfferedTerms;
  chosen: NonNullable<ReturnType<typeof chosenOf>>;
  locked: LockedAppointment;
}

async function move(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { rescheduling, offer, chosen, locked }: RescheduleParts,
): Promise<AppointmentRow | undefined> {
  const { db, now } = context;
  const { appointment, session, bookings, resources } = locked;
  checkSeen(locked, rescheduling.seen);
  const accountId = recorder.account.id;
  const at = now();
  if (isThere(locked, rescheduling))
    return await keepThere(context, recorder, { rescheduling, locked });
  checkMovable(appointment, rescheduling, at);
  const { startsAt } = rescheduling;
  const bufferBefore = offer.terms.buffer_before;
  if (!isMetBy({ chosen, resources, bufferBefore, startsAt })) return undefined;
  const isChanged = await moveSession(context, recorder, {
    sessionId: session.id,
    resources,
    takenTimes: chosen,
    leaving: bookings,
    clientId: appointment.state === "confirmed" ? appointment.client_id : null,
    details: appointment.snapshot.name,
    held: appointment.state === "requested",
  });
  if (!isChanged) return undefined;
  const start = { startsAt, ...startOf(chosen, resources, offer) };
  const { duration } = offer.terms;
  await saveSessionStart(db, { accountId, id: session.id, at, ...start, duration });
  const { notify, notifyAfter = 0, message } = rescheduling;
  if (notifyAfter > 0) await holdForUndo(db, { accountId, freed: bookings, at });
  return await beginAt(context, recorder, {
    appointment,
    startsAt,
    bookings,
    takenIds: chosen.map(({ resourceId }) => resourceId),
    notify,
    notifyAfter,
    message,
    transition: {
      wished_ids: [...rescheduling.resourceIds],
      snapshot: { ...appointment.snapshot, duration, parts: offer.terms.parts },
      ends_at: new Date(startsAt.getTime() + duration * 60_000),
      reschedules: appointment.reschedules + (rescheduling.isByStaff ? 0 : 1),
      ...agreedAfter(appointment, rescheduling, at),
      ...(rescheduling.timezone !== undefined && { timezone: rescheduling.timezone }),
      ...(appointment.attention === "displaced" && { attention: null }),
    },
  });
}

const agreedAfter = (row: AppointmentRow, { isByStaff }: Rescheduling, now: Date) =>
  isByStaff
    ? { refund_least: percentAt(row, now) }
    : { refund_percent: refundAt(row, now).percent };
