import type { Database } from "@frontdesk/database/database";
import type { BookingRow } from "../../bookings/bookings/booking.ts";
import { lockSessionBookings } from "../../bookings/bookings/sessions/store.ts";
import type { Teller } from "../../bookings/bookings/tell.ts";
import type { Context } from "../../ground/context.ts";
import { notFound, tooBusy } from "../../ground/refusals.ts";
import { decide, Outdated } from "../../resources/capacity/decide.ts";
import { type LockedResource, lockResources } from "../../resources/capacity/store.ts";
import { lockSession, type SessionRow } from "../sessions.store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { type AppointmentStep, findPlace, lockAppointment } from "./store.ts";

/** What a step is given: its transaction, and whoever it is done by. */
export type StepContext = Pick<Context, "db" | "now" | "settings" | "log">;

/** An appointment with all that it takes, under the locks of all of it. */
export interface Locked {
  appointment: AppointmentRow;
  session: SessionRow;
  bookings: BookingRow[];
  /** Those of its bookings, and those that were asked for besides. */
  resources: LockedResource[];
  /** What the appointment has here that is to be written with what comes of it. */
  unwritten?: AppointmentStep;
}

export interface PlaceToLock {
  id: number;
  /** Resources that it may move to. */
  resourceIds?: readonly number[];
}

/** What was seen of an appointment before its locks were had is no longer so. */
class ChangedSince extends Error {}

const mostSights = 20;

/** Does work that looks at an appointment before it locks it, again where it changed in between. */
export async function seenFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let sight = 1; ; sight += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedSince)) throw error;
      if (sight === mostSights) throw tooBusy();
    }
  }
}

/** Has whoever looks first look again, unless a locked appointment is still what they saw. */
export function checkSeen({ appointment }: Locked, seen: AppointmentRow | undefined): void {
  if (seen !== undefined && appointment.revision !== seen.revision) throw new ChangedSince();
}

/**
 * Does a step of an appointment in one database transaction, under all its locks. They are taken
 * in the order of everybody: resources, session, appointment, bookings; days come after these.
 */
export async function underLocks<Result>(
  outer: StepContext,
  teller: Teller,
  {
    place,
    work,
  }: { place: PlaceToLock; work: (context: StepContext, locked: Locked) => Promise<Result> },
): Promise<Result> {
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    return await work(context, await lockPlace(db, teller.account.id, place));
  });
}

/** The same of a transaction that is open; 404 where there is no such appointment. */
export async function lockPlace(
  db: Database,
  accountId: number,
  { id, resourceIds = [] }: PlaceToLock,
): Promise<Locked> {
  const seen = await findPlace(db, accountId, id);
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
  if (!isSame) throw new Outdated();
  return { appointment, session, bookings, resources };
}
