/* The card of a successful transaction. Deprecated: new payments name the transaction. */

import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { type Id, newId, shardOf, timeOf } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Caller } from "../../parties/identity/identity.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { expiryOf } from "../transactions/transaction.ts";
import { cardRefusals } from "./refusals.ts";
import type { CardAnswer, CreatedCard, NewCard, SavedCard } from "./schema.ts";
import { type CardRow, findCard, insertCard } from "./store.ts";

export interface SaveInput extends Static<typeof NewCard>, Caller {
  merchantId: Id;
}

export async function saveCard(
  context: Context,
  { merchantId, callerId, actor, transactionId, notes }: SaveInput,
): Promise<Static<typeof CreatedCard>> {
  const merchant = await getMerchantFor(context.db, { merchantId, callerId });
  if (!merchant.canSaveCard) throw cardRefusals.notAllowed();
  const shard = shardOf(merchantId);
  const id = newId(shard);
  const card = { shard, id, merchantId, transactionId, notes: notes ?? null };
  return await atomically(context.db, async (db) => {
    const isSaved = await insertCard(db, card);
    const saved = isSaved ? await findCard(db, { shard, id, callerId }) : undefined;
    if (saved === undefined) throw invalid([cardRefusals.noTransaction()]);
    const entry = { kind: "card.saved", merchantId, subjectId: id, actor } as const;
    await tell(db, { ...entry, payload: { card: presentCard(saved) } });
    return { card: { id } };
  });
}

export async function getCard(
  context: Context,
  { id, callerId }: { id: Id; callerId: Id },
): Promise<Static<typeof CardAnswer>> {
  const row = allowedOnly(await findCard(context.db, { shard: shardOf(id), id, callerId }));
  return { card: presentCard(row) };
}

export function presentCard(row: CardRow): Static<typeof SavedCard> {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    created: timeOf(row.id).toISOString(),
    bin: row.bin,
    last4: row.last4,
    expiry: expiryOf(row.expiry_month, row.expiry_year),
    scheme: row.scheme,
    notes: row.notes,
    deleted: row.deleted_at?.toISOString() ?? null,
  };
}
