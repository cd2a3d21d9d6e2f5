import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../../core/ids.ts";
import type { DeliveryLease } from "./leases.store.ts";
import type { AttemptRow, DeliveryState } from "./store.ts";

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
