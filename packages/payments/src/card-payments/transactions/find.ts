import { batched } from "@frontdesk/database/batcher";
import type { Static } from "typebox";
import { exportPage, pagesOf } from "../../api/lists/export.ts";
import { fewRows, portionsOf } from "../../api/lists/portions.ts";
import { spanOf } from "../../api/lists/span.ts";
import type { Context } from "../../core/context.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import type { TransactionFilter } from "./filter.store.ts";
import { findSavedCard } from "./follow-up.store.ts";
import type { Transaction, TransactionQuery } from "./schema.ts";
import { findTransactions, listSizes, listTransactions } from "./store.ts";
import { presentTransaction, type TransactionRow } from "./transaction.ts";

const findBatched = batched({ ask: findTransactions, orderOf: ({ shard }) => shard });

export async function getTransaction(context: Context, id: Id, callerId: Id) {
  const row = await findBatched(context.db, { shard: shardOf(id), id, callerId });
  return { transaction: presentTransaction(allowedOnly(row)) };
}

interface ListQueryInput {
  merchantId: Id;
  callerId: Id;
  query: Static<typeof TransactionQuery>;
}

type TransactionResponse = Static<typeof Transaction>;

/** Streams large pages in portions. */
export async function listOfMerchant(
  context: Context,
  input: ListQueryInput,
): Promise<TransactionResponse[] | AsyncIterable<TransactionResponse[]>> {
  const { db } = context;
  const { merchantId, callerId, query } = input;
  const { filter = {}, format: _format, ...bounds } = query;
  const page = { ...bounds, ...spanOf(filter) };
  const transactionFilter = await queryOf(context, { merchantId, filter });
  const list = {
    shard: shardOf(merchantId),
    merchantId,
    callerId,
    page,
    filter: transactionFilter ?? {},
  };
  if (transactionFilter !== undefined && page.limit <= fewRows) {
    const rows = await listTransactions(db, list);
    if (rows.length > 0) return rows.map(presentTransaction);
  }
  const portions = transactionFilter === undefined ? [] : portionsOf(await listSizes(db, list));
  if (portions.length === 0) await getMerchantFor(db, { merchantId, callerId });
  const read = { shard: list.shard, callerId };
  if (portions.length > 1) return readPortions(context, { portions, ...read });
  return (await readRows(context, { ids: portions[0] ?? [], ...read })).map(presentTransaction);
}

interface Reading {
  shard: number;
  callerId: Id;
}

async function* readPortions(
  context: Context,
  { portions, ...read }: Reading & { portions: readonly Id[][] },
): AsyncGenerator<TransactionResponse[]> {
  for (const ids of portions) {
    yield (await readRows(context, { ids, ...read })).map(presentTransaction);
  }
}

/** Refuses after the end of access. */
async function readRows(
  { db }: Context,
  { ids, ...read }: Reading & { ids: readonly Id[] },
): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  const rows = await findTransactions(
    db,
    ids.map((id) => ({ ...read, id })),
  );
  return rows.map(allowedOnly);
}

export async function* exportOfMerchant(
  context: Context,
  { merchantId, callerId, query }: ListQueryInput,
): AsyncGenerator<TransactionRow[]> {
  const { filter: input = {} } = query;
  const page = exportPage(query, context.now());
  const filter = await queryOf(context, { merchantId, filter: input });
  if (filter === undefined) return;
  const shard = shardOf(merchantId);
  const list = { shard, merchantId, callerId, filter };
  for await (const sizes of pagesOf(page, (page) => listSizes(context.db, { ...list, page }))) {
    for (const ids of portionsOf(sizes)) yield await readRows(context, { ids, shard, callerId });
  }
}

async function queryOf(
  { db }: Context,
  { merchantId, filter }: { merchantId: Id; filter: FilterQuery },
): Promise<TransactionFilter | undefined> {
  const { card, "card.last4": dotted, from: _from, to: _to, ...others } = filter;
  if (typeof card !== "string") {
    const last4 = dotted ?? card?.last4;
    return { ...others, ...(last4 !== undefined && { last4 }) };
  }
  const filterCard = await findSavedCard(db, { shard: shardOf(merchantId), merchantId, id: card });
  if (filterCard === undefined) return undefined;
  return { ...others, card: filterCard, ...(dotted !== undefined && { last4: dotted }) };
}

type FilterQuery = NonNullable<Static<typeof TransactionQuery>["filter"]>;
