// On each day, bookings stay in order of creation while they fit. The rest wait or are deleted as
// requested; past days always wait.

import {
  admissionTo,
  type Clash,
  type ConflictingBooking,
  displacedFrom,
  type OpenDay,
  type OpenTimes,
  openDay,
} from "../../../core/intervals/availability.ts";
import { dayOf, type Zones } from "../../../core/intervals/local-time.ts";
import { type HeldSlot, type Move, nothingOpen } from "../../../inventory/capacity/capacity.ts";
import type { LedgerRow } from "../../../inventory/capacity/store.ts";
import type { BookingDay } from "./store.ts";

export type Fate = "refuse" | "wait" | "delete";

export interface ShrunkCapacity {
  resources: readonly (Zones & { id: number })[];
  ledger: readonly LedgerRow[];
  held: readonly HeldSlot[];
  openings: ReadonlyMap<number, OpenTimes>;
}

export interface Conflict {
  clashes: Clash[];
  moves: Move[];
  displaced: (BookingDay & { resourceId: number })[];
}

export function conflictsOf({ resources, ledger, held, openings }: ShrunkCapacity): Conflict {
  const rows = Map.groupBy(ledger, ({ resourceId }) => resourceId);
  const holders = Map.groupBy(held, ({ resourceId }) => resourceId);
  const result: Conflict = { clashes: [], moves: [], displaced: [] };
  for (const resource of resources) {
    const open = openings.get(resource.id) ?? nothingOpen;
    const own = rows.get(resource.id) ?? [];
    const days = new Map(own.map(({ date }) => [date, openDay(open, dayOf(date))]));
    const holding = (holders.get(resource.id) ?? []).filter(({ date }) => days.has(date));
    const gone = displacedFrom(days, holding, admissionTo(resource));
    const byDate = Map.groupBy(gone, ({ date }) => date);
    for (const row of own)
      locate(result, row, { day: days.get(row.date)!, gone: byDate.get(row.date) });
  }
  return result;
}

function locate(
  result: Conflict,
  row: LedgerRow,
  { day, gone = [] }: { day: OpenDay; gone: ConflictingBooking[] | undefined },
): void {
  const { resourceId, date } = row;
  const minutes = gone.reduce((sum, { duration }) => sum + duration, 0);
  if (minutes > 0 || day.available !== row.available) {
    result.moves.push({ resourceId, date, minutes: -minutes, available: day.available });
  }
  const [first] = gone;
  if (first === undefined) return;
  result.displaced.push(...gone.map(({ bookingId }) => ({ resourceId, date, bookingId })));
  result.clashes.push({
    date,
    resource_id: resourceId,
    available: day.available,
    booked: row.booked,
    booking_ids: gone.map(({ bookingId }) => bookingId),
    reason: first.reason,
  });
}
