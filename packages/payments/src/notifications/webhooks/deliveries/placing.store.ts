/* Runs under the reader's lock: no other process adds deliveries. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../../core/ids.ts";
import type { Leader } from "./lanes.ts";
import type { DeliveryState, OfWebhook } from "./store.ts";

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
