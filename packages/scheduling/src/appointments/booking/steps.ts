/* One transaction under all locks writes bookings, session, notices and record. */

import type { Database } from "@frontdesk/database/database";
import { nobodyIn, record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { notFound, tooBusy } from "../../core/refusals.ts";
import { CapacityChangedError, decide } from "../../inventory/capacity/capacity.ts";
import { type LockedResource, lockResources } from "../../inventory/capacity/store.ts";
import { holdForUndo } from "../../inventory/capacity/undo-holds.store.ts";
import { lowerKeep } from "../../money/charges/store.ts";
import { closeDeposits } from "../../money/deposits.store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { bookSession, giveBack } from "../../planning/bookings/sessions/change.ts";
import { lockSessionBookings } from "../../planning/bookings/sessions/store.ts";
import type { BookingRow } from "../../planning/bookings/store.ts";
import {
  forgetReminders,
  type NoticeKind,
  queueNotices,
  queueReminders,
} from "../notices.store.ts";
import { endSession, lockSession, type SessionRow } from "../sessions.store.ts";
import {
  type AppointmentRow,
  appointmentOf,
  countTaken,
  decideBy,
  type FullRow,
} from "./appointment.ts";
import { queueChange, slotOf } from "./change-notices.ts";
import {
  type AppointmentTransition,
  findAppointmentSession,
  lockAppointment,
  saveAppointment,
} from "./store.ts";
import { undoOf } from "./undo.ts";

/** Actor of customers' and automatic changes. */
export const nobodyOf = (account: ChangeRecorder["account"]): ChangeRecorder => ({
  ...nobodyIn(account.id),
  account,
});

interface AppointmentEvent {
  before?: FullRow | undefined;
  after: FullRow;
}

export async function recordTransition(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { before, after }: AppointmentEvent,
): Promise<void> {
  const show = (row: FullRow) => appointmentOf(row, context, recorder.account.subdomain);
  await record(context, recorder, {
    kind: "appointment",
    action: before === undefined ? "create" : "update",
    id: after.id,
    before: before && show(before),
    after: show(after),
  });
}

export type TransitionContext = Pick<Context, "db" | "now" | "settings" | "log">;

export interface LockedAppointment {
  appointment: AppointmentRow;
  session: SessionRow;
  bookings: BookingRow[];
  resources: LockedResource[];
  unwritten?: AppointmentTransition;
}

export interface LockInput {
  id: number;
  resourceIds?: readonly number[];
}

class ChangedSinceError extends Error {}

const mostSights = 20;

export async function seenFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let sight = 1; ; sight += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedSinceError)) throw error;
      if (sight === mostSights) throw tooBusy();
    }
  }
}

export function checkSeen(
  { appointment }: LockedAppointment,
  seen: AppointmentRow | undefined,
): void {
  if (seen !== undefined && appointment.revision !== seen.revision) throw new ChangedSinceError();
}

/** One transaction with all locks. Lock order: resources, session, appointment, bookings, days. */
export async function underLocks<Result>(
  outer: TransitionContext,
  recorder: ChangeRecorder,
  input: LockInput,
  work: (context: TransitionContext, locked: LockedAppointment) => Promise<Result>,
): Promise<Result> {
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    return await work(context, await lockForChange(db, recorder.account.id, input));
  });
}

/** Joins an open transaction. */
export async function lockForChange(
  db: Database,
  accountId: number,
  { id, resourceIds = [] }: LockInput,
): Promise<LockedAppointment> {
  const seen = await findAppointmentSession(db, accountId, id);
  if (seen === undefined) throw notFound();
  const { sessionId } = seen;
  const ids = [...new Set([...seen.resourceIds, ...resourceIds])];
  const resources = await lockResources(db, { accountId, ids, mode: "share" });
  const session = await lockSession(db, accountId, sessionId);
  const appointment = await lockAppointment(db, accountId, id);
  const bookings = await lockSessionBookings(db, { accountId, sessionId });
  if (appointment === undefined || session === undefined) throw notFound();
  const isSame =
    appointment.session_id === sessionId &&
    bookings.every((row) => resources.some((resource) => resource.id === row.resource_id));
  if (!isSame) throw new CapacityChangedError();
  return { appointment, session, bookings, resources };
}

