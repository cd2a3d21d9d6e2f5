/* Each reads the first row of an index. */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../../../core/ids.ts";

export interface Oldest {
  merchantId: Id;
  id: Id;
  since: Date;
}

export async function findOldestInstruction(db: Database): Promise<Oldest | undefined> {
  const { rows } = await sql<Omit<Oldest, "merchantId"> & { shard: number; transactionId: Id }>`
    select shard, id, transaction_id as "transactionId", since from payments.instructions
    order by since limit 1`.execute(db);
  const [oldest] = rows;
  if (oldest === undefined) return undefined;
  const { shard, transactionId, id, since } = oldest;
  const { rows: whose } = await sql<Pick<Oldest, "merchantId">>`
    select merchant_id as "merchantId" from payments.transactions
    where shard = ${shard} and id = ${transactionId}`.execute(db);
  return { ...whose[0]!, id, since };
}

export async function findOldestReversal(db: Database, now: Date): Promise<Oldest | undefined> {
  const { rows } = await sql<Oldest>`
    (select merchant_id as "merchantId", id, deadline as since from payments.authorizations
      where state = 'asked' and deadline < ${now} order by deadline limit 1)
    union all
    (select merchant_id, id, deadline from payments.authorizations
      where state = 'reversing' order by deadline limit 1)
    order by since limit 1`.execute(db);
  return rows[0];
}
