import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import { siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { isAssociated } from "../../parties/identity/store.ts";
import type { FraudRow } from "./fraud.ts";

const columns = sql`f.id, f.merchant_id as "merchantId", f.transaction_id as "transactionId",
  f.reported, f.reason`;

export async function insertFraud(
  db: Database,
  { id, transactionId, reported, reason }: Omit<FraudRow, "merchantId">,
): Promise<FraudRow | undefined> {
  const { rows } = await sql<FraudRow>`
    insert into payments.frauds as f (shard, id, merchant_id, transaction_id, reported, reason)
    select t.shard, ${id}, t.merchant_id, t.id, ${reported}, ${reason}
    from payments.transactions t
    where t.shard = ${shardOf(transactionId)} and t.id = ${transactionId}
      and t.error_code is null
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function findFraudFor(
  db: Database,
  { fraudId, callerId }: { fraudId: Id; callerId: Id },
): Promise<(FraudRow & { allowed: boolean }) | undefined> {
  const { rows } = await sql<FraudRow & { allowed: boolean }>`
    select ${columns}, ${isAssociated("f.merchant_id", callerId)} as allowed
    from payments.frauds f
    where f.shard = ${shardOf(fraudId)} and f.id = ${fraudId}`.execute(db);
  return rows[0];
}

export async function listFrauds(
  db: Database,
  { merchantId, transactionId, page }: { merchantId: Id; transactionId?: Id; page: Page },
): Promise<FraudRow[]> {
  const keys =
    transactionId === undefined ? { merchant_id: merchantId } : { transaction_id: transactionId };
  const query = {
    table: "payments.frauds",
    as: "f",
    own: { shard: shardOf(merchantId), keys },
    others: [transactionId === undefined ? undefined : sql`f.merchant_id = ${merchantId}`],
  };
  const { rows } = await sql<FraudRow & { place: number | null }>`
    select ${columns}, f.place ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}
