import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { wholePage } from "../../../api/lists/sift.ts";
import { siftedPage } from "../../../api/lists/store.ts";
import type { Id } from "../../../core/ids.ts";
import type { CamelRow } from "../../../core/tables.ts";

export type DeliveryState = "waiting" | "taken" | "failed" | "skipped";

export interface DeliveryRow {
  id: Id;
  kind: string;
  transactionId: Id | null;
  state: DeliveryState;
  createdAt: Date;
  /** Null while the delivery waits behind another. */
  dueAt: Date | null;
  isClaimed: boolean;
  attempts: number;
}

export interface OfWebhook {
  shard: number;
  id: Id;
}

const columns = sql`d.id, d.kind, d.transaction_id as "transactionId", d.state,
  d.created_at as "createdAt", d.due_at as "dueAt", d.claimed_by is not null as "isClaimed",
  d.attempts`;

export interface DeliveryFilter {
  state?: DeliveryState;
  type?: string;
  transactionId?: Id;
}

export async function listDeliveries(
  db: Database,
  { shard, id }: OfWebhook,
  { filter, page }: { filter: DeliveryFilter; page: Page },
): Promise<DeliveryRow[]> {
  const { state, type, transactionId } = filter;
  const ofTransaction = transactionId === undefined ? {} : { transaction_id: transactionId };
  const query = {
    table: "payments.deliveries",
    as: "d",
    own: { shard, keys: { webhook_id: id, ...ofTransaction } },
    others: [
      state === undefined ? undefined : sql`d.state = ${state}`,
      type === undefined ? undefined : sql`d.kind = ${type}`,
    ],
  };
  const { rows } = await sql<DeliveryRow & { place: number | null }>`
    select ${columns}, d.place ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}

export interface WholeDeliveryRow extends DeliveryRow {
  body: string;
  headers: Record<string, string>;
  tried: AttemptRow[];
}

export type AttemptRow = Omit<
  CamelRow<"delivery_attempts">,
  "shard" | "webhookId" | "deliveryId" | "attempt"
>;

export async function findDelivery(
  db: Database,
  { shard, id: webhookId }: OfWebhook,
  id: Id,
): Promise<WholeDeliveryRow | undefined> {
  const { rows } = await sql<Omit<WholeDeliveryRow, "tried">>`
    select ${columns}, d.body, d.headers from payments.deliveries d
    where d.shard = ${shard} and d.webhook_id = ${webhookId} and d.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { rows: tried } = await sql<AttemptRow>`
    select at, ms, status, failure, answer, next_at as "nextAt" from payments.delivery_attempts
    where shard = ${shard} and webhook_id = ${webhookId} and delivery_id = ${id}
    order by attempt`.execute(db);
  return { ...row, tried };
}

export async function listOfEvent(
  db: Database,
  { shard, merchantId, id }: { shard: number; merchantId: Id; id: Id },
): Promise<(DeliveryRow & { webhookId: Id })[]> {
  const { rows } = await sql<DeliveryRow & { webhookId: Id }>`
    select ${columns}, d.webhook_id as "webhookId" from payments.webhooks w
    cross join lateral (select * from payments.deliveries
      where shard = w.shard and webhook_id = w.id and id = ${id} limit 1) d
    where w.shard = ${shard} and w.merchant_id = ${merchantId} and w.deleted_at is null
    order by w.id`.execute(db);
  return rows;
}

export async function skipWaiting(db: Database, { shard, id }: OfWebhook): Promise<void> {
  await sql`
    update payments.deliveries set state = 'skipped', due_at = null
    where shard = ${shard} and webhook_id = ${id} and state = 'waiting' and claimed_by is null
    `.execute(db);
}

export async function hurryWaiting(
  db: Database,
  { shard, id }: OfWebhook,
  { after, now }: { after: Id | ""; now: Date },
): Promise<void> {
  await sql`
    update payments.deliveries set due_at = ${now}
    where shard = ${shard} and webhook_id = ${id} and due_at > ${now} and id > ${after}
      and claimed_by is null`.execute(db);
}

export async function countWaiting(db: Database, { shard, id }: OfWebhook): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments.deliveries
    where shard = ${shard} and webhook_id = ${id} and state = 'waiting'`.execute(db);
  return rows[0]!.count;
}
