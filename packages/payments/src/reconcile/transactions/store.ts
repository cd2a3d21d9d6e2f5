/*
 * What each transaction and authorisation has to prove, for a range of ids of one shard.
 */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Id } from "../../ids.ts";
import type { Finding } from "../finding.ts";

const within = (table: string): string => `${table}.shard = $1 and ${table}.id > $2
  and ${table}.id <= $3`;

const trail = `
  trail as (
    select t.id,
      coalesce(sum(e.amount) filter (where e.kind = 'capture'), 0) as captured,
      coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0) as refunded,
      coalesce(sum(e.amount) filter (where e.kind = 'void'), 0) as voided,
      coalesce(sum(e.balance), 0) as balance
    from payments.transactions t
    left join payments.entries e
      on e.shard = $1 and e.transaction_id = t.id and not e.failed
    where ${within("t")}
    group by t.id
  ),
  disputed as (
    select d.transaction_id as id,
      sum(d.amount) filter (where d.state <> 'won') as amount,
      sum(l.balance) filter (where d.state = 'open') as balance_of_open
    from payments.disputes d
    left join payments.lines l on l.shard = $1 and l.id = d.opening_line_id
    where d.shard = $1 and d.transaction_id > $2 and d.transaction_id <= $3
    group by d.transaction_id
  ),
  line as (
    select l.transaction_id as id, sum(l.balance) as balance from payments.lines l
    where l.shard = $1 and l.transaction_id > $2 and l.transaction_id <= $3
    group by l.transaction_id
  )`;

const buckets = `
  select 'buckets' as "check", t.merchant_id as "merchantId", t.id as subject,
    format('captured %s, refunded %s, voided %s', trail.captured, trail.refunded, trail.voided)
      as expected,
    format('captured %s, refunded %s, voided %s', t.captured, t.refunded, t.voided) as found
  from payments.transactions t join trail on trail.id = t.id
  where ${within("t")} and (t.captured, t.refunded, t.voided)
    is distinct from (trail.captured, trail.refunded, trail.voided)`;

const limits = `
  select 'bucket_limits', t.merchant_id, t.id,
    'nothing negative, captured + voided within the amount, refunded and disputed within captured',
    format('amount %s, captured %s, refunded %s, voided %s, disputed %s', t.amount, t.captured,
      t.refunded, t.voided, t.disputed)
  from payments.transactions t
  where ${within("t")} and (least(t.amount, t.captured, t.refunded, t.voided, t.disputed) < 0
    or t.captured + t.voided > t.amount or t.refunded > t.captured or t.disputed > t.captured
    or (t.error_code is not null and t.captured + t.voided > 0))`;

const balances = `
  select 'balances', t.merchant_id, t.id,
    format('balance %s in the trail', trail.balance),
    format('balance %s in lines, without open disputes',
      coalesce(line.balance, 0) - coalesce(disputed.balance_of_open, 0))
  from payments.transactions t join trail on trail.id = t.id
  left join line on line.id = t.id
  left join disputed on disputed.id = t.id
  where ${within("t")} and trail.balance
    <> coalesce(line.balance, 0) - coalesce(disputed.balance_of_open, 0)`;

const disputes = `
  select 'disputed', t.merchant_id, t.id,
    format('disputed %s', coalesce(disputed.amount, 0)), format('disputed %s', t.disputed)
  from payments.transactions t left join disputed on disputed.id = t.id
  where ${within("t")} and t.disputed <> coalesce(disputed.amount, 0)`;

const disputeEntries = `
  select 'dispute_entries', d.merchant_id, d.id,
    case when d.state = 'open' then 'no entry' else format('1 entry, %s', d.state) end,
    format('%s entries, %s won', count(e.id), count(*) filter (where e.dispute_won))
  from payments.disputes d
  left join payments.entries e on e.shard = $1 and e.transaction_id = d.transaction_id
    and e.dispute_id = d.id
  where d.shard = $1 and d.transaction_id > $2 and d.transaction_id <= $3
  group by d.shard, d.id, d.merchant_id, d.state
  having count(e.id) <> case d.state when 'open' then 0 else 1 end
    or count(*) filter (where e.dispute_won) <> case d.state when 'won' then 1 else 0 end`;

const entryLines = `
  select 'entry_lines', e.merchant_id, e.id, format('a line of kind %s', e.kind),
    coalesce(l.kind, 'none')
  from payments.entries e
  left join payments.lines l on l.shard = $1 and l.id = e.line_id
    and l.transaction_id = e.transaction_id
  where e.shard = $1 and e.transaction_id > $2 and e.transaction_id <= $3
    and e.kind <> 'void' and l.kind is distinct from e.kind`;

const authorized = `
  select 'authorizations', t.merchant_id, t.id, 'its own approved authorization',
    coalesce(a.state, 'none')
  from payments.transactions t
  left join payments.authorizations a on a.shard = $1 and a.id = t.authorization_id
  where ${within("t")} and t.error_code is null
    and (a.state is distinct from 'approved' or a.transaction_id is distinct from t.id)`;

const transactionChecks = statement(
  "reconcile_transactions",
  `with ${trail} ${[
    buckets,
    limits,
    balances,
    disputes,
    disputeEntries,
    entryLines,
    authorized,
  ].join("\nunion all\n")}`,
);

const authorizationChecks = statement(
  "reconcile_authorizations",
  `select 'authorizations' as "check", a.merchant_id as "merchantId", a.id as subject,
    'its own successful transaction' as expected, coalesce(a.transaction_id, 'none') as found
  from payments.authorizations a
  left join payments.transactions t on t.shard = $1 and t.id = a.transaction_id
    and t.authorization_id = a.id and t.error_code is null
  where ${within("a")} and a.state = 'approved' and t.id is null`,
);

/** A range of ids of one shard: after one, up to and with another. */
export interface Range {
  shard: number;
  after: Id;
  upTo: Id;
}

/** What is wrong with the transactions of a range. */
export async function findInTransactions(
  db: Database,
  { shard, after, upTo }: Range,
): Promise<Finding[]> {
  return await run<Finding>(db, transactionChecks, [shard, after, upTo]);
}

/** Approved authorisations of a range that are no transaction. */
export async function findInAuthorizations(
  db: Database,
  { shard, after, upTo }: Range,
): Promise<Finding[]> {
  return await run<Finding>(db, authorizationChecks, [shard, after, upTo]);
}

/** Where the next rows of a table end and how many they are; undefined when there are none. */
export async function nextRange(
  db: Database,
  table: "transactions" | "authorizations",
  { shard, after, limit }: { shard: number; after: Id; limit: number },
): Promise<{ upTo: Id; count: number } | undefined> {
  const { rows } = await sql<{ upTo: Id | null; count: number }>`
    select max(id) as "upTo", count(*) as count from (
      select id from payments.${sql.ref(table)} where shard = ${shard} and id > ${after}
      order by id limit ${limit}) as next`.execute(db);
  const [row] = rows;
  return row === undefined || row.upTo === null ? undefined : { upTo: row.upTo, count: row.count };
}
