import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";

/** Milliseconds since 1970, and minor units of the merchant's currency. */
export type CountedRefund = readonly [atMs: number, amount: number];

interface Refunder {
  merchantId: Id;
  personId: Id;
}

export async function lockRefunds(
  db: Database,
  { merchantId, personId }: Refunder,
): Promise<CountedRefund[]> {
  const { rows } = await sql<{ refunds: CountedRefund[] }>`
    insert into payments.refunders as one (shard, merchant_id, person_id)
    values (${shardOf(merchantId)}, ${merchantId}, ${personId})
    on conflict on constraint refunders_pkey do update set refunds = one.refunds
    returning refunds`.execute(db);
  return rows[0]!.refunds;
}

export async function updateRefunds(
  db: Database,
  { merchantId, personId, refunds }: Refunder & { refunds: readonly CountedRefund[] },
): Promise<void> {
  await sql`
    update payments.refunders set refunds = ${JSON.stringify(refunds)}::jsonb
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and person_id = ${personId}`.execute(db);
}

export async function forgetRefunder(db: Database, shard: number, personId: Id): Promise<void> {
  await sql`
    delete from payments.refunders where shard = ${shard} and person_id = ${personId}`.execute(db);
}
