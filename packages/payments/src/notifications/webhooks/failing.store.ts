import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";

const leastAttempts = 5;

export interface FailingWebhook {
  merchantId: Id;
  webhookId: Id;
  since: Date;
}

export async function listFailing(db: Database, before: Date): Promise<FailingWebhook[]> {
  const { rows } = await sql<FailingWebhook>`
    select merchant_id as "merchantId", id as "webhookId", failing_since as since
    from payments.webhooks
    where state = 'active' and deleted_at is null and failing_since <= ${before}
      and failures >= ${leastAttempts}
    order by failing_since`.execute(db);
  return rows;
}

export async function markNotified(
  db: Database,
  { merchantId, webhookId, since }: FailingWebhook,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update payments.webhooks set told_at = ${at}
    where shard = ${shardOf(merchantId)} and id = ${webhookId} and told_at is null
      and state = 'active' and deleted_at is null and failing_since = ${since}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function markDisabled(
  db: Database,
  { merchantId, webhookId }: Pick<FailingWebhook, "merchantId" | "webhookId">,
  reason: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ shard: number }>`
    with held as (
      select shard, id from payments.webhooks
      where shard = ${shardOf(merchantId)} and id = ${webhookId} and state = 'active'
        and deleted_at is null for update
    )
    update payments.webhooks w set state = 'disabled', reason = ${reason}
    where w.shard = ${shardOf(merchantId)} and w.id = (select id from held)
    returning w.shard`.execute(db);
  return rows[0]?.shard;
}
