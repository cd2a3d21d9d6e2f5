/* Expired events. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import { type InShard, shardByShard } from "../../core/shards.ts";

export interface KeptFrom {
  live: Id;
  test: Id;
}

export interface EldestEvent {
  shard: number;
  merchantId: Id;
  isOld: boolean;
  keptFrom: Id;
}

const atOnce = 1_000;

const next = statement(
  "events_next_merchants",
  `select shard, merchant_id as id from payments.heads where (shard, merchant_id) > ($1, $2)
  order by shard, merchant_id limit (select ${atOnce})`,
);

const eldest = statement(
  "events_eldest",
  `select m.shard, m.id as "merchantId", due.kept as "keptFrom",
    coalesce(e.id < due.kept, false) as "isOld"
  from ${keysFrom({ id: "$2::text[]" })} as k
  cross join lateral (select shard, id, test from payments.merchants
    where shard = $1 and id = k.id limit 1) m
  cross join lateral (select case when m.test then $4::text else $3::text end as kept) due
  left join lateral (select id from payments.events
    where events.shard = $1 and events.merchant_id = m.id
    order by id limit 1) e on true`,
);

export async function listNext(
  db: Database,
  after: { shard: number; merchantId: Id },
): Promise<InShard[]> {
  return await run<InShard>(db, next, [after.shard, after.merchantId]);
}

export async function listEldest(
  db: Database,
  { live, test }: KeptFrom,
  merchants: readonly InShard[],
): Promise<EldestEvent[]> {
  return await shardByShard(merchants, (shard, own) =>
    run<EldestEvent>(db, eldest, [shard, own.map(({ id }) => id), live, test]),
  );
}

interface Old {
  shard: number;
  merchantId: Id;
  keptFrom: Id;
}

const last = statement(
  "events_last_old",
  `select max(id) as through, count(*) as count from (
    select id from payments.events where shard = $1 and merchant_id = $2 and id < $3
    order by id limit ${atOnce}) old`,
);

export async function findLastOld(
  db: Database,
  { shard, merchantId, keptFrom }: Old,
): Promise<{ through: Id | null; count: number; isAll: boolean }> {
  const [row] = await run<{ through: Id | null; count: number }>(db, last, [
    shard,
    merchantId,
    keptFrom,
  ]);
  const { through = null, count = 0 } = row ?? {};
  return { through, count, isAll: count < atOnce };
}

const remove = statement(
  "events_remove",
  "delete from payments.events where shard = $1 and merchant_id = $2 and id <= $3",
);

export async function removeThrough(
  db: Database,
  { shard, merchantId, through }: { shard: number; merchantId: Id; through: Id },
): Promise<void> {
  await run(db, remove, [shard, merchantId, through]);
}
