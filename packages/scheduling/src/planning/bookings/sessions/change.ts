/* A session takes one booking of each resource, all or none. A hold takes minutes but is
   unpublished. */
import type { Context } from "../../../core/context.ts";
import type { Zones } from "../../../core/intervals/local-time.ts";
import {
  type Capacity,
  type Move,
  nearSlots,
  type Slot,
} from "../../../inventory/capacity/capacity.ts";
import {
  type LockedResource,
  lockSlots,
  moveSlots,
  readCapacity,
} from "../../../inventory/capacity/store.ts";
import { type ChangeRecorder, recordChanged, recordCreated } from "../booking.ts";
import { holdersFor, planOf, slotsOf, uniteSlots } from "../plan.ts";
import { holdingOf } from "../recheck.ts";
import type { Times } from "../request.ts";
import { type BookingRow, findBookings } from "../store.ts";
import { deleteBookings } from "../writes.store.ts";
import {
  bookHeld,
  clearDays,
  findSessionBookings,
  insertSessionBookings,
  type RescheduledBooking,
  rewriteBookings,
  type SessionTaking,
  type Taking,
} from "./store.ts";

interface SessionSlots {
  taken: SessionTaking[];
  moves: Move[];
}

export const timesOf = ({ resourceId, date, startTime, duration }: Taking): Times => ({
  resourceId,
  startDate: date,
  endDate: date,
  startTime,
  duration,
  tentative: false,
});

type TakenOf = Zones & Pick<LockedResource, "id" | "is_bookable" | "is_deleted">;

interface SessionState {
  resources: readonly TakenOf[];
  leaving: readonly BookingRow[];
  capacity: Capacity;
  near: readonly Slot[];
}

/** Needs the locks. */
export function planSlots(
  revenue: readonly Taking[],
  status: SessionState,
): SessionSlots | undefined {
  const plan: SessionSlots = { taken: [], moves: [] };
  for (const taking of revenue) {
    const own = takingOf(taking, status);
    if (own === undefined) return undefined;
    plan.taken.push(own.taken);
    plan.moves.push(...own.moves);
  }
  const kept = new Set(revenue.map(({ resourceId }) => resourceId));
  const gone = status.leaving.filter((row) => !kept.has(row.resource_id));
  return { ...plan, moves: [...plan.moves, ...gone.flatMap(releasedMoves)] };
}

function takingOf(taking: Taking, { resources, leaving, capacity, near }: SessionState) {
  const { resourceId } = taking;
  const resource = resources.find(({ id }) => id === resourceId);
  if (resource === undefined || !resource.is_bookable || resource.is_deleted) return undefined;
  const own = leaving.find((row) => row.resource_id === resourceId);
  const { taken, days, moves } = planOf(timesOf(taking), capacity, {
    zones: resource,
    ...(own !== undefined && { holding: holdingOf(own) }),
    near: near.filter((slot) => slot.resourceId === resourceId),
  });
  const [day] = days;
  const fits = taken.every(({ reason }) => reason === undefined);
  return day === undefined || !fits ? undefined : { taken: { ...taking, day }, moves };
}

function releasedMoves(row: BookingRow): Move[] {
  const { slots, duration } = holdingOf(row);
  return slots.map((slot) => ({ ...slot, minutes: -duration, available: null }));
}

/** The resources are locked. */
export interface SessionChange {
  sessionId: number;
  resources: readonly LockedResource[];
  takenTimes: readonly Taking[];
  /** Locked, or released by another session. */
  leaving: readonly BookingRow[];
  clientId: number | null;
  details: string;
  held: boolean;
}

type Surroundings = Pick<Context, "db" | "now" | "settings">;

export async function takeForSession(
  context: Surroundings,
  recorder: ChangeRecorder,
  change: SessionChange,
): Promise<boolean> {
  const plan = await planUnderLocks(context, recorder, change);
  if (plan === undefined) return false;
  const { db, now } = context;
  const accountId = recorder.account.id;
  const { sessionId, clientId, details, held, leaving } = change;
  const at = now();
  await removeBookings(context, recorder, leaving);
  await moveSlots(db, accountId, plan.moves);
  const { taken } = plan;
  const row = { accountId, sessionId, clientId, details, held, at, taken };
  const ids = await insertSessionBookings(db, row);
  if (!held) await recordCreated(context, recorder, await findBookings(db, accountId, ids));
  return true;
}

