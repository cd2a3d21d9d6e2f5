/*
 * Deliveries are put before a webhook by whoever holds its reader: nobody else adds any meanwhile.
 */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../../ground/ids.ts";
import type { Leader } from "./lanes.ts";
import type { DeliveryState, OfWebhook } from "./store.ts";

// Of each lane that seems to have a leader a row comes, with nothing in it where that was changed
// before it could be locked. Each is found by the index of leaders, and locked by its place.
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

/**
 * The leaders of the lanes of transactions, which stay so until the database transaction ends. One
 * that is done while it is waited for may have made another the leader, which is looked for again.
 */
export async function holdLeaders(
  db: Database,
  { shard, id }: OfWebhook,
  transactionIds: readonly Id[],
): Promise<Leader[]> {
  const held: Leader[] = [];
  let wanted = [...new Set(transactionIds)];
  while (wanted.length > 0) {
    const looked = await run<Looked>(db, lockLeaders, [shard, id, wanted]);
    held.push(...looked.flatMap(({ id, ...rest }) => (id === null ? [] : [{ ...rest, id }])));
    wanted = looked.flatMap(({ id, transactionId }) => (id === null ? [transactionId] : []));
  }
  return held;
}

type Looked = Omit<Leader, "id"> & { id: Id | null };

const selectStates = statement(
  "deliveries_states",
  `select d.id, d.state, d.claimed_by is not null as "isClaimed"
  from unnest($3::text[]) as k (id)
  cross join lateral (
    select id, state, claimed_by from payments.deliveries
    where shard = $1 and webhook_id = $2 and id = k.id limit 1
  ) d`,
);

export interface KnownState {
  id: Id;
  state: DeliveryState;
  isClaimed: boolean;
}

/** What is known of events that a webhook was told already, or is being told. */
export async function listStates(
  db: Database,
  { shard, id }: OfWebhook,
  ids: readonly Id[],
): Promise<KnownState[]> {
  return await run<KnownState>(db, selectStates, [shard, id, ids]);
}

const demoteThem = statement(
  "deliveries_demote",
  `update payments.deliveries d set due_at = null
  from ${keysFrom({ id: "$3::text[]" })} k
  cross join lateral (select ctid as place from payments.deliveries
    where shard = $1 and webhook_id = $2 and id = k.id limit 1) found
  where d.shard = $1 and d.webhook_id = $2 and d.ctid = found.place`,
);

/** Has leaders wait for another of their lanes. */
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
  /** When it happened. */
  at: Date;
  /** Whose doing it is. */
  actor: string;
  body: string;
  dueAt: Date | null;
}

// What was sent once is sent again as it was.
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

/** Puts deliveries before a webhook; those that are there already wait once more. */
export async function putDeliveries(
  db: Database,
  webhook: OfWebhook & { merchantId: Id; test: boolean },
  { deliveries, at }: { deliveries: readonly NewDelivery[]; at: Date },
): Promise<void> {
  const { shard, id, merchantId, test } = webhook;
  await run(db, upsert, [
    ...[shard, id, merchantId, test, at],
    deliveries.map(({ id }) => id),
    deliveries.map(({ kind }) => kind),
    deliveries.map(({ transactionId }) => transactionId),
    deliveries.map(({ at }) => at),
    deliveries.map(({ actor }) => actor),
    deliveries.map(({ body }) => body),
    deliveries.map(({ dueAt }) => dueAt),
  ]);
}
