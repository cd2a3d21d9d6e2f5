/*
 * A resource that is deleted keeps its past: bookings of it are cut off before today, bookings that
 * its person made and that have days to come pass to who deletes it, and the person is no member
 * any longer. All of it happens in one transaction, or nothing.
 */

import { endMakingsOf } from "../../applications/endings/end.ts";
import { holdResource } from "../../bookings/availability/held.ts";
import { endBookings, takeOver } from "../../bookings/bookings/retiring/retire.ts";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { forbidden } from "../../ground/errors.ts";
import { todayIn } from "../../ground/intervals/days.ts";
import { zoneOf } from "../../ground/zones.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { deleteMember, findMember } from "../../parties/users/store.ts";
import { userOf } from "../../parties/users/user.ts";
import { decide } from "../../resources/capacity/decide.ts";
import { getShown } from "../../resources/resources/show.ts";
import { markDeleted } from "../../resources/resources/store.ts";

/** Deletes a resource with all that hangs on it; 404, or 403 for who may not. */
export async function retireResource(outer: Context, actor: Actor, id: number): Promise<void> {
  const { account } = actor;
  await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const resource = await holdResource(context, actor, id);
    const before = await getShown(context, account, id);
    const today = todayIn(zoneOf(resource.timezone), context.now());
    await endBookings(context, actor, { resourceId: id, today });
    const userId = resource.user_id;
    if (userId !== null) {
      if (userId !== actor.userId) await takeOver(context, actor, { userId, today });
      await endMembership(context, actor, userId);
    }
    await markDeleted(db, { accountId: account.id, id, at: context.now() });
    await record(context, actor, { kind: "resource", action: "delete", id, before });
  });
}

// Tokens act through the membership: with it they end for this account. The owner stays.
async function endMembership(context: Context, actor: Actor, userId: number): Promise<void> {
  const { account } = actor;
  const { db } = context;
  const found = await findMember(db, { accountId: account.id, userId });
  if (found === undefined || found.owner) return;
  if (found.permissions === "administrator" && !account.isAdministrator) {
    throw forbidden("Only administrators may remove an administrator");
  }
  await deleteMember(db, { accountId: account.id, userId });
  await endMakingsOf(context, actor, userId);
  const before = userOf(found);
  await record(context, actor, { kind: "user", action: "delete", id: userId, before });
}
