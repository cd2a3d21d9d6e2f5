// Who has to go when capacity shrinks: day by day bookings stay in the order in which they were
// made while they fit. The rest wait or are deleted, as asked; what is past always waits.

import type { Openings } from "../../calendar/availability.ts";
import { type OpenDay, openDay } from "../../calendar/availability.ts";
import { type Clash, stayOn } from "../../calendar/clash.ts";
import { dayOf } from "../../calendar/days.ts";
import { type Move, nothingOpen, slotKey } from "../../capacity/capacity.ts";
import type { LedgerRow } from "../../capacity/store.ts";
import type { HeldRow } from "../store.ts";
import type { BookingDay } from "./store.ts";

/** What becomes of bookings that no longer fit. */
export type Fate = "refuse" | "wait" | "delete";

export interface Shrunk {
  ledger: readonly LedgerRow[];
  /** In order of precedence. */
  held: readonly HeldRow[];
  openings: ReadonlyMap<number, Openings>;
}

export interface Displacement {
  clashes: Clash[];
  /** How the ledger moves when all who are displaced have gone. */
  moves: Move[];
  displaced: (BookingDay & { resourceId: number })[];
}

/** Works out who is displaced on which days, and what the ledger says then. */
export function displacementOf({ ledger, held, openings }: Shrunk): Displacement {
  const bySlot = Map.groupBy(held, slotKey);
  const result: Displacement = { clashes: [], moves: [], displaced: [] };
  for (const row of ledger) {
    const day = openDay(openings.get(row.resourceId) ?? nothingOpen, dayOf(row.date));
    place(result, { row, day, held: bySlot.get(slotKey(row)) ?? [] });
  }
  return result;
}

interface Placed {
  row: LedgerRow;
  day: OpenDay;
  held: readonly HeldRow[];
}

function place(result: Displacement, { row, day, held }: Placed): void {
  const { resourceId, date } = row;
  const { displaced } = stayOn(day, held);
  const minutes = displaced.reduce((sum, { duration }) => sum + duration, 0);
  if (minutes > 0 || day.available !== row.available) {
    result.moves.push({ resourceId, date, minutes: -minutes, available: day.available });
  }
  const [first] = displaced;
  if (first === undefined) return;
  result.displaced.push(...displaced.map(({ bookingId }) => ({ resourceId, date, bookingId })));
  result.clashes.push({
    date,
    resource_id: resourceId,
    available: day.available,
    booked: row.booked,
    booking_ids: displaced.map(({ bookingId }) => bookingId),
    reason: first.reason,
  });
}
