/* A booking locks the resource FOR SHARE and its days. A change of openings locks the resource FOR
   UPDATE and corrects existing days. Decisions read under these locks, or their write verifies the
   resource version. */

import { atomically, codeOf, constraintOf, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { HeldOccupancy, OpenTimes, TakenTime } from "../../core/intervals/availability.ts";
import { daysBetween, isWithin, turnsOf, type Zones } from "../../core/intervals/local-time.ts";
import { tooBusy } from "../../core/refusals.ts";

export interface Slot {
  resourceId: number;
  date: string;
}

/** Booked minutes; negative to release. */
export interface Move extends Slot {
  minutes: number;
  /** Null keeps it. */
  available: number | null;
}

export type HeldSlot = Slot & HeldOccupancy;

export interface Capacity {
  openings: ReadonlyMap<number, OpenTimes>;
  takenOf(slot: Slot): TakenTime;
  heldOf(slot: Slot): readonly HeldSlot[];
}

export const nothingOpen: OpenTimes = { weekly: [], custom: [], timeOff: [] };

export const slotKey = ({ resourceId, date }: Slot): string => `${resourceId} ${date}`;

export function revenue(
  booked: readonly (Slot & { booked: number })[],
  held: readonly HeldSlot[],
): Pick<Capacity, "takenOf" | "heldOf"> {
  const minutes = new Map(booked.map((slot) => [slotKey(slot), slot.booked]));
  const bySlot = Map.groupBy(held, slotKey);
  const heldOf = (slot: Slot) => bySlot.get(slotKey(slot)) ?? [];
  return {
    heldOf,
    takenOf: (slot) => ({
      booked: minutes.get(slotKey(slot)) ?? 0,
      timed: heldOf(slot).filter(({ startTime }) => startTime !== null),
    }),
  };
}

// Near a zone change days are decided together: one moment may be in two of them.
type ZonedResource = Zones & { id: number };

export function nearSlots(slots: readonly Slot[], resources: readonly ZonedResource[]): Slot[] {
  return resources.flatMap((resource) => {
    const own = slots.filter(({ resourceId }) => resourceId === resource.id);
    const near = turnsOf(resource).filter((range) => own.some(({ date }) => isWithin(range, date)));
    return near.flatMap(({ firstDay, lastDay }) =>
      daysBetween(firstDay, lastDay).map(({ date }) => ({ resourceId: resource.id, date })),
    );
  });
}

/** Null is open. */
export function widened<Ends extends { firstDay: string | null; lastDay: string | null }>(
  { firstDay, lastDay }: Ends,
  resources: readonly Zones[],
): { firstDay: string | null; lastDay: string | null } {
  let [first, last] = [firstDay, lastDay];
  for (const range of resources.flatMap(turnsOf)) {
    const isTouched =
      (firstDay === null || firstDay <= range.lastDay) &&
      (lastDay === null || range.firstDay <= lastDay);
    if (!isTouched) continue;
    if (first !== null && range.firstDay < first) first = range.firstDay;
    if (last !== null && range.lastDay > last) last = range.lastDay;
  }
  return { firstDay: first, lastDay: last };
}

const attempts = 5;

// Constraints that may refuse a write even after a check under locks.
const guards = new Set(["booking_durations_overlap", "resource_days_capacity"]);
// Deadlock and serialization failure, after the retries of `atomically`.
const collisions = new Set(["40P01", "40001"]);

export class CapacityChangedError extends Error {}

/** After a refusal by a constraint, the decision runs again on current data. */
export async function decide<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (db.isTransaction) return await tentatively(db, () => work(db));
      return await atomically(db, work);
    } catch (error) {
      if (!mayRunAgain(db, error)) throw error;
      if (attempt === attempts) throw tooBusy();
    }
  }
}

export async function decideFreely<Result>(
  db: Database,
  work: (db: Database, isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  const free = await tryFreely(db, async (db) => ({ result: await work(db, false) }));
  if (free !== undefined) return free.result;
  return await decide(db, (db) => work(db, true));
}

export async function tryFreely<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    if (db.isTransaction) return await tentatively(db, () => work(db));
    return await work(db);
  } catch (error) {
    if (!mayRunAgain(db, error)) throw error;
    return undefined;
  }
}

/** After a collision, only the owner of an outer transaction can restart it. */
function mayRunAgain(db: Database, error: unknown): boolean {
  const isCollision = collisions.has(codeOf(error) ?? "");
  return isCollision ? !db.isTransaction : isStale(error);
}

function isStale(error: unknown): boolean {
  return error instanceof CapacityChangedError || guards.has(constraintOf(error) ?? "");
}
