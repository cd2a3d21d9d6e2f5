/* Keeps the past. Bookings end before today; the person's future bookings pass to the deleting
   member. The membership ends. */

import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { todayIn } from "../../core/intervals/days.ts";
import { zoneOf } from "../../core/zones.ts";
import { decide } from "../../inventory/capacity/decide.ts";
import { lockResource, resourceNoun } from "../../inventory/resources/show.ts";
import { markDeleted } from "../../inventory/resources/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { endBookings, takeOver } from "../../planning/bookings/archiving/archive.ts";
import { endMembership } from "../members/end.ts";

export async function retireResource(outer: Context, actor: Actor, id: number): Promise<void> {
  await decide(outer.db, (db) =>
    changed({ ...outer, db }, actor, {
      ...resourceNoun,
      id,
      lock: lockResource,
      async write(context, { timezone, user_id: userId }) {
        const today = todayIn(zoneOf(timezone), context.now());
        await endBookings(context, actor, { resourceId: id, today });
        if (userId !== null) {
          if (userId !== actor.userId) await takeOver(context, actor, { userId, today });
          await endMembership(context, actor, userId);
        }
        await markDeleted(db, { accountId: actor.account.id, id, at: context.now() });
        return undefined;
      },
    }),
  );
}
