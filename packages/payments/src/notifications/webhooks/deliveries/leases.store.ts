/* One lock-free query over all shards finds webhooks. Each shard then claims, one webhook at a
   time. */
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../../core/ids.ts";
import type { InShard } from "../../../core/shards.ts";
import type { AttemptRow, DeliveryState } from "./store.ts";

export const failingAfter = 10;

export interface DueWebhook {
  shard: number;
  merchantId: Id;
  webhookId: Id;
  since: Date;
  isFailing: boolean;
  isDoubtful: boolean;
  count: number;
}

// Distinct ids make PostgreSQL use an index per webhook, with any plan.
const selectWebhooks = statement(
  "webhooks_due",
  `select w.shard, w.id from payments.webhooks w
  where w.state = 'active' and w.deleted_at is null and exists (
    select from payments.deliveries d
    where d.shard = w.shard and d.webhook_id = w.id and d.due_at <= $1 and ${isFree("d")}
      and d.id <> w.id
  )
  order by w.failures >= $2, greatest(w.last_success, w.last_failure) nulls first limit $3`,
);

/** Healthy first, then the longest without an attempt. */
export async function listDueWebhooks(
  db: Database,
  { now, limit }: { now: Date; limit: number | null },
): Promise<InShard[]> {
  return await run<InShard>(db, selectWebhooks, [now, failingAfter, limit]);
}

// Reads the number per webhook, not its backlog.
const selectDue = statement(
  "deliveries_due",
  `select w.shard, w.merchant_id as "merchantId", w.id as "webhookId", due.since,
    w.failures >= $4 as "isFailing", w.failures > 0 as "isDoubtful", due.count
  from ${keysFrom({ id: "$2::text[]" })} k
  cross join lateral (
    select shard, merchant_id, id, failures from payments.webhooks
    where shard = $1 and id = k.id and state = 'active' and deleted_at is null limit 1
  ) w
  cross join lateral (
    select min(first.due_at) as since, count(*)::int as count from (
      select d.due_at from payments.deliveries d
      where d.shard = $1 and d.webhook_id = k.id and d.due_at <= $3 and ${isFree("d")}
      order by d.due_at limit $5
    ) first
  ) due
  where due.count > 0`,
);

export async function listDueOf(
  db: Database,
  { shard, ids }: { shard: number; ids: readonly Id[] },
  { now, most }: { now: Date; most: number },
): Promise<DueWebhook[]> {
  return await run<DueWebhook>(db, selectDue, [shard, ids, now, failingAfter, most]);
}

export interface DeliveryLease
  extends Pick<DueWebhook, "shard" | "merchantId" | "webhookId" | "isFailing" | "isDoubtful"> {
  id: Id;
  kind: string;
  transactionId: Id | null;
  at: Date;
  attempts: number;
  body: string;
  claimedBy: string;
}

// Locked rows keep their ctid. By id, a plan made for an empty table would read all rows of the
// webhook.
const leaseDue = statement(
  "deliveries_claim",
  `with due as (
    select ctid as place from payments.deliveries
    where shard = $1 and webhook_id = $2 and due_at <= $3 and ${isFree("deliveries")}
    order by due_at limit $4 for update skip locked
  )
  update payments.deliveries d set claimed_until = ${leaseEnd("$5")}, claimed_by = $6
  from due
  where d.shard = $1 and d.webhook_id = $2 and d.ctid = due.place
  returning d.shard, d.merchant_id as "merchantId", d.webhook_id as "webhookId", d.id, d.kind,
    d.transaction_id as "transactionId", d.at, d.attempts, d.body, d.claimed_by as "claimedBy"`,
);

type LeasedWebhook = Pick<DueWebhook, "shard" | "webhookId" | "isFailing" | "isDoubtful">;

