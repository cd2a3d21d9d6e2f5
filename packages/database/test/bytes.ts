/* Written bytes instead of time: rows as PostgreSQL lays them out, without page overhead, and
   the indexes of each row. */
import { sql } from "kysely";
import type { Database } from "../src/database.ts";

export interface MeasuredTables {
  db: Database;
  schema: string;
  tables: readonly string[];
}

export async function bytesWritten(
  location: MeasuredTables,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await bytesOf(location);
  await work();
  const after = await bytesOf(location);
  const grown = location.tables.map((table, index) => [table, after[index]! - before[index]!]);
  return Object.fromEntries(grown);
}

async function bytesOf({ db, schema, tables }: MeasuredTables): Promise<number[]> {
  const bytes: number[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(pg_column_size(t.*)), 0)::bigint as bytes
      from ${sql.table(`${schema}.${table}`)} t`.execute(db);
    bytes.push(rows[0]!.bytes);
  }
  return bytes;
}

export async function indexesOf({
  db,
  schema,
  tables,
}: MeasuredTables): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select tablename as table, array_agg(indexname::text order by indexname) as names
    from pg_indexes where schemaname = ${schema} and tablename = any (${tables})
    group by tablename`.execute(db);
  return Object.fromEntries(rows.map(({ table, names }) => [table, names]));
}
