import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { pageOf } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import type { CamelRow } from "../../core/tables.ts";

export interface WebhookRow
  extends Omit<
    CamelRow<"webhooks">,
    "formerSecret" | "formerUntil" | "failures" | "failingSince" | "toldAt" | "deletedAt"
  > {
  /** Sealed; null after deletion. */
  secret: string | null;
  waiting: number;
}

export interface WebhookKey {
  merchantId: Id;
  webhookId: Id;
}

const columns = sql`w.shard, w.id, w.merchant_id as "merchantId", w.test, w.url, w.types,
  w.description, w.state, w.reason, w.secret, w.created_at as "createdAt",
  w.last_success as "lastSuccess", w.last_failure as "lastFailure",
  (select count(*)::int from payments.deliveries d
    where d.shard = w.shard and d.webhook_id = w.id and d.state = 'waiting') as waiting`;

const isThere = ({ merchantId, webhookId }: WebhookKey) => sql`
  w.shard = ${shardOf(merchantId)} and w.id = ${webhookId} and w.merchant_id = ${merchantId}
    and w.deleted_at is null`;

export async function listWebhooks(
  db: Database,
  merchantId: Id,
  page: Page,
): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from payments.webhooks w
    where w.shard = ${shardOf(merchantId)} and w.merchant_id = ${merchantId}
      and w.deleted_at is null ${pageOf("w.id", page)}`.execute(db);
  return rows;
}

export async function findWebhook(db: Database, key: WebhookKey): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from payments.webhooks w where ${isThere(key)}`.execute(db);
  return rows[0];
}

/** Until the transaction ends, no attempt begins. */
export async function lockWebhook(db: Database, key: WebhookKey): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from payments.webhooks w where ${isThere(key)} for update of w`.execute(db);
  return rows[0];
}

/** Blocks new webhooks until the transaction ends. */
export async function lockAndCount(db: Database, merchantId: Id): Promise<number> {
  const shard = shardOf(merchantId);
  await sql`select 1 from payments.merchants
    where shard = ${shard} and id = ${merchantId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments.webhooks
    where shard = ${shard} and merchant_id = ${merchantId} and deleted_at is null`.execute(db);
  return rows[0]!.count;
}

export type NewWebhookRow = Pick<
  WebhookRow,
  "id" | "merchantId" | "test" | "url" | "types" | "description" | "state" | "createdAt"
> & { secret: string };

export async function insertWebhook(db: Database, row: NewWebhookRow): Promise<void> {
  await sql`
    insert into payments.webhooks (shard, id, merchant_id, test, url, types, description, state,
      secret, created_at)
    values (${shardOf(row.id)}, ${row.id}, ${row.merchantId}, ${row.test}, ${row.url},
      ${row.types}, ${row.description}, ${row.state}, ${row.secret}, ${row.createdAt})`.execute(db);
}

export async function updateWebhook(
  db: Database,
  { shard, id, url, types, description, state }: Omit<WebhookRow, "waiting">,
): Promise<void> {
  const isNew = sql`url <> ${url} or (state <> ${state} and ${state}::text = 'active')`;
  await sql`
    update payments.webhooks set url = ${url}, types = ${types}, description = ${description},
      state = ${state}, reason = case when ${state}::text = 'disabled' then reason end,
      failures = case when ${isNew} then 0 else failures end,
      failing_since = case when ${isNew} then null else failing_since end,
      told_at = case when ${isNew} then null else told_at end
    where shard = ${shard} and id = ${id}`.execute(db);
}

/** The secrets go at once; a cleanup removes the other data. */
export async function deleteWebhook(db: Database, { shard, id }: WebhookRow, at: Date) {
  await sql`
    update payments.webhooks set deleted_at = ${at}, secret = null, former_secret = null,
      former_until = null
    where shard = ${shard} and id = ${id}`.execute(db);
}

export async function replaceSecret(
  db: Database,
  { id, sealed, formerUntil }: { id: Id; sealed: string; formerUntil: Date | null },
): Promise<void> {
  await sql`
    update payments.webhooks set secret = ${sealed}, former_until = ${formerUntil},
      former_secret = case when ${formerUntil}::timestamptz is not null then secret end
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function forgetDeliveries(
  db: Database,
  { test, before }: { test: boolean; before: Date },
): Promise<number> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows } = await sql`delete from payments.deliveries
    where test = ${test} and created_at < ${before} and created_at > '-infinity' returning 1
    `.execute(db);
  return rows.length;
}

export async function forgetWebhooks(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ shard: number; id: string }>`
    select shard, id from payments.webhooks
    where deleted_at < ${before} and deleted_at > '-infinity'`.execute(db);
  for (const { shard, id } of rows) {
    await sql`delete from payments.deliveries
      where shard = ${shard} and webhook_id = ${id}`.execute(db);
    await sql`delete from payments.readers
      where shard = ${shard} and webhook_id = ${id}`.execute(db);
    await sql`delete from payments.webhooks where shard = ${shard} and id = ${id}`.execute(db);
  }
  return rows.length;
}
