import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { forbidden, unfit } from "../../ground/refusals.ts";
import { checkMaker } from "../../parties/identity/hold.ts";
import { type Actor, hashToken, type Maker } from "../../parties/identity/identity.ts";
import { createFeedToken, feedAddress, feedOf } from "./feed.ts";
import { feedRefusals } from "./refusals.ts";
import type { CreatedFeed, NewFeed } from "./schema.ts";
import { findFeed, findPersonOf, insertFeed } from "./store.ts";

/** Makes a feed; the account's by administrators only, a resource's by whoever it is as well. */
export async function createFeed(
  context: Context,
  actor: Actor,
  { input: { resource_id: given }, maker }: { input: Static<typeof NewFeed>; maker: Maker },
): Promise<Static<typeof CreatedFeed>> {
  const { account, userId } = actor;
  const accountId = account.id;
  const resourceId = given === undefined || given === 0 ? null : given;
  if (resourceId === null && !account.isAdministrator) throw forbidden();
  return await atomically(context.db, async (db) => {
    await checkMaker(db, accountId, maker);
    if (resourceId !== null) {
      const resource = await findPersonOf(db, { accountId, resourceId });
      if (resource === undefined) throw unfit(feedRefusals.goneResource());
      if (!account.isAdministrator && resource.user_id !== userId) throw forbidden();
    }
    const token = createFeedToken(accountId);
    const tokenHash = hashToken(token);
    const at = context.now();
    const id = await insertFeed(db, { accountId, resourceId, maker, tokenHash, at });
    const after = feedOf((await findFeed(db, accountId, id))!);
    await record({ ...context, db }, actor, { kind: "feed", action: "create", id, after });
    return { ...after, address: feedAddress(context.settings, token) };
  });
}