export async function moveSession(
  context: Surroundings,
  recorder: ChangeRecorder,
  change: SessionChange,
): Promise<boolean> {
  const plan = await planUnderLocks(context, recorder, change);
  if (plan === undefined) return false;
  const { db, now } = context;
  const accountId = recorder.account.id;
  const { leaving } = change;
  const at = now();
  const rescheduledBookings = paired(leaving, plan);
  const rest = leaving.filter(({ id }) => rescheduledBookings.every((one) => one.id !== id));
  const kept = leaving.filter((row) => !rest.includes(row));
  const ids = kept.map(({ id }) => id);
  await clearDays(db, accountId, ids);
  await removeBookings(context, recorder, rest);
  await moveSlots(db, accountId, plan.moves);
  await rewriteBookings(db, accountId, { edits: rescheduledBookings, at });
  const after = new Map((await findBookings(db, accountId, ids)).map((row) => [row.id, row]));
  const bookings = kept.filter(({ held }) => !held);
  const changes = bookings.map((before) => ({ before, after: after.get(before.id) }));
  await recordChanged(context, recorder, changes);
  const used = new Set(rescheduledBookings.map(({ to }) => to));
  const taken = plan.taken.filter((each) => !used.has(each));
  if (taken.length === 0) return true;
  const { sessionId, clientId, details, held } = change;
  const row = { accountId, sessionId, clientId, details, held, at, taken };
  const sessionBookings = await insertSessionBookings(db, row);
  if (!held)
    await recordCreated(context, recorder, await findBookings(db, accountId, sessionBookings));
  return true;
}

/** Needs the locks. */
export async function giveBack(
  context: Surroundings,
  recorder: ChangeRecorder,
  rows: readonly BookingRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const accountId = recorder.account.id;
  await lockSlots(context.db, accountId, uniteSlots(...rows.map((row) => holdingOf(row).slots)));
  await removeBookings(context, recorder, rows);
  await moveSlots(context.db, accountId, rows.flatMap(releasedMoves));
}

export async function bookSession(
  context: Surroundings,
  recorder: ChangeRecorder,
  booked: Pick<SessionChange, "sessionId" | "clientId"> & { bookerId: number | null },
): Promise<void> {
  const accountId = recorder.account.id;
  const { sessionId } = booked;
  await bookHeld(context.db, { accountId, ...booked, at: context.now() });
  const rows = await findSessionBookings(context.db, { accountId, sessionId });
  await recordCreated(context, recorder, rows);
}

async function planUnderLocks(
  { db }: Surroundings,
  { account }: ChangeRecorder,
  { resources, takenTimes, leaving }: SessionChange,
): Promise<SessionSlots | undefined> {
  const targets = takenTimes.flatMap((taking) => slotsOf(timesOf(taking)));
  const near = nearSlots(targets, resources);
  const freed = leaving.flatMap((row) => holdingOf(row).slots);
  await lockSlots(db, account.id, uniteSlots(targets, near, freed));
  const [first] = takenTimes;
  if (first === undefined) return { taken: [], moves: leaving.flatMap(releasedMoves) };
  const holders = holdersFor(timesOf(first), near);
  const slots = uniteSlots(targets, near);
  const capacity = await readCapacity(db, { accountId: account.id, slots, ...holders });
  return planSlots(takenTimes, { resources, leaving, capacity, near });
}

async function removeBookings(
  context: Surroundings,
  recorder: ChangeRecorder,
  rows: readonly BookingRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await deleteBookings(context.db, { accountId: recorder.account.id, ids, at: context.now() });
  const bookings = rows.filter(({ held }) => !held);
  await recordChanged(
    context,
    recorder,
    bookings.map((before) => ({ before, after: undefined })),
  );
}

function paired(leaving: readonly BookingRow[], { taken }: SessionSlots): RescheduledBooking[] {
  const rescheduledBookings: RescheduledBooking[] = [];
  const isUsed = (id: number) => rescheduledBookings.some((one) => one.id === id);
  const same = taken.flatMap((to) => {
    const row = leaving.find(({ resource_id: id }) => id === to.resourceId);
    return row === undefined ? [] : [{ id: row.id, to }];
  });
  rescheduledBookings.push(...same);
  for (const to of taken.filter((one) => same.every((each) => each.to !== one))) {
    const row = leaving.find(({ id }) => !isUsed(id));
    if (row !== undefined) rescheduledBookings.push({ id: row.id, to });
  }
  return rescheduledBookings;
}
