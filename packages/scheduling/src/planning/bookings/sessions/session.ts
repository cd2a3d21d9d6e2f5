/* A session takes one booking of each resource, all or none. A hold takes minutes but is
   unpublished. */

import type { Zones } from "../../../core/intervals/turns.ts";
import type { Capacity, Move, Slot } from "../../../inventory/capacity/capacity.ts";
import type { LockedResource } from "../../../inventory/capacity/store.ts";
import type { BookingRow } from "../booking.ts";
import { planOf } from "../plan.ts";
import { holdingOf } from "../recheck.ts";
import type { Times } from "../request.ts";
import type { DayRow } from "../writes.store.ts";

export interface Taking {
  resourceId: number;
  date: string;
  startTime: number;
  duration: number;
}

export interface SessionTaking extends Taking {
  day: DayRow;
}

export interface SessionSlots {
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

export function releasedMoves(row: BookingRow): Move[] {
  const { slots, duration } = holdingOf(row);
  return slots.map((slot) => ({ ...slot, minutes: -duration, available: null }));
}
