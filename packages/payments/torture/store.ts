import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface Happening {
  kind: string;
  subjectId: string;
}

export interface StoredEvent extends Happening {
  id: string;
  transactionId: string | null;
  version: number | null;
}

// An entry belongs to its transaction's merchant.
const isOf = (merchantId: string) => sql`(shard, transaction_id) in (
  select shard, id from payments.transactions where merchant_id = ${merchantId})`;

/** Changes that owe an event. */
export async function listHappenings(db: Database, merchantId: string): Promise<Happening[]> {
  const { rows } = await sql<Happening>`
    select case when error_code is null then 'transaction.created' else 'transaction.failed' end
        as kind, id as "subjectId"
      from payments.transactions where merchant_id = ${merchantId}
    union all
    select case kind when 'capture' then 'transaction.captured'
        when 'refund' then 'transaction.refunded' when 'void' then 'transaction.voided'
        else case when dispute_won then 'dispute.won' else 'dispute.lost' end end,
        case kind when 'dispute' then dispute_id else id end
      from payments.entries where ${isOf(merchantId)}
    union all
    select 'transaction.' || kind || '_failed', id
      from payments.entries where ${isOf(merchantId)} and failed
    union all
    select 'dispute.opened', id from payments.disputes where merchant_id = ${merchantId}`.execute(
    db,
  );
  return rows;
}

const ofPayments = sql`(kind like 'transaction.%' or kind like 'dispute.%')`;

export async function listEvents(db: Database, merchantId: string): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, kind, transaction_id as "transactionId", version,
      case when kind in ('dispute.won', 'dispute.lost')
        then coalesce((select dispute_id from payments.entries e
          where e.shard = events.shard and e.id = events.subject_id), subject_id)
        else subject_id end as "subjectId"
    from payments.events where merchant_id = ${merchantId} and ${ofPayments}
    order by id`.execute(db);
  return rows;
}

export async function countWaiting(db: Database, merchantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from payments.news where merchant_id = ${merchantId})
      + (select count(*) from payments.instructions i join payments.transactions t
          on t.shard = i.shard and t.id = i.transaction_id where t.merchant_id = ${merchantId})
      + (select count(*) from payments.deliveries
          where merchant_id = ${merchantId} and state = 'waiting') as count`.execute(db);
  return rows[0]!.count;
}
