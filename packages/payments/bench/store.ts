/* Copies rows of the service, so that new columns stay right. */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../src/core/ids.ts";
import type { Stock } from "./stock.ts";

const portion = 50_000;

export async function copyMerchants(db: Database, from: Id, to: readonly Id[]): Promise<void> {
  const query = sql`unnest(${to}::text[], ${to.map(shardOf)}::int[]) as wanted (id, shard)`;
  await sql`insert into payments.merchants select copy.* from payments.merchants m, ${query},
    jsonb_populate_record(m, jsonb_build_object('id', wanted.id, 'shard', wanted.shard,
      'key', gen_random_uuid())) as copy
    where m.shard = ${shardOf(from)} and m.id = ${from}`.execute(db);
  for (const table of ["balance_slots", "card_numbers", "merchant_access"]) {
    const source = sql.table(`payments.${table}`);
    await sql`insert into ${source} select copy.* from ${source} m, ${query},
      jsonb_populate_record(m, jsonb_build_object('merchant_id', wanted.id,
        'shard', wanted.shard)) as copy
      where m.merchant_id = ${from}`.execute(db);
  }
  await sql`insert into payments.heads (shard, merchant_id) select shard, id from ${query}
    `.execute(db);
}

export async function fillStock(db: Database, stock: Stock, example: Id): Promise<void> {
  for (let from = 0; from < stock.count; from += portion) {
    const to = Math.min(from + portion, stock.count) - 1;
    await copyRows(db, stock, { example, from, to });
  }
}

async function copyRows(
  db: Database,
  { second, first, merchants }: Stock,
  { example, from, to }: { example: Id; from: number; to: number },
): Promise<void> {
  const query = sql`(
    select i, merchant_id, shard, lpad(to_hex(${second}::int + i / 1000), 8, '0')
      || lpad(to_hex(i % 1000), 3, '0') || lpad(to_hex(shard), 4, '0')
      || lpad(to_hex(${first}::bigint + i), 9, '0') as id
    from generate_series(${from}::int, ${to}::int) as i
    join unnest(${merchants}::text[], ${merchants.map(shardOf)}::int[])
      with ordinality as merchant (merchant_id, shard, number)
      on merchant.number = i % ${merchants.length}::int + 1
  ) as wanted`;
  const copy = async (table: string, own: string, others: string[]): Promise<void> => {
    const source = sql.table(`payments.${table}`);
    const ids = ["id", ...others].map((name) => sql`${sql.lit(name)}, wanted.id`);
    await sql`insert into ${source} select copy.* from ${source} m, ${query},
      jsonb_populate_record(m, jsonb_build_object('merchant_id', wanted.merchant_id,
        'shard', wanted.shard, ${sql.join(ids)})) as copy
      where m.shard = ${shardOf(example)} and m.${sql.ref(own)} = ${example}
      order by wanted.i`.execute(db);
  };
  await copy("authorizations", "transaction_id", ["transaction_id"]);
  await copy("transactions", "id", ["authorization_id"]);
  await copy("lines", "transaction_id", ["transaction_id"]);
  await copy("entries", "transaction_id", ["transaction_id", "line_id"]);
}

export async function settleTables(db: Database): Promise<void> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** The floor's instructions never fall due. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from payments.news)::int + count(*)::int as count
    from payments.instructions
    where due_at < now() + interval '1 day'`.execute(db);
  return rows[0]?.count ?? 0;
}
