import { atomically } from "@frontdesk/database/atomically";
import { nobodyIn, type Recorder, record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor, Tokens } from "../../parties/identity/identity.ts";
import { checkOwnFeed, feedOf } from "./feed.ts";
import { type FeedRow, findFeed, listFeedsOf, listFeedsThrough, revokeFeed } from "./store.ts";

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

/** `context.db` is the transaction that revokes the tokens. */
export async function endFeedsThrough(context: Inside, tokens: Tokens): Promise<void> {
  for (const row of await listFeedsThrough(context.db, tokens)) {
    await revoke(context, nobodyIn(row.account_id), row);
  }
}

/** `context.db` is the transaction that ends the membership. */
export async function endFeedsOf(
  context: Inside,
  recorder: Recorder,
  userId: number,
): Promise<void> {
  const accountId = recorder.account.id;
  await revokeFeeds(context, recorder, await listFeedsOf(context.db, { accountId, userId }));
}

/** `context.db` is a transaction. */
export async function revokeFeeds(
  context: Inside,
  recorder: Recorder,
  rows: readonly FeedRow[],
): Promise<void> {
  for (const row of rows) await revoke(context, recorder, row);
}

async function revoke(context: Inside, recorder: Recorder, row: FeedRow): Promise<boolean> {
  const { account_id: accountId, id } = row;
  if (!(await revokeFeed(context.db, { accountId, id, at: context.now() }))) return false;
  await record(context, recorder, { kind: "feed", action: "delete", id, before: feedOf(row) });
  return true;
}
