/* Under the lock, each event is queued once and in order. */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../../../core/ids.ts";

export interface ReaderKey {
  shard: number;
  merchantId: Id;
  webhookId: Id;
}

export async function openReader(
  db: Database,
  { shard, merchantId, webhookId }: ReaderKey,
): Promise<void> {
  await sql`
    insert into payments.readers (shard, webhook_id, merchant_id, cursor)
    select shard, ${webhookId}, merchant_id, last_id from payments.heads
    where shard = ${shard} and merchant_id = ${merchantId}`.execute(db);
}

export async function moveToHead(
  db: Database,
  { shard, id }: { shard: number; id: Id },
): Promise<void> {
  await sql`
    update payments.readers r set cursor = (select h.last_id from payments.heads h
      where h.shard = r.shard and h.merchant_id = r.merchant_id)
    where r.shard = ${shard} and r.webhook_id = ${id}`.execute(db);
}

export interface ReaderRow extends ReaderKey {
  cursor: Id | "";
  types: string[];
  test: boolean;
  state: "active" | "paused" | "disabled";
  /** `removedThrough`: the newest removed event. */
  lastId: Id | "";
  removedThrough: Id | "";
}

const reader = sql`
  select r.shard, r.merchant_id as "merchantId", r.webhook_id as "webhookId", r.cursor, w.types,
    w.test, w.state, h.last_id as "lastId", h.removed_through as "removedThrough"
  from payments.readers r
  cross join lateral (select * from payments.webhooks
    where shard = r.shard and id = r.webhook_id and deleted_at is null limit 1) w
  cross join lateral (select * from payments.heads
    where shard = r.shard and merchant_id = r.merchant_id limit 1) h`;

export async function leaseReader(
  db: Database,
  { shard, webhookId }: Pick<ReaderKey, "shard" | "webhookId">,
): Promise<ReaderRow | undefined> {
  const { rows } = await sql<ReaderRow>`${reader}
    where r.shard = ${shard} and r.webhook_id = ${webhookId} and w.state = 'active'
    for update of r skip locked`.execute(db);
  return rows[0];
}

export async function lockReader(
  db: Database,
  { shard, webhookId }: Pick<ReaderKey, "shard" | "webhookId">,
): Promise<ReaderRow | undefined> {
  const { rows } = await sql<ReaderRow>`${reader}
    where r.shard = ${shard} and r.webhook_id = ${webhookId}
    for update of r`.execute(db);
  return rows[0];
}

export async function moveReader(
  db: Database,
  { shard, webhookId, cursor }: Pick<ReaderRow, "shard" | "webhookId" | "cursor">,
): Promise<void> {
  await sql`
    update payments.readers set cursor = ${cursor}
    where shard = ${shard} and webhook_id = ${webhookId}`.execute(db);
}

export async function listBehind(
  db: Database,
  { shard, merchantId }: Pick<ReaderKey, "shard" | "merchantId">,
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select w.id from payments.webhooks w
    cross join lateral (select cursor from payments.readers
      where shard = w.shard and webhook_id = w.id limit 1) r
    cross join lateral (select last_id from payments.heads
      where shard = w.shard and merchant_id = w.merchant_id limit 1) h
    where w.shard = ${shard} and w.merchant_id = ${merchantId} and w.deleted_at is null
      and w.state = 'active' and r.cursor < h.last_id
    order by w.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listHearing(db: Database): Promise<{ merchantId: Id; isBehind: boolean }[]> {
  const { rows } = await sql<{ merchantId: Id; isBehind: boolean }>`
    select w.merchant_id as "merchantId", bool_or(r.cursor < h.last_id) as "isBehind"
    from payments.webhooks w
    join payments.readers r on r.shard = w.shard and r.webhook_id = w.id
    join payments.heads h on h.shard = w.shard and h.merchant_id = w.merchant_id
    where w.deleted_at is null and w.state = 'active'
    group by w.shard, w.merchant_id`.execute(db);
  return rows;
}

export async function countUntaken(
  db: Database,
  { shard, merchantId, webhookId, cursor }: ReaderRow,
  { after, types }: { after: Id | ""; types: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments.events e
    where e.shard = ${shard} and e.merchant_id = ${merchantId} and e.id > ${after}
      and e.id <= ${cursor} and e.kind = any(${types}::text[])
      and not (e.kind = 'webhook.disabled' and e.subject_id = ${webhookId})
      and not exists (select from payments.deliveries d where d.shard = e.shard
        and d.webhook_id = ${webhookId} and d.id = e.id and d.state = 'taken')`.execute(db);
  return rows[0]!.count;
}
