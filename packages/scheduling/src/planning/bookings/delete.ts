import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import { lockResources, lockSlots, moveSlots } from "../../inventory/capacity/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { bookingNoun } from "./booking.ts";
import { holdingOf } from "./recheck.ts";
import { refuseOfSession } from "./sessions/refuse.ts";
import { findBooking } from "./store.ts";
import { lockCurrentBooking } from "./update.ts";
import { deleteBookings } from "./writes.store.ts";

/** Waiting bookings are not promoted. */
export async function deleteBooking(outer: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await decide(outer.db, async (db) => {
    const seen = await findBooking(db, accountId, id);
    if (seen === undefined) throw notFound();
    await lockResources(db, { accountId, ids: [seen.resource_id], mode: "share" });
    await changed({ ...outer, db }, actor, {
      ...bookingNoun,
      id,
      lock: () => lockCurrentBooking(db, accountId, seen),
      async write({ now }, current) {
        await refuseOfSession(db, accountId, current);
        const { slots, duration } = holdingOf(current);
        await lockSlots(db, accountId, slots);
        await deleteBookings(db, { accountId, ids: [id], at: now() });
        const moves = slots.map((slot) => ({ ...slot, minutes: -duration, available: null }));
        await moveSlots(db, accountId, moves);
        return undefined;
      },
    });
  });
}