export const isWhole = ({ appointment, bookings }: LockedAppointment): boolean =>
  bookings.length === countTaken(appointment.snapshot) &&
  bookings.every(({ waits }) => !waits.includes(true));

/** The caller has released the bookings. */
export async function endWithin(
  { db, now }: TransitionContext,
  accountId: number,
  { locked, transition }: { locked: LockedAppointment; transition: AppointmentTransition },
): Promise<AppointmentRow> {
  const { appointment, session } = locked;
  const at = now();
  await endSession(db, { accountId, id: session.id, at });
  const ended = await saveAppointment(db, { accountId, id: appointment.id, at }, transition);
  const location = { accountId, appointmentId: appointment.id };
  await forgetReminders(db, location);
  if (appointment.sent_at !== null) await closeDeposits(db, location);
  return ended;
}

export async function accept(
  context: TransitionContext,
  recorder: ChangeRecorder,
  locked: LockedAppointment,
): Promise<AppointmentRow> {
  if (!isWhole(locked)) return await expire(context, recorder, { locked, by: null });
  const { appointment, unwritten } = locked;
  if (appointment.snapshot.approval === "none") return await confirm(context, recorder, locked);
  const { db, now } = context;
  const at = now();
  const accountId = recorder.account.id;
  const location = { accountId, id: appointment.id, at };
  const after = await saveAppointment(db, location, {
    ...unwritten,
    state: "requested",
    held_until: null,
    ended_at: null,
    decide_by: decideBy(at, appointment),
  });
  const kinds = ["requested" as const, "staff_to_approve" as const];
  const actorId = recorder.userId;
  await queueNotices(db, { accountId, appointmentId: appointment.id, kinds, at, actorId });
  await recordTransition(context, recorder, { after });
  return after;
}

export const confirmedTransition = (at: Date) => ({
  state: "confirmed" as const,
  confirmed_at: at,
  ended_at: null,
  held_until: null,
  decide_by: null,
});

export const confirmedNotices: NoticeKind[] = ["confirmed", "staff_new"];

export async function confirm(
  context: TransitionContext,
  recorder: ChangeRecorder,
  locked: LockedAppointment,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { appointment, session, unwritten } = locked;
  const at = now();
  const accountId = recorder.account.id;
  const appointmentId = appointment.id;
  const { userId: actorId } = recorder;
  const bookerId = appointment.is_by_staff ? actorId : null;
  const { client_id: clientId } = appointment;
  await bookSession(context, recorder, { sessionId: session.id, clientId, bookerId });
  const location = { accountId, id: appointmentId, at };
  const after = await saveAppointment(db, location, { ...unwritten, ...confirmedTransition(at) });
  await queueNotices(db, { accountId, appointmentId, kinds: confirmedNotices, at, actorId });
  await queueReminders(db, { accountId, appointmentId, startsAt: appointment.starts_at, at });
  await recordTransition(context, recorder, { before: noticeBefore(appointment), after });
  return after;
}

export async function expire(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { locked, by }: { locked: LockedAppointment; by: "customer" | null },
): Promise<AppointmentRow> {
  const { appointment, unwritten } = locked;
  const now = context.now();
  const until = appointment.held_until ?? now;
  await giveBack(context, recorder, locked.bookings);
  return await endWithin(context, recorder.account.id, {
    locked,
    transition: {
      ...unwritten,
      state: "expired",
      held_until: null,
      cancelled_by: by,
      ended_at: until < now ? until : now,
    },
  });
}

interface Declining {
  locked: LockedAppointment;
  byItself: boolean;
  message?: string | undefined;
}

export async function decline(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { locked, byItself, message }: Declining,
): Promise<AppointmentRow> {
  const { appointment } = locked;
  const accountId = recorder.account.id;
  const at = context.now();
  await giveBack(context, recorder, locked.bookings);
  const transition = { state: "declined" as const, decide_by: null, ended_at: at };
  const after = await endWithin(context, accountId, { locked, transition });
  await queueChange(context.db, {
    accountId,
    appointmentId: appointment.id,
    kinds: [byItself ? "declined_by_itself" : "declined"],
    at,
    before: slotOf(appointment, locked.bookings),
    message,
    actorId: recorder.userId,
  });
  await recordTransition(context, recorder, { before: appointment, after });
  return after;
}