export async function leaseDeliveries(
  db: Database,
  { shard, webhookId, isFailing, isDoubtful }: LeasedWebhook,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<DeliveryLease[]> {
  const values = [shard, webhookId, now, most, leaseMs, randomUUID()];
  const claims = await run<Omit<DeliveryLease, "isFailing" | "isDoubtful">>(db, leaseDue, values);
  return claims.map((lease) => ({ ...lease, isFailing, isDoubtful }));
}

export const { renew: renewDeliveries } = leasedRows<DeliveryLease>({
  table: "payments.deliveries",
  as: "d",
  scope: { shard: "shard", webhook_id: "webhookId" },
  idType: "text",
  fence: "claimed_by",
});

const release = statement(
  "deliveries_release",
  `update payments.deliveries d set claimed_by = null, claimed_until = null,
    state = case when w.is_over then 'skipped' else state end,
    due_at = case when w.is_over then null else $5::timestamptz end
  from (select exists (select from payments.webhooks
    where shard = $1 and id = $2 and state = 'disabled') as is_over) w
  where d.shard = $1 and d.webhook_id = $2 and d.id = $3 and d.claimed_by = $4`,
);

/** A disabled webhook has no pending delivery. */
export async function releaseDelivery(
  db: Database,
  { shard, webhookId, id, claimedBy }: DeliveryLease,
  at: Date,
): Promise<void> {
  await run(db, release, [shard, webhookId, id, claimedBy, at]);
}

export interface Outcome extends AttemptRow {
  state: DeliveryState;
  headers: Readonly<Record<string, string>>;
}

const note = statement(
  "deliveries_note",
  `with noted as (
    update payments.deliveries d set claimed_by = null, claimed_until = null,
      attempts = attempts + 1, headers = $7::jsonb,
      state = case when w.is_over then 'skipped' else $5 end,
      due_at = case when w.is_over then null else $6::timestamptz end
    from (select $5::text = 'waiting' and exists (select from payments.webhooks
      where shard = $1 and id = $2 and state = 'disabled') as is_over) w
    where d.shard = $1 and d.webhook_id = $2 and d.id = $3 and d.claimed_by = $4
    returning d.shard, d.webhook_id, d.id, d.attempts, d.due_at
  )
  insert into payments.delivery_attempts (shard, webhook_id, delivery_id, attempt, at, ms, status,
    failure, answer, next_at)
  select shard, webhook_id, id, attempts, $8, $9, $10, $11, $12, due_at from noted
  returning 1`,
);

export async function noteOutcome(
  db: Database,
  { shard, webhookId, id, claimedBy }: DeliveryLease,
  { state, nextAt, headers, at, ms, status, failure, answer }: Outcome,
): Promise<boolean> {
  const key = [shard, webhookId, id, claimedBy];
  const sent = [JSON.stringify(headers), at, ms, status, failure, answer];
  return (await run(db, note, [...key, state, nextAt, ...sent])).length > 0;
}

// Lock order: the webhook before the next delivery. A locked delivery may have another ctid.
// Success within a second of another is not recorded: all would wait for one row.
const follow = statement(
  "deliveries_follow",
  `with noted as (
    update payments.webhooks set
      last_success = case when $3 then $4 else last_success end,
      last_failure = case when $3 then last_failure else $4 end,
      failures = case when $3 then 0 else least(failures + 1, 1000000) end,
      failing_since = case when $3 then null else coalesce(failing_since, $4) end,
      told_at = case when $3 then null else told_at end
    where shard = $1 and id = $2
      and not ($3 and failures = 0 and failing_since is null and told_at is null
        and coalesce(last_success between $4::timestamptz - interval '1 second'
          and $4::timestamptz + interval '1 second', false))
    returning 1
  ), next as (
    select id from payments.deliveries
    where $5::text is not null and shard = $1 and webhook_id = $2 and transaction_id = $5
      and state = 'waiting' and (select count(*) from noted) >= 0
    order by id limit 1 for update
  )
  update payments.deliveries d set due_at = $6
  where d.shard = $1 and d.webhook_id = $2 and d.id = (select id from next) and d.due_at is null`,
);

/** A later statement sees newly queued deliveries. */
export async function noteForWebhook(
  db: Database,
  { shard, webhookId }: Pick<DeliveryLease, "shard" | "webhookId">,
  { isTaken, at, doneOf, now }: DeliveryOutcome,
): Promise<void> {
  await run(db, follow, [shard, webhookId, isTaken, at, doneOf, now]);
}

interface DeliveryOutcome {
  isTaken: boolean;
  at: Date;
  doneOf: Id | null;
  now: Date;
}

/** The secrets are sealed. */
export interface Destination {
  url: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
}

const destination = `
  select url, secret, former_secret as "formerSecret", former_until as "formerUntil"
  from payments.webhooks`;

const hold = statement(
  "webhooks_hold",
  `${destination}
  where shard = $1 and id = $2 and state = 'active' and deleted_at is null for key share`,
);

/** Blocks stops and changes of the webhook. */
export async function holdActive(
  db: Database,
  { shard, webhookId }: { shard: number; webhookId: Id },
): Promise<Destination | undefined> {
  const [row] = await run<Destination>(db, hold, [shard, webhookId]);
  return row;
}

const select = statement(
  "webhooks_destination",
  `${destination} where shard = $1 and id = $2 and deleted_at is null`,
);

export async function findDestination(
  db: Database,
  { shard, webhookId }: { shard: number; webhookId: Id },
): Promise<Destination | undefined> {
  const [row] = await run<Destination>(db, select, [shard, webhookId]);
  return row;
}
