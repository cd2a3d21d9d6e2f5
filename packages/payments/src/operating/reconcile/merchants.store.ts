/* One statement per check and shard. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Finding } from "./finding.ts";

const slots = `
  select 'slots' as "check", m.id as "merchantId", m.id as subject,
    format('balance %s in 16 slots', coalesce(lines.balance, 0)) as expected,
    format('balance %s in %s slots', coalesce(slots.balance, 0), slots.count) as found
  from payments.merchants m
  cross join lateral (select sum(balance) as balance from payments.lines
    where shard = $1 and merchant_id = m.id) lines
  cross join lateral (select sum(amount) as balance, count(*) as count
    from payments.balance_slots where shard = $1 and merchant_id = m.id) slots
  where m.shard = $1 and (slots.count <> 16
    or slots.balance <> coalesce(lines.balance, 0))`;

const lineTransactions = `
  select 'line_transaction', l.merchant_id, l.id, 'a transaction',
    coalesce(l.transaction_id, 'none')
  from payments.lines l
  left join lateral (select * from payments.transactions
    where shard = $1 and id = l.transaction_id limit 1) t on true
  where l.shard = $1 and l.kind <> 'payout' and t.id is null`;

// A failed entry needs no instruction.
const instructions = `
  select 'instructions', t.merchant_id, i.id,
    format('an entry: %s of %s, not failed', i.kind, i.amount),
    case when e.id is null then 'no entry'
      else format('%s of %s%s', e.kind, e.amount, case when e.failed then ', failed' end) end
  from payments.instructions i
  join lateral (select * from payments.transactions
    where shard = $1 and id = i.transaction_id limit 1) t on true
  left join lateral (select * from payments.entries
    where shard = $1 and id = i.id limit 1) e on e.transaction_id = i.transaction_id
  where i.shard = $1
    and (e.id is null or e.failed or e.kind <> i.kind or e.amount <> i.amount)`;

// Ids beyond the database clock, with a second's tolerance.
const future = `lpad(to_hex(floor(extract(epoch from now()))::bigint + 2), 8, '0')`;
const aheadIn = (table: string) => `
  select 'ahead', a.merchant_id, a.id, 'an id at most a second ahead of the clock',
    format('an id of %s', to_timestamp(('x' || lpad(left(a.id, 8), 16, '0'))::bit(64)::bigint))
  from (select merchant_id, id from payments.${table}
    where shard = $1 and id > ${future} || repeat('f', 16) order by id limit 100) a`;

const checks = statement(
  "reconcile_shard",
  [slots, lineTransactions, instructions, aheadIn("transactions"), aheadIn("authorizations")].join(
    "\nunion all\n",
  ),
);

export async function findInMerchants(db: Database, shard: number): Promise<Finding[]> {
  return await run<Finding>(db, checks, [shard]);
}

export async function countMerchants(db: Database, shard: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payments.merchants where shard = ${shard}`.execute(db);
  return rows[0]?.count ?? 0;
}
