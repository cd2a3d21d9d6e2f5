import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { forbidden, invalid } from "../../core/refusals.ts";
import { checkMaker } from "../../parties/identity/hold.ts";
import { type Actor, hashToken } from "../../parties/identity/identity.ts";
import type { Maker } from "../../parties/identity/store.ts";
import { createFeedToken, feedAddress, feedOf } from "./feed.ts";
import { feedRefusals } from "./refusals.ts";
import type { CreatedFeed, NewFeed } from "./schema.ts";
import { findFeed, findPersonOf, insertFeed } from "./store.ts";

export async function createFeed(
  context: Context,
  actor: Actor,
  { input: { resource_id: text }, maker }: { input: Static<typeof NewFeed>; maker: Maker },
): Promise<Static<typeof CreatedFeed>> {
  const accountId = actor.account.id;
  const resourceId = named(text);
  return await atomically(context.db, async (db) => {
    await checkMaker(db, accountId, maker);
    await checkMayMake(db, actor, text);
    const token = createFeedToken(accountId);
    const tokenHash = hashToken(token);
    const at = context.now();
    const id = await insertFeed(db, { accountId, resourceId, maker, tokenHash, at });
    const after = feedOf((await findFeed(db, accountId, id))!);
    await record({ ...context, db }, actor, { kind: "feed", action: "create", id, after });
    return { ...after, address: feedAddress(context.settings, token) };
  });
}

export async function checkMayMake(
  db: Database,
  { account, userId }: Actor,
  text: Static<typeof NewFeed>["resource_id"],
): Promise<void> {
  const resourceId = named(text);
  if (resourceId === null) {
    if (!account.isAdministrator) throw forbidden();
    return;
  }
  const resource = await findPersonOf(db, { accountId: account.id, resourceId });
  if (resource === undefined) throw invalid(feedRefusals.goneResource());
  if (!account.isAdministrator && resource.user_id !== userId) throw forbidden();
}

function named(text: Static<typeof NewFeed>["resource_id"]): number | null {
  return text === undefined || text === 0 ? null : text;
}
