import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { type Id, newId, shardOf } from "../ids.ts";
import type { OutboxEntry } from "./entry.ts";

/**
 * CTE: an entry per row of `source` (shard, merchant_id, transaction_id, version, buckets, actor).
 * `kind` and `subject` are SQL.
 */
export const entriesFrom = (
  source: string,
  { kind, subject }: { kind: string; subject: string },
): string => `
  news as (
    insert into payments.news (shard, merchant_id, about, id, version, kind, subject_id, actor,
      buckets)
    select shard, merchant_id, transaction_id, ${subject}, version, ${kind}, ${subject}, actor,
      buckets
    from ${source}
  )`;

const insert = statement(
  "news_tell",
  `insert into payments.news (shard, merchant_id, about, id, version, kind, subject_id, actor,
    buckets, data)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::bigint[], $10::jsonb)`,
);

async function insertEntry(
  db: Database,
  { shard, id, merchantId, transaction, kind, subjectId, actor, payload }: OutboxEntry & EntryKey,
): Promise<void> {
  const { id: about = subjectId, version = null, buckets = null } = transaction ?? {};
  await run(db, insert, [
    shard,
    merchantId,
    about,
    id,
    version,
    kind,
    subjectId,
    actor,
    buckets,
    payload === null ? null : JSON.stringify(payload),
  ]);
}

interface EntryKey {
  shard: number;
  id: Id;
}

/** Events get their ids under the lock of the head row. */
export async function openHead(
  db: Database,
  { shard, merchantId }: { shard: number; merchantId: Id },
): Promise<void> {
  await sql`
    insert into payments.heads (shard, merchant_id) values (${shard}, ${merchantId})
    on conflict on constraint heads_pkey do nothing`.execute(db);
}

/** Created by a process without events: earlier history stays unpublished. */
export async function openLateHead(
  db: Database,
  { shard, merchantId }: { shard: number; merchantId: Id },
): Promise<void> {
  await sql`
    insert into payments.heads (shard, merchant_id, since, removed_through, last_id)
    select ${shard}::int, ${merchantId}::text, second || repeat('0', 16), second || repeat('0', 16),
      second || '000' || lpad(to_hex(${shard}::int), 4, '0') || repeat('0', 9)
    from lpad(to_hex(floor(extract(epoch from now()))::bigint), 8, '0') as second
    on conflict on constraint heads_pkey do nothing`.execute(db);
}

/** Call it in the change's transaction, after its rows. */
export async function tell(db: Database, entry: OutboxEntry): Promise<void> {
  const shard = shardOf(entry.merchantId);
  await insertEntry(db, { ...entry, shard, id: newId(shard) });
}

const raise = statement(
  "news_raise_removed",
  `update payments.heads set removed_through = greatest(removed_through, $3)
  where shard = $1 and merchant_id = $2`,
);

/** Call it before events are removed. */
export async function raiseRemoved(
  db: Database,
  { shard, merchantId, through }: { shard: number; merchantId: Id; through: Id },
): Promise<void> {
  await run(db, raise, [shard, merchantId, through]);
}
