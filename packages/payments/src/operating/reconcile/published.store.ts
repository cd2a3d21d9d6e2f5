/* Exactly one outbox entry or event per change, from the first event on, within the retention
   period. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Finding } from "./finding.ts";
import { type Range, within } from "./ranges.store.ts";

// Processes' clocks differ: within an hour of the first or last removed event, rows may be older.
const anHourAfter = (id: string): string => `case when ${id} <> '' then
  lpad(to_hex(('x' || left(${id}, 8))::bit(32)::bigint + 3600), 8, '0') else '' end`;

const since = (subject: string): string => `cross join lateral (
    select greatest(${anHourAfter("h.since")}, ${anHourAfter("h.removed_through")}) as id
    from payments.heads h where h.shard = $1 and h.merchant_id = ${subject}.merchant_id limit 1
  ) since`;

const untold = (due: string, { events, about }: { events: string; about: string }): string => `
  cross join lateral (
    select kind, id, count(*) filter (where is_told) as count from (
      ${due}
      union all
      (select subject_id, kind, true from payments.events where ${events} offset 0)
      union all
      (select subject_id, kind, true from payments.news
        where shard = $1 and merchant_id = ${about}.merchant_id and about = ${about}.id offset 0)
    ) as all_of (id, kind, is_told)
    group by kind, id
    having count(*) filter (where not is_told) = 1 and count(*) filter (where is_told) <> 1
  ) wrong`;

const columns = (about: string): string => `select 'events' as "check",
    ${about}.merchant_id as "merchantId", wrong.id as subject,
    format('%s once', wrong.kind) as expected, format('%s times', wrong.count) as found`;

const past = { capture: "captured", refund: "refunded", void: "voided" };
const pastOf = Object.entries(past).map(([kind, name]) => `when '${kind}' then '${name}'`);

const ofTransaction = `
      select t.id, case when t.error_code is null then 'transaction.created'
        else 'transaction.failed' end, false
      union all
      (select e.id, 'transaction.' || case e.kind ${pastOf.join(" ")} end, false
        from payments.entries e
        where e.shard = $1 and e.transaction_id = t.id and e.kind <> 'dispute' offset 0)
      union all
      (select e.id, 'transaction.' || e.kind || '_failed', false from payments.entries e
        where e.shard = $1 and e.transaction_id = t.id and e.failed offset 0)
      union all
      (select d.id, 'dispute.opened', false from payments.disputes d
        where d.shard = $1 and d.transaction_id = t.id offset 0)
      union all
      (select d.id, 'dispute.' || d.state, false from payments.disputes d
        where d.shard = $1 and d.transaction_id = t.id and d.state in ('won', 'lost') offset 0)
      union all
      (select d.id, 'dispute.answered', false from payments.disputes d
        where d.shard = $1 and d.transaction_id = t.id and d.answered_at is not null offset 0)
      union all
      (select f.id, 'fraud.reported', false from payments.frauds f
        where f.shard = $1 and f.transaction_id = t.id offset 0)`;

const transactions = statement(
  "reconcile_told",
  `${columns("t")}
  from payments.transactions t
  ${since("t")}
  ${untold(ofTransaction, { events: "shard = $1 and transaction_id = t.id", about: "t" })}
  where ${within("t")} and wrong.id > since.id`,
);

export async function findUntold(db: Database, { shard, after, upTo }: Range): Promise<Finding[]> {
  return await run<Finding>(db, transactions, [shard, after, upTo]);
}

// A returned payout may have been paid before.
const ofPayout = `
      select p.id, 'payout.created', false
      union all
      select p.id, 'payout.' || p.state, false where p.state in ('paid', 'returned')`;

const payouts = statement(
  "reconcile_told_payouts",
  `${columns("p")}
  from payments.payouts p
  ${since("p")}
  ${untold(ofPayout, {
    events: "shard = $1 and transaction_id is null and subject_id = p.id",
    about: "p",
  })}
  where p.shard = $1 and wrong.id > since.id`,
);

export async function findUntoldPayouts(db: Database, shard: number): Promise<Finding[]> {
  return await run<Finding>(db, payouts, [shard]);
}
