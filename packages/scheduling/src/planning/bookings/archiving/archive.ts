import type { Context } from "../../../core/context.ts";
import { listSlots, moveSlots } from "../../../inventory/capacity/store.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { changeBookings } from "../conflicts/change.ts";
import { cutBookings, listBookedBy, listRunning, setBooker } from "./store.ts";

/** Needs the resource locked FOR UPDATE. */
export async function endBookings(
  context: Context,
  actor: Actor,
  { resourceId, today }: { resourceId: number; today: string },
): Promise<void> {
  const { db } = context;
  const accountId = actor.account.id;
  const ids = await listRunning(db, { accountId, resourceId, today });
  await changeBookings(context, actor, {
    ids,
    change: (_rows, at) => cutBookings(db, { accountId, ids, today, at }),
  });
  const range = { accountId, resourceIds: [resourceId], firstDay: today, lastDay: null };
  const slots = await listSlots(db, range);
  const moves = slots.map((slot) => ({ ...slot, minutes: -slot.booked, available: null }));
  await moveSlots(db, accountId, moves);
}

export async function takeOver(
  context: Context,
  actor: Actor,
  { userId, today }: { userId: number; today: string },
): Promise<void> {
  const { db } = context;
  const accountId = actor.account.id;
  const ids = await listBookedBy(db, { accountId, userId, today });
  await changeBookings(context, actor, {
    ids,
    change: () => setBooker(db, { accountId, ids, bookerId: actor.userId }),
  });
}
