import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { wholePage } from "../../../api/lists/sift.ts";
import { siftedPage } from "../../../api/lists/store.ts";
import type { Id } from "../../../core/ids.ts";
import type { CamelRow } from "../../../core/tables.ts";

export interface QueuedDelivery {
  id: Id;
  transactionId: Id | null;
}

/** Locked until the transaction ends. */
export interface Leader extends QueuedDelivery {
  transactionId: Id;
  isClaimed: boolean;
}

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

interface OfWebhook {
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

/* Runs under the reader's lock: no other process adds deliveries. */

// A row per queue, empty if the leader changed before the lock. The ctid locks it.
const lockLeaders = statement(
  "deliveries_lock_leaders",
  `with found as (
    select d.place, k.transaction_id from ${keysFrom({ transaction_id: "$3::text[]" })} k
    cross join lateral (
      select ctid as place from payments.deliveries
      where shard = $1 and webhook_id = $2 and transaction_id = k.transaction_id
        and due_at is not null limit 1
    ) d
  ), held as (
    select d.id, d.transaction_id, d.claimed_by from found
    join payments.deliveries d on d.shard = $1 and d.webhook_id = $2 and d.ctid = found.place
    where d.due_at is not null
    order by d.transaction_id for update of d
  )
  select held.id, found.transaction_id as "transactionId",
    held.claimed_by is not null as "isClaimed"
  from found left join held on held.transaction_id = found.transaction_id`,
);

/** A leader that completes during the wait may have a successor. */
export async function holdLeaders(
  db: Database,
  { shard, id }: OfWebhook,
  transactionIds: readonly Id[],
): Promise<Leader[]> {
  const held: Leader[] = [];
  let targets = [...new Set(transactionIds)];
  while (targets.length > 0) {
    const looked = await run<LeaderRow>(db, lockLeaders, [shard, id, targets]);
    held.push(...looked.flatMap(({ id, ...rest }) => (id === null ? [] : [{ ...rest, id }])));
    targets = looked.flatMap(({ id, transactionId }) => (id === null ? [transactionId] : []));
  }
  return held;
}

type LeaderRow = Omit<Leader, "id"> & { id: Id | null };

const selectStates = statement(
  "deliveries_states",
  `select d.id, d.state, d.claimed_by is not null as "isClaimed"
  from unnest($3::text[]) as k (id)
  cross join lateral (
    select id, state, claimed_by from payments.deliveries
    where shard = $1 and webhook_id = $2 and id = k.id limit 1
  ) d`,
);

export interface DeliveryStateRow {
  id: Id;
  state: DeliveryState;
  isClaimed: boolean;
}

export async function listStates(
  db: Database,
  { shard, id }: OfWebhook,
  ids: readonly Id[],
): Promise<DeliveryStateRow[]> {
  return await run<DeliveryStateRow>(db, selectStates, [shard, id, ids]);
}

const demoteThem = statement(
  "deliveries_demote",
  `update payments.deliveries d set due_at = null
  from ${keysFrom({ id: "$3::text[]" })} k
  cross join lateral (select ctid as place from payments.deliveries
    where shard = $1 and webhook_id = $2 and id = k.id limit 1) found
  where d.shard = $1 and d.webhook_id = $2 and d.ctid = found.place`,
);

export async function demote(
  db: Database,
  { shard, id }: OfWebhook,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length > 0) await run(db, demoteThem, [shard, id, ids]);
}

export interface NewDelivery {
  id: Id;
  kind: string;
  transactionId: Id | null;
  at: Date;
  actor: string;
  body: string;
  dueAt: Date | null;
}

// A repeat sends the first bytes.
const upsert = statement(
  "deliveries_insert",
  `insert into payments.deliveries as d (shard, webhook_id, merchant_id, test, created_at, state,
    id, kind, transaction_id, at, actor, body, due_at)
  select $1, $2, $3, $4, $5, 'waiting', k.* from unnest($6::text[], $7::text[], $8::text[],
    $9::timestamptz[], $10::text[], $11::text[], $12::timestamptz[]) as k
  on conflict on constraint deliveries_pkey do update set state = 'waiting',
    due_at = excluded.due_at
  where d.claimed_by is null`,
);

export async function putDeliveries(
  db: Database,
  webhook: OfWebhook & { merchantId: Id; test: boolean },
  { deliveries, at }: { deliveries: readonly NewDelivery[]; at: Date },
): Promise<void> {
  const { shard, id, merchantId, test } = webhook;
  await run(db, upsert, [
    shard,
    id,
    merchantId,
    test,
    at,
    deliveries.map(({ id }) => id),
    deliveries.map(({ kind }) => kind),
    deliveries.map(({ transactionId }) => transactionId),
    deliveries.map(({ at }) => at),
    deliveries.map(({ actor }) => actor),
    deliveries.map(({ body }) => body),
    deliveries.map(({ dueAt }) => dueAt),
  ]);
}
