/* All statements but first and last name one shard. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../ids.ts";
import type { EventType } from "./entry.ts";

export interface WaitingMerchant {
  shard: number;
  merchantId: Id;
  /** Age of the oldest entry, by the database clock. */
  waitingMs: number;
}

const waiting = statement(
  "news_waiting",
  `select shard, merchant_id as "merchantId",
    extract(epoch from clock_timestamp() - min(at))::float * 1000 as "waitingMs"
  from payments.news
  group by shard, merchant_id order by min(at) limit $1`,
);

export async function listWaitingMerchants(
  db: Database,
  limit: number,
): Promise<WaitingMerchant[]> {
  return await run<WaitingMerchant>(db, waiting, [limit]);
}

export interface Head {
  merchantId: Id;
  /** The newest event; empty before the first. */
  lastId: Id | "";
}

const lock = statement(
  "news_lock_heads",
  `select h.merchant_id as "merchantId", h.last_id as "lastId"
  from payments.heads h where h.shard = $1 and h.merchant_id = any($2::text[])
  for update skip locked`,
);

export async function lockHeads(
  db: Database,
  shard: number,
  merchantIds: readonly Id[],
): Promise<Head[]> {
  return await run<Head>(db, lock, [shard, merchantIds]);
}

const selectHeads = statement(
  "news_heads",
  `select merchant_id as "merchantId" from payments.heads
  where shard = $1 and merchant_id = any($2::text[])`,
);

export async function listHeadless(
  db: Database,
  shard: number,
  merchantIds: readonly Id[],
): Promise<Id[]> {
  const heads = await run<Pick<Head, "merchantId">>(db, selectHeads, [shard, merchantIds]);
  const existing = new Set(heads.map(({ merchantId }) => merchantId));
  return merchantIds.filter((id) => !existing.has(id));
}

export interface OutboxRow {
  merchantId: Id;
  /** The transaction or another subject. */
  about: Id;
  id: Id;
  kind: EventType;
  version: number | null;
}

// The offset keeps PostgreSQL from merging the subquery.
const list = statement(
  "news_list",
  `select n.merchant_id as "merchantId", n.about, n.id, n.kind, n.version
  from (
    select distinct m.merchant_id, first.about
    from ${keysFrom({ merchant_id: "$2::text[]" })} as m
    cross join lateral (
      select about from payments.news
      where shard = $1 and merchant_id = m.merchant_id and about <> all($3::text[])
      order by about, id limit $4
    ) first
  ) wanted
  cross join lateral (
    select * from payments.news
    where shard = $1 and merchant_id = wanted.merchant_id and about = wanted.about
    offset 0
  ) n
  order by n.at, n.id`,
);

/** Oldest first: entries of each merchant's first subjects, without `left`. */
export async function listEntries(
  db: Database,
  query: { shard: number; merchantIds: readonly Id[]; left: readonly Id[]; limit: number },
): Promise<OutboxRow[]> {
  const { shard, merchantIds, left, limit } = query;
  return await run<OutboxRow>(db, list, [shard, merchantIds, left, limit]);
}

/**
 * CTEs in shard $1: `taken` deletes the entries in `told` (merchant_id, about, news_id) and adds
 * event_id; `raised` raises heads of `merchants` to last_id.
 */
export const takeFrom = ({ told, raised, merchants }: Record<Taking, string>): string => `
  taken as (
    delete from payments.news n using ${told} as told
    where n.shard = $1 and n.merchant_id = told.merchant_id and n.about = told.about
      and n.id = told.news_id
    returning n.*, told.event_id
  ),
  head as (
    update payments.heads h set last_id = greatest(h.last_id, raised.last_id)
    from ${raised} as raised
    where h.shard = $1 and h.merchant_id = any(${merchants})
      and h.merchant_id = raised.merchant_id
  )`;

type Taking = "told" | "raised" | "merchants";

const look = statement(
  "news_look_at_heads",
  `select h.merchant_id as "merchantId", h.last_id as "lastId"
  from ${keysFrom({ shard: "$1::int[]", merchant_id: "$2::text[]" })} as wanted
  join payments.heads h on h.shard = wanted.shard and h.merchant_id = wanted.merchant_id`,
);

export async function findHeads(
  db: Database,
  merchants: readonly { shard: number; merchantId: Id }[],
): Promise<Head[]> {
  return await run<Head>(db, look, [
    merchants.map(({ shard }) => shard),
    merchants.map(({ merchantId }) => merchantId),
  ]);
}
