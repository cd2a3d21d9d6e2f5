import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ChargeRow } from "../../../money/charges/store.ts";

export async function listConnected(db: Database, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from scheduling.connections
    where account_id > ${after} order by account_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listChargesOfPayments(
  db: Database,
  accountId: number,
  transactionIds: readonly string[],
): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select c.* from unnest(${transactionIds}::text[]) as k (id)
    cross join lateral (select * from scheduling.charges
      where account_id = ${accountId} and transaction_id = k.id limit 1) c`.execute(db);
  return rows;
}

export async function listPaidCharges(
  db: Database,
  accountId: number,
  { merchantId, after, most }: { merchantId: string; after: number; most: number },
): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select * from scheduling.charges
    where account_id = ${accountId} and id > ${after} and transaction_id is not null
      and merchant_id = ${merchantId}
    order by id limit ${most}`.execute(db);
  return rows;
}
