import type { Context } from "../../../ground/context.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { type BookingRow, bookingOf } from "../booking.ts";
import { findBookings } from "../store.ts";
import { recordBooking } from "../tell.ts";
import { lockBookings } from "../writes.store.ts";
import { touchBookings } from "./store.ts";

export interface BookingsChange {
  ids: readonly number[];
  /** Writes the change; the bookings are locked. */
  change: (rows: readonly BookingRow[], at: Date) => Promise<void>;
}

/** Changes several bookings, and records each as it was and as it became, or that it is gone. */
export async function changeBookings(
  context: Context,
  actor: Actor,
  { ids, change }: BookingsChange,
): Promise<void> {
  const { db } = context;
  const { id: accountId, subdomain } = actor.account;
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const at = context.now();
  if (sorted.length === 0) return await change([], at);
  await lockBookings(db, accountId, sorted);
  const rows = await findBookings(db, accountId, sorted);
  await change(rows, at);
  await touchBookings(db, { accountId, ids: sorted, at });
  const changed = await findBookings(db, accountId, sorted);
  const after = new Map(changed.map((row) => [row.id, row]));
  for (const row of rows) {
    const { id } = row;
    const before = bookingOf(row, context, subdomain);
    const now = after.get(id);
    const change =
      now === undefined ? { before } : { before, after: bookingOf(now, context, subdomain) };
    await recordBooking(context, actor, change);
  }
}
