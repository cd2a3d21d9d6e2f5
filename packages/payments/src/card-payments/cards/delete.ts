import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { allowedOnly } from "../../parties/merchants/access.ts";
import { presentCard } from "./card.ts";
import { findCard, markDeleted } from "./store.ts";

/** Charges in progress finish normally. */
export async function deleteCard(
  context: Pick<Context, "db" | "now">,
  { id, callerId, actor }: { id: Id; callerId: Id; actor: Actor },
): Promise<void> {
  const reach = { shard: shardOf(id), id, callerId };
  allowedOnly(await findCard(context.db, reach));
  await atomically(context.db, async (db) => {
    if (!(await markDeleted(db, id, context.now()))) return;
    const deleted = allowedOnly(await findCard(db, reach));
    const entry = { kind: "card.deleted", merchantId: deleted.merchant_id, subjectId: id } as const;
    await tell(db, { ...entry, actor, payload: { card: presentCard(deleted) } });
  });
}
