import { gathered } from "@frontdesk/database/gather";
import type { Static } from "typebox";
import { exportPage, pagesOf } from "../../api/lists/export.ts";
import { spanOf } from "../../api/lists/span.ts";
import type { Context } from "../../ground/context.ts";
import { type Id, shardOf } from "../../ground/ids.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import type { TransactionFilter } from "./filter.store.ts";
import { findKnownCard } from "./follow-up.store.ts";
import { presentTransaction, type TransactionRow } from "./row.ts";
import type { Transaction, TransactionQuery } from "./schema.ts";
import { findTransactions, listTransactions } from "./store.ts";

/** What is read of a shard at the same time is read by one statement. */
const findTogether = gathered({ ask: findTransactions, placeOf: ({ shard }) => shard });

export async function getTransaction(context: Context, id: Id, callerId: Id) {
  const row = await findTogether(context.db, { shard: shardOf(id), id, callerId });
  return { transaction: presentTransaction(allowedOnly(row)) };
}

export async function listOfMerchant(
  context: Context,
  wanted: { merchantId: Id; callerId: Id; query: Static<typeof TransactionQuery> },
): Promise<Static<typeof Transaction>[]> {
  const { merchantId, callerId, query } = wanted;
  const { filter = {}, format: _format, ...bounds } = query;
  const shard = shardOf(merchantId);
  const page = { ...bounds, ...spanOf(filter) };
  const sought = await soughtBy(context, { merchantId, filter });
  const list = { shard, merchantId, callerId, page };
  const rows =
    sought === undefined ? [] : await listTransactions(context.db, { ...list, filter: sought });
  if (rows.length === 0) await getMerchantFor(context.db, { merchantId, callerId });
  return rows.map(presentTransaction);
}

/** All of them in a year, page by page. */
export async function* exportOfMerchant(
  context: Context,
  { merchantId, callerId, query }: Parameters<typeof listOfMerchant>[1],
): AsyncGenerator<TransactionRow[]> {
  const { filter: given = {} } = query;
  const page = exportPage(query, context.now());
  const filter = await soughtBy(context, { merchantId, filter: given });
  if (filter === undefined) return;
  const list = { shard: shardOf(merchantId), merchantId, callerId, filter };
  yield* pagesOf(page, (page) => listTransactions(context.db, { ...list, page }));
}

/** What transactions are looked for by; undefined where a card is named that there is none of. */
async function soughtBy(
  { db }: Context,
  { merchantId, filter }: { merchantId: Id; filter: Given },
): Promise<TransactionFilter | undefined> {
  const { card, "card.last4": dotted, from: _from, to: _to, ...others } = filter;
  if (typeof card !== "string") {
    const last4 = dotted ?? card?.last4;
    return { ...others, ...(last4 !== undefined && { last4 }) };
  }
  const known = await findKnownCard(db, { shard: shardOf(merchantId), merchantId, id: card });
  if (known === undefined) return undefined;
  return { ...others, card: known, ...(dotted !== undefined && { last4: dotted }) };
}

type Given = NonNullable<Static<typeof TransactionQuery>["filter"]>;
