import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../core/context.ts";
import { notFound, tooBusy } from "../../core/refusals.ts";
import { CapacityChangedError, decide } from "../../inventory/capacity/decide.ts";
import { type LockedResource, lockResources } from "../../inventory/capacity/store.ts";
import type { BookingRow } from "../../planning/bookings/booking.ts";
import { lockSessionBookings } from "../../planning/bookings/sessions/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import { lockSession, type SessionRow } from "../sessions.store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { type AppointmentTransition, findAppointmentSession, lockAppointment } from "./store.ts";

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
