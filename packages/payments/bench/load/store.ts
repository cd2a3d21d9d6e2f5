import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, newId, shardOf } from "../../src/core/ids.ts";
import type { Stock } from "../stock.ts";

export async function leaveMarks(db: Database, merchants: readonly Id[]): Promise<void> {
  const shards = merchants.map(shardOf);
  const ids = shards.map(newId);
  await sql`
    insert into payments.news (shard, merchant_id, about, id, version, kind, subject_id, actor,
      buckets)
    select shard, merchant_id, id, id, 1, 'transaction.captured', id, 'system', '{100,0,0,0}'
    from unnest(${shards}::int[], ${merchants}::text[], ${ids}::text[])
      as given (shard, merchant_id, id)`.execute(db);
}

/** Age in milliseconds. */
export async function findOldest(db: Database): Promise<{ count: number; ageMs: number }> {
  const { rows } = await sql<{ count: number; ageMs: number }>`
    select count(*)::int as count,
      coalesce(extract(epoch from clock_timestamp() - min(at)) * 1000, 0)::float as "ageMs"
    from payments.news`.execute(db);
  return rows[0]!;
}

export async function fillEvents(
  db: Database,
  { second, first, count, merchants }: Stock,
  captured: Stock,
): Promise<void> {
  const [merchantId] = merchants;
  const shard = shardOf(merchantId!);
  const idOf = (of: Stock, index: unknown) => sql`lpad(to_hex(${of.second}::int
      + (${index}) / 1000), 8, '0') || lpad(to_hex((${index}) % 1000), 3, '0')
    || lpad(to_hex(${shard}::int), 4, '0') || lpad(to_hex(${of.first}::bigint + ${index}), 9, '0')`;
  const [own, entry] = [
    idOf({ second, first, count, merchants }, sql`i`),
    idOf(captured, sql`(i % ${captured.count}::int)`),
  ];
  await sql`
    insert into payments.events (shard, merchant_id, id, kind, at, transaction_id, version,
      subject_id, buckets, actor)
    select ${shard}, ${merchantId}, ${own}, 'transaction.captured', now(), ${entry}, 1, ${entry},
      '{100,0,0,0}', 'system'
    from generate_series(0, ${count - 1}::int) as i`.execute(db);
  await sql`vacuum analyze payments.events`.execute(db);
}

export async function countDeliveries(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments.deliveries where state = 'waiting'`.execute(db);
  return rows[0]!.count;
}

export async function failAlready(db: Database, urls: readonly string[]): Promise<void> {
  await sql`
    update payments.webhooks set failures = 10, failing_since = now()
    where url like any(${urls}::text[])`.execute(db);
}
