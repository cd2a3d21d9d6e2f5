import { todayIn } from "../calendar/days.ts";
import { readCapacity } from "../capacity/reading/store.ts";
import { lockSlots, moveSlots } from "../capacity/store.ts";
import type { Context } from "../context.ts";
import type { Actor } from "../identity/identity.ts";
import { zoneOf } from "../zones.ts";
import { type BookingRow, bookingOf } from "./booking.ts";
import { checkGaps, type Holding, planOf, slotsOf, uniteSlots } from "./plan.ts";
import { refuseClashes } from "./refuse.ts";
import type { Wish } from "./wish.ts";
import { type NewBookingRow, replaceDays } from "./writes/store.ts";

/** Gives a locked booking the days of a wish as if it were new; 422 as when it is made. */
export async function recheck(
  context: Context,
  actor: Actor,
  { wish, current, row }: Recheck,
): Promise<void> {
  const { db } = context;
  const { accountId, timezone } = row;
  const holding = holdingOf(current);
  const wanted = slotsOf(wish);
  await lockSlots(db, accountId, uniteSlots(wish.tentative ? [] : wanted, holding.slots));
  const slots = uniteSlots(wanted, holding.slots);
  const isTimed = wish.startTime !== null;
  const plan = planOf(wish, await readCapacity(db, { accountId, slots, isTimed }), holding);
  checkGaps(wish, plan.days, timezone);
  if (!wish.allowsWaiting) {
    const shown = () =>
      bookingOf(changed(current, row, plan.days), context, actor.account.subdomain);
    await refuseClashes(db, { accountId, times: wish, plan, holding, shown });
  }
  await replaceDays(db, { row, days: plan.days, today: todayIn(zoneOf(timezone), context.now()) });
  await moveSlots(db, accountId, plan.moves);
}

interface Recheck {
  wish: Wish;
  current: BookingRow;
  row: NewBookingRow & { id: number };
}

/** The minutes that a booking has in the ledger. */
export function holdingOf(row: BookingRow): Holding {
  const { id, resource_id: resourceId, duration, tentative, days, waits } = row;
  const counted = tentative ? [] : days.filter((_date, index) => waits[index] === false);
  return { bookingId: id, duration, slots: counted.map((date) => ({ resourceId, date })) };
}

function changed(
  current: BookingRow,
  row: NewBookingRow,
  days: readonly { date: string; waiting: boolean }[],
): BookingRow {
  return {
    ...current,
    resource_id: row.resourceId,
    project_id: row.projectId,
    client_id: row.clientId,
    details: row.details,
    start_date: row.startDate,
    end_date: row.endDate,
    duration: row.duration,
    start_time: row.startTime,
    billable: row.billable,
    tentative: row.tentative,
    timezone: row.timezone,
    days: days.map(({ date }) => date),
    waits: days.map(({ waiting }) => waiting),
  };
}
