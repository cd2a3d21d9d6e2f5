/* Limits and offsets keep PostgreSQL from joining more than one row's part. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Finding } from "../finding.ts";
import { type Range, within } from "../ranges.store.ts";

// Only old entries contain this reference.
const merchant = `(select t.merchant_id from payments.transactions t
  where t.shard = $1 and t.id = e.transaction_id)`;

const lines = `
  select 'entry_lines' as "check", ${merchant} as "merchantId", e.id as subject,
    format('a line of kind %s', e.kind) as expected, coalesce(l.kind, 'none') as found
  from payments.entries e
  left join lateral (select * from payments.lines
    where shard = $1 and id = e.line_id limit 1) l on l.transaction_id = e.transaction_id
  where ${within("e", "transaction_id")} and e.kind <> 'void' and l.kind is distinct from e.kind`;

// The entry of a dispute is the sum of its two lines.
const amounts = `
  select 'entry_amounts', ${merchant}, e.id,
    format('amount %s, balance %s, fee %s%s', l.amount, sum.balance, sum.fee,
      ', returned ' || l.fee_returned),
    format('amount %s, balance %s, fee %s%s', e.amount, e.balance, e.fee_flat + e.fee_rate,
      ', returned ' || e.fee_returned)
  from payments.entries e
  join lateral (select * from payments.lines
    where shard = $1 and id = e.line_id limit 1) l on true
  left join lateral (select * from payments.disputes
    where shard = $1 and id = e.dispute_id limit 1) d on true
  left join lateral (select * from payments.lines
    where shard = $1 and id = d.opening_line_id limit 1) opening on true
  cross join lateral (select l.balance + coalesce(opening.balance, 0) as balance,
    l.fee + coalesce(opening.fee, 0) as fee) sum
  where ${within("e", "transaction_id")} and (e.kind <> 'dispute' or opening.id is not null)
    and (e.amount, e.balance, e.fee_flat + e.fee_rate, e.fee_returned)
      is distinct from (l.amount, sum.balance, sum.fee, l.fee_returned)`;

// A dispute's opening line has none yet; a reversing line never has one.
const entries = `
  select 'line_entries', t.merchant_id, l.id, format('named %s times', due.count),
    format('named %s times', count(e.id))
  from payments.lines l
  join lateral (select * from payments.transactions
    where shard = $1 and id = l.transaction_id limit 1) t on true
  cross join lateral (select case when l.reverses_id is not null
    or (l.kind = 'dispute' and l.dispute_won is null) then 0 else 1 end as count) due
  left join lateral (select * from payments.entries
    where shard = $1 and transaction_id = l.transaction_id and line_id = l.id offset 0) e on true
  where ${within("l", "transaction_id")}
  group by t.merchant_id, l.id, due.count
  having count(e.id) <> due.count`;

// An entry's exact amount, or balance with fee of a line rounded by itself.
const exchange = `
  select 'exchange', t.merchant_id, l.id,
    format('%s, %s %s', t.currency, own.name, coalesce(trim_scale(due.value)::text, 'unknown')),
    format('%s, %s %s', l.currency, own.name, trim_scale(own.value))
  from payments.lines l
  join lateral (select * from payments.transactions
    where shard = $1 and id = l.transaction_id limit 1) t on true
  join lateral (select * from payments.merchants
    where shard = $1 and id = t.merchant_id limit 1) m on true
  left join lateral (select * from payments.lines
    where shard = $1 and id = l.reverses_id limit 1) reversed on true
  left join lateral (select * from payments.entries
    where shard = $1 and transaction_id = t.id and line_id = coalesce(l.reverses_id, l.id)
      and value is not null offset 0) e on true
  cross join lateral (select case when l.currency = m.currency then l.amount
    else payments.convert(l.amount, t.exponent, nullif(l.rate_from, 0), m.exponent, l.rate_to)
    end as amount) exchanged
  cross join lateral (select case
    when e.id is not null and l.currency = m.currency then l.amount
    when e.id is not null then payments.convert_exactly(l.amount, t.exponent,
      nullif(l.rate_from, 0), m.exponent, l.rate_to)
    when l.reverses_id is not null then -reversed.balance
    when l.kind = 'capture' then exchanged.amount - l.fee
    when l.kind = 'refund' then -exchanged.amount
    when l.dispute_won is null then -exchanged.amount - l.fee
    when l.dispute_won then exchanged.amount
    else 0 end as value) due
  cross join lateral (select coalesce(e.value, l.balance) as value,
    case when e.id is null then 'balance' else 'exactly' end as name) own
  where ${within("l", "transaction_id")}
    and (l.currency <> t.currency or own.value is distinct from due.value)`;

const merchants = `
  select 'merchant_ids', t.merchant_id, owned.id, t.merchant_id, owned.merchant_id
  from (
    select e.transaction_id, e.id, e.merchant_id from payments.entries e
    where ${within("e", "transaction_id")}
    union all
    select d.transaction_id, d.id, d.merchant_id from payments.disputes d
    where ${within("d", "transaction_id")}
    union all
    select l.transaction_id, l.id, l.merchant_id from payments.lines l
    where ${within("l", "transaction_id")}
  ) owned
  join lateral (select * from payments.transactions
    where shard = $1 and id = owned.transaction_id limit 1) t on true
  where owned.merchant_id <> t.merchant_id`;

const disputes = `
  select 'dispute_entries', d.merchant_id, d.id,
    case when d.state in ('open', 'answered')
      then 'no entry' else format('1 entry, %s', d.state) end,
    format('%s entries, %s won', count(e.id), count(*) filter (where e.dispute_won))
  from payments.disputes d
  left join lateral (select * from payments.entries
    where shard = $1 and transaction_id = d.transaction_id and dispute_id = d.id offset 0) e
    on true
  where ${within("d", "transaction_id")}
  group by d.shard, d.id, d.merchant_id, d.state
  having count(e.id) <> case when d.state in ('open', 'answered') then 0 else 1 end
    or count(*) filter (where e.dispute_won) <> case d.state when 'won' then 1 else 0 end`;

const checks = statement(
  "reconcile_entries",
  [lines, amounts, entries, exchange, merchants, disputes].join("\nunion all\n"),
);

export async function findInEntries(
  db: Database,
  { shard, after, upTo }: Range,
): Promise<Finding[]> {
  return await run<Finding>(db, checks, [shard, after, upTo]);
}
