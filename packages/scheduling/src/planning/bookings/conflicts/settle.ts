import type { Context } from "../../../core/context.ts";
import { zoneOf } from "../../../core/dates.ts";
import { rezoned, todayIn } from "../../../core/intervals/local-time.ts";
import { widened } from "../../../inventory/capacity/capacity.ts";
import {
  type LockedResource,
  listSlots,
  moveSlots,
  readOpenTimes,
} from "../../../inventory/capacity/store.ts";
import { renewResources } from "../../../inventory/resources/store.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { clash } from "../refusals.ts";
import type { BookingRow } from "../store.ts";
import { changeBookings } from "./change.ts";
import { type ClashChoices, undecided } from "./choices.ts";
import { conflictsOf, type Fate } from "./displace.ts";
import { deleteDays, letDaysWait, listFrom, listPrecedence, setZone } from "./store.ts";

export interface Settlement {
  /** Locked FOR UPDATE, with new openings written. */
  resources: readonly LockedResource[];
  firstDay: string | null;
  lastDay: string | null;
  fate: Fate;
  /** Precede the fate. */
  choices?: ClashChoices | undefined;
  checkDisplaced?: (row: BookingRow) => void;
  zone?: { date: string; timezone: string } | undefined;
}

/** Aligns bookings and ledger with a capacity changed in this transaction. */
export async function settle(
  context: Context,
  actor: Actor,
  settlement: Settlement,
): Promise<void> {
  const { db } = context;
  const { id: accountId } = actor.account;
  const { resources: former, fate, zone, choices = new Map() } = settlement;
  const resources =
    zone === undefined ? former : former.map((each) => ({ ...each, ...rezoned(each, zone) }));
  const days = widened(settlement, resources);
  const resourceIds = resources.map(({ id }) => id);
  const range = { accountId, resourceIds, ...days };
  const { clashes, moves, displaced } = conflictsOf({
    resources,
    ledger: await listSlots(db, range),
    held: await listPrecedence(db, range),
    openings: await readOpenTimes(db, range),
  });
  const open = fate === "refuse" ? undecided(clashes, choices) : [];
  if (open.length > 0) throw clash(open);
  const [{ id: resourceId }] = resources as [LockedResource];
  const bookingDays =
    zone === undefined ? [] : await listFrom(db, { accountId, resourceId, date: zone.date });
  const ids = [...displaced, ...bookingDays].map(({ bookingId }) => bookingId);
  await changeBookings(context, actor, {
    ids,
    choices,
    change: async (rows, at) => {
      const leaving = new Set(displaced.map(({ bookingId }) => bookingId));
      for (const row of rows) if (leaving.has(row.id)) settlement.checkDisplaced?.(row);
      const isAhead = isFuture(context, settlement);
      const isGone = (day: (typeof displaced)[number]) => {
        const choice = choices.get(day.bookingId) ?? (fate === "delete" ? "cancel" : "keep");
        return choice === "cancel" && isAhead(day);
      };
      await letDaysWait(
        db,
        accountId,
        displaced.filter((day) => !isGone(day)),
      );
      await deleteDays(db, { accountId, days: displaced.filter(isGone), at });
      if (zone !== undefined) await setZone(db, { accountId, resourceId, ...zone });
    },
  });
  await moveSlots(db, accountId, moves);
  await renewResources(db, accountId, resourceIds);
}

function isFuture({ now }: Context, { resources, zone }: Settlement) {
  const later = zone === undefined ? "" : todayIn(zoneOf(zone.timezone), now());
  const today = new Map(
    resources.map(({ id, timezone }) => {
      const date = todayIn(zoneOf(timezone), now());
      return [id, date < later ? later : date];
    }),
  );
  return ({ resourceId, date }: { resourceId: number; date: string }): boolean =>
    date >= today.get(resourceId)!;
}
