/*
 * A resource that is deleted keeps its past: bookings of it are cut off before today, bookings that
 * its person made and that have days to come pass to who deletes it, and the person is no member
 * any longer. All of it happens in one transaction, or nothing.
 */

import { endMakingsOf } from "../../applications/endings/end.ts";
import { endBookings, takeOver } from "../../bookings/bookings/retiring/retire.ts";
import { changed } from "../../changes/outbox/changed.ts";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { todayIn } from "../../ground/intervals/days.ts";
import { zoneOf } from "../../ground/zones.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { deleteMember, findMember } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { decide } from "../../resources/capacity/decide.ts";
import { lockResource, resourceNoun } from "../../resources/resources/show.ts";
import { markDeleted } from "../../resources/resources/store.ts";
import { retirementRefusals } from "./refusals.ts";

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

// Tokens act through the membership: with it they end for this account. The owner stays.
async function endMembership(context: Context, actor: Actor, userId: number): Promise<void> {
  const { account } = actor;
  const { db } = context;
  const found = await findMember(db, { accountId: account.id, userId });
  if (found === undefined || found.owner) return;
  if (found.permissions === "administrator" && !account.isAdministrator) {
    throw retirementRefusals.administrator();
  }
  await deleteMember(db, { accountId: account.id, userId });
  await endMakingsOf(context, actor, userId);
  const before = userOf(found);
  await record(context, actor, { kind: "user", action: "delete", id: userId, before });
}