interface Cancelling {
  locked: LockedAppointment;
  by: "customer" | "business";
  refundPercent?: number;
  notifyAfter?: number | undefined;
  /** Charges that the cancellation lowered. */
  chargeIds?: number[];
  message?: string | undefined;
  /** Without mails. */
  isSilent?: boolean;
}

export async function cancel(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { locked, by, refundPercent, notifyAfter = 0, chargeIds = [], ...how }: Cancelling,
): Promise<AppointmentRow> {
  const { message, isSilent = false } = how;
  const { appointment } = locked;
  const accountId = recorder.account.id;
  const at = context.now();
  await giveBack(context, recorder, locked.bookings);
  if (notifyAfter > 0) await holdForUndo(context.db, { accountId, freed: locked.bookings, at });
  if (by === "business") {
    await lowerKeep(context.db, { accountId, appointmentId: appointment.id, keep: 0, at });
  }
  const transition = {
    state: "cancelled" as const,
    cancelled_by: by,
    decide_by: null,
    ended_at: at,
  };
  const sequence = appointment.sequence + 1;
  const decided = refundPercent !== undefined && { refund_percent: refundPercent };
  // A refused payment stays a task until it is settled.
  const attention = appointment.attention === "payment" ? ("payment" as const) : null;
  const mayUndo = notifyAfter > 0 && isWhole(locked) && appointment.attention !== "displaced";
  const undo = mayUndo && { undo: undoOf(appointment, locked.bookings, { chargeIds, at }) };
  const ended = { ...transition, ...decided, sequence, attention, ...undo };
  const after = await endWithin(context, accountId, { locked, transition: ended });
  await queueChange(context.db, {
    accountId,
    appointmentId: appointment.id,
    kinds: isSilent ? [] : ["cancelled", "staff_cancelled"],
    at,
    notifyAfter,
    before: slotOf(appointment, locked.bookings),
    message,
    actorId: recorder.userId,
  });
  await recordTransition(context, recorder, { before: appointment, after });
  return after;
}

/** Marks it for staff: it cannot take place as agreed. */
export async function displace(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { appointment }: LockedAppointment,
): Promise<AppointmentRow> {
  const { db } = context;
  const at = context.now();
  const accountId = recorder.account.id;
  const { id } = appointment;
  const transition = { attention: "displaced" as const };
  const after = await saveAppointment(db, { accountId, id, at }, transition);
  await queueNotices(db, { accountId, appointmentId: id, kinds: ["staff_attention"], at });
  await recordTransition(context, recorder, { before: appointment, after });
  return after;
}

export interface ChangedStart {
  appointment: AppointmentRow;
  startsAt: Date;
  bookings: readonly BookingRow[];
  /** Absent if it keeps its resources. */
  takenIds?: readonly number[];
  transition?: AppointmentTransition;
  notify?: boolean | undefined;
  notifyAfter?: number | undefined;
  message?: string | undefined;
}

export async function beginAt(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { appointment, startsAt, bookings, transition = {}, notify = true, ...change }: ChangedStart,
): Promise<AppointmentRow> {
  const { db } = context;
  const at = context.now();
  const accountId = recorder.account.id;
  const { id, snapshot, decide_by: decideBy } = appointment;
  const after = await saveAppointment(
    db,
    { accountId, id, at },
    {
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + snapshot.duration * 60_000),
      sequence: appointment.sequence + 1,
      ...(decideBy !== null && startsAt < decideBy && { decide_by: startsAt }),
      ...transition,
    },
  );
  const before = slotOf(appointment, bookings);
  const { takenIds = before.resourceIds, notifyAfter, message } = change;
  await queueChange(db, {
    accountId,
    appointmentId: id,
    kinds: notify ? ["moved", "staff_moved"] : ["staff_moved"],
    at,
    notifyAfter,
    before,
    after: { startsAt, endsAt: after.ends_at, resourceIds: takenIds },
    message,
    actorId: recorder.userId,
  });
  if (after.state === "confirmed") {
    await queueReminders(db, { accountId, appointmentId: id, startsAt, at });
  }
  await recordTransition(context, recorder, { before: appointment, after });
  return after;
}

/** A hold's first event shows its outcome. */
const noticeBefore = (row: AppointmentRow): AppointmentRow | undefined =>
  row.state === "requested" ? row : undefined;
