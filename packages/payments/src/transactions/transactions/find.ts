import type { Static } from "typebox";
import type { Context } from "../../ground/context.ts";
import { type Id, shardOf } from "../../ground/ids.ts";
import { allowedOnly, getMerchantFor } from "../../parties/merchants/access.ts";
import { presentTransaction } from "./row.ts";
import type { Transaction, TransactionQuery } from "./schema.ts";
import { findTransaction, listTransactions } from "./store.ts";

export async function getTransaction(context: Context, id: Id, appId: Id) {
  const row = await findTransaction(context.db, { shard: shardOf(id), id, appId });
  return { transaction: presentTransaction(allowedOnly(row)) };
}

export async function listOfMerchant(
  context: Context,
  wanted: { merchantId: Id; appId: Id; query: Static<typeof TransactionQuery> },
): Promise<Static<typeof Transaction>[]> {
  const { merchantId, appId, query } = wanted;
  const { filter = {}, ...page } = query;
  const shard = shardOf(merchantId);
  const rows = await listTransactions(context.db, { shard, merchantId, appId, page, filter });
  if (rows.length === 0) await getMerchantFor(context.db, { merchantId, appId });
  return rows.map(presentTransaction);
}
