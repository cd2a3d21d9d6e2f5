/*
 * A resource that is deleted keeps its past: bookings of it are cut off before today, bookings that
 * its person made and that have days to come pass to who deletes it, and the person is no member
 * any longer. All of it happens in one transaction, or nothing.
 */

import { endBookings, takeOver } from "../../bookings/bookings/retiring/retire.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { todayIn } from "../../core/intervals/days.ts";
import { zoneOf } from "../../core/zones.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { decide } from "../../resources/capacity/decide.ts";
import { lockResource, resourceNoun } from "../../resources/resources/show.ts";
import { markDeleted } from "../../resources/resources/store.ts";
import { endMembership } from "../members/end.ts";

/** Deletes a resource with all that hangs on it; 404, or 403 for who may not. */
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
