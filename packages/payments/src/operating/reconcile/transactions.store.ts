import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Finding } from "./finding.ts";
import { type Range, within } from "./ranges.store.ts";

// Each statement uses an index with any statistics.
const summed = `
  summed as (
    select t.*, trail.*, line.balance - opened.balance as line_balance, line.reversing,
      line.exact_reversing,
      opened.amount as amount_disputed
    from payments.transactions t
    cross join lateral (
      select count(*) as length,
        count(*) filter (where e.kind <> 'dispute') as moved,
        coalesce(sum(e.amount) filter (where e.kind = 'capture' and not e.failed), 0)
          as amount_captured,
        coalesce(sum(e.amount) filter (where e.kind = 'refund' and not e.failed), 0)
          as amount_refunded,
        coalesce(sum(e.amount) filter (where e.kind = 'void' and not e.failed), 0)
          as amount_voided,
        coalesce(sum(e.balance), 0) as balance,
        coalesce(sum(e.value) filter (where e.kind = 'capture' and not e.failed), 0)
          as value_captured,
        coalesce(sum(e.value) filter (where e.kind = 'refund' and not e.failed), 0)
          as value_refunded,
        coalesce(sum(e.fee_value) filter (where e.kind = 'capture' and not e.failed), 0)
          as value_fee,
        coalesce(sum(e.fee_value) filter (where e.kind = 'refund' and not e.failed), 0)
          as value_returned,
        coalesce(sum(e.fee_flat) filter (where e.value is not null and not e.failed), 0)
          as flat_fees,
        coalesce(sum(e.balance) filter (where e.value is not null), 0) as exact_balance
      from payments.entries e where e.shard = $1 and e.transaction_id = t.id) trail
    cross join lateral (
      select coalesce(sum(l.balance), 0) as balance,
        coalesce(sum(l.balance) filter (where l.reverses_id is not null), 0) as reversing,
        coalesce(sum(l.balance) filter (where l.reverses_id in (select e.line_id
          from payments.entries e where e.shard = $1 and e.transaction_id = t.id
            and e.value is not null)), 0) as exact_reversing
      from payments.lines l where l.shard = $1 and l.transaction_id = t.id) line
    cross join lateral (
      select coalesce(sum(d.amount) filter (where d.state <> 'won'), 0) as amount,
        coalesce(sum(l.balance) filter (where d.state in ('open', 'answered')), 0) as balance
      from payments.disputes d
      left join lateral (select * from payments.lines
        where shard = $1 and id = d.opening_line_id limit 1) l on true
      where d.shard = $1 and d.transaction_id = t.id) opened
    where ${within("t")}
  )`;

const buckets = `
  select 'buckets' as "check", merchant_id as "merchantId", id as subject,
    format('captured %s, refunded %s, voided %s', amount_captured, amount_refunded, amount_voided)
      as expected,
    format('captured %s, refunded %s, voided %s', captured, refunded, voided) as found
  from summed
  where (captured, refunded, voided) <> (amount_captured, amount_refunded, amount_voided)`;

const limits = `
  select 'bucket_limits', merchant_id, id,
    'nothing negative, captured + voided within the amount, refunded and disputed within captured',
    format('amount %s, captured %s, refunded %s, voided %s, disputed %s', amount, captured,
      refunded, voided, disputed)
  from summed
  where least(amount, captured, refunded, voided, disputed) < 0
    or captured + voided > amount or refunded > captured or disputed > captured
    or (error_code is not null and captured + voided > 0)`;

const balances = `
  select 'balances', merchant_id, id,
    format('balance %s in the trail and in reversing lines', balance + reversing),
    format('balance %s in lines, without open disputes', line_balance)
  from summed where balance + reversing <> line_balance`;

const totals = `
  select 'totals', merchant_id, id,
    format('captured %s, refunded %s, fee %s exactly', trim_scale(value_captured),
      trim_scale(value_refunded), trim_scale(value_fee)),
    format('captured %s, refunded %s, fee %s exactly', trim_scale(captured_value),
      trim_scale(refunded_value), trim_scale(fee_value))
  from summed
  where (captured_value, refunded_value, fee_value) <> (value_captured, value_refunded, value_fee)`;

// Less if capture and fee were reversed in between.
const returned = `
  select 'fee_returned', merchant_id, id,
    format('at most %s, and at most the fee of %s', trim_scale(value_returned),
      trim_scale(fee_value)), trim_scale(fee_returned_value)::text
  from summed where fee_returned_value not between 0 and least(value_returned, fee_value)`;

// Older entries are rounded one by one.
const roundings = `
  select 'rounding', merchant_id, id, format('balance %s in its totals, rounded', due.balance),
    format('balance %s in its lines', exact_balance + exact_reversing)
  from summed
  cross join lateral (select payments.rounded(captured_value) - payments.rounded(refunded_value)
    - payments.rounded(fee_value) + payments.rounded(fee_returned_value) - flat_fees as balance) due
  where due.balance <> exact_balance + exact_reversing`;

const disputes = `
  select 'disputed', merchant_id, id, format('disputed %s', amount_disputed),
    format('disputed %s', disputed)
  from summed where disputed <> amount_disputed`;

const versions = `
  select 'versions', merchant_id, id, format('version %s or later', length),
    format('version %s', version)
  from summed where version < length`;

const operations = `
  select 'movements', merchant_id, id,
    format('%s movement%s', moved, case when moved <> 1 then 's' end),
    format('%s counted', movements)
  from summed where movements <> moved`;

const authorized = `
  select 'authorizations', t.merchant_id, t.id, format('its own %s authorization', due.state),
    coalesce(a.state, 'none')
  from payments.transactions t
  cross join lateral (
    select case when t.error_code is null then 'approved' else 'declined' end as state) due
  left join lateral (select * from payments.authorizations
    where shard = $1 and id = t.authorization_id limit 1) a on true
  where ${within("t")}
    and (a.state is distinct from due.state or a.transaction_id is distinct from t.id)`;

const authorizedAmounts = `
  select 'authorized_amounts', t.merchant_id, t.id,
    format('%s %s of merchant %s', a.currency, a.amount, a.merchant_id),
    format('%s %s of merchant %s', t.currency, t.amount, t.merchant_id)
  from payments.transactions t
  join lateral (select * from payments.authorizations
    where shard = $1 and id = t.authorization_id limit 1) a on true
  where ${within("t")}
    and (a.currency, a.amount, a.merchant_id) <> (t.currency, t.amount, t.merchant_id)`;

const checks = statement(
  "reconcile_transactions",
  `with ${summed} ${[
    buckets,
    limits,
    balances,
    totals,
    returned,
    roundings,
    disputes,
    versions,
    operations,
    authorized,
    authorizedAmounts,
  ].join("\nunion all\n")}`,
);

export async function findInTransactions(
  db: Database,
  { shard, after, upTo }: Range,
): Promise<Finding[]> {
  return await run<Finding>(db, checks, [shard, after, upTo]);
}
