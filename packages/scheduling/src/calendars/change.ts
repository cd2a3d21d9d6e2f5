import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../context.ts";
import { forbidden, notFound, unfit } from "../errors.ts";
import { type Actor, hashToken } from "../identity/identity.ts";
import { record } from "../records/records.ts";
import { checkOwnFeed, createFeedToken, feedAddress, feedOf } from "./feed.ts";
import type { CreatedFeed, NewFeed } from "./schema.ts";
import { findFeed, findPersonOf, insertFeed, revokeFeed } from "./store.ts";

/** Makes a feed; the account's by administrators only, a resource's by whoever it is as well. */
export async function createFeed(
  context: Context,
  actor: Actor,
  { resource_id: given }: Static<typeof NewFeed>,
): Promise<Static<typeof CreatedFeed>> {
  const { account, userId } = actor;
  const accountId = account.id;
  const resourceId = given === undefined || given === 0 ? null : given;
  if (resourceId === null && !account.isAdministrator) throw forbidden();
  return await atomically(context.db, async (db) => {
    if (resourceId !== null) {
      const resource = await findPersonOf(db, { accountId, resourceId });
      if (resource === undefined) throw unfit("resource_id", "is no resource of this account");
      if (!account.isAdministrator && resource.user_id !== userId) throw forbidden();
    }
    const token = createFeedToken(accountId);
    const tokenHash = hashToken(token);
    const at = context.now();
    const id = await insertFeed(db, { accountId, resourceId, creatorId: userId, tokenHash, at });
    const after = feedOf((await findFeed(db, accountId, id))!);
    await record({ ...context, db }, actor, { kind: "feed", action: "create", id, after });
    return { ...after, address: feedAddress(context.settings, token) };
  });
}

/** Ends a feed: its address shows nothing from now on. */
export async function endFeed(context: Context, actor: Actor, id: number): Promise<void> {
  await atomically(context.db, async (db) => {
    const accountId = actor.account.id;
    const row = await findFeed(db, accountId, id);
    if (row === undefined) throw notFound();
    checkOwnFeed(actor, row);
    if (!(await revokeFeed(db, { accountId, id, at: context.now() }))) throw notFound();
    const before = feedOf(row);
    await record({ ...context, db }, actor, { kind: "feed", action: "delete", id, before });
  });
}
