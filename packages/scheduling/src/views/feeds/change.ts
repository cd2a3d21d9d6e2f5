import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import { nobodyIn, type Recorder, record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { forbidden, notFound, unfit } from "../../ground/errors.ts";
import { checkMaker } from "../../parties/identity/hold.ts";
import { type Actor, hashToken, type Maker, type Tokens } from "../../parties/identity/identity.ts";
import { checkOwnFeed, createFeedToken, feedAddress, feedOf } from "./feed.ts";
import type { CreatedFeed, NewFeed } from "./schema.ts";
import {
  type FeedRow,
  findFeed,
  findPersonOf,
  insertFeed,
  listFeedsOf,
  listFeedsThrough,
  revokeFeed,
} from "./store.ts";

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
      if (resource === undefined) throw unfit("resource_id", "is no resource of this account");
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

/** Ends a feed: its address shows nothing from now on. */
export async function endFeed(context: Context, actor: Actor, id: number): Promise<void> {
  await atomically(context.db, async (db) => {
    const accountId = actor.account.id;
    const row = await findFeed(db, accountId, id);
    if (row === undefined) throw notFound();
    checkOwnFeed(actor, row);
    if (!(await revoke({ ...context, db }, actor, row))) throw notFound();
  });
}

type Inside = Pick<Context, "db" | "now">;

/** Ends feeds that were made through tokens; `context.db` is the transaction that ends these. */
export async function endFeedsThrough(context: Inside, tokens: Tokens): Promise<void> {
  for (const row of await listFeedsThrough(context.db, tokens)) {
    await revoke(context, nobodyIn(row.account_id), row);
  }
}

/** Ends what somebody made whose membership ends; `context.db` is the transaction that ends it. */
export async function endFeedsOf(
  context: Inside,
  recorder: Recorder,
  userId: number,
): Promise<void> {
  const accountId = recorder.account.id;
  for (const row of await listFeedsOf(context.db, { accountId, userId })) {
    await revoke(context, recorder, row);
  }
}

async function revoke(context: Inside, recorder: Recorder, row: FeedRow): Promise<boolean> {
  const { account_id: accountId, id } = row;
  if (!(await revokeFeed(context.db, { accountId, id, at: context.now() }))) return false;
  await record(context, recorder, { kind: "feed", action: "delete", id, before: feedOf(row) });
  return true;
}
