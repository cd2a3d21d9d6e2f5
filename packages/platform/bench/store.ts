import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface TableSize {
  table: string;
  bytes: number;
}

export async function measureTables(db: Database, schema: string): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select relname as table, pg_total_relation_size(oid)::float8 as bytes
    from pg_class
    where relnamespace = ${schema}::regnamespace and relkind = 'r'`.execute(db);
  return rows;
}

export async function shrinkTables(db: Database, schema: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = ${schema} and relkind = 'r'`.execute(db);
  for (const { name } of rows) await sql.raw(`vacuum full ${name}`).execute(db);
}
