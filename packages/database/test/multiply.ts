import { sql } from "kysely";
import type { Database } from "../src/database.ts";

const many = 10_000;
const templates = 20;

interface Column {
  name: string;
  type: string;
  unique: boolean;
}

export interface Tenancy {
  tenant: readonly string[];
  alone?: readonly string[];
}

/**
 * Makes some ten thousand rows, half of one tenant. Each id changes consistently, so that
 * references hold. Returns tables with less than half of that.
 */
export async function multiplyRows(
  db: Database,
  { tenant, alone = [] }: Tenancy,
): Promise<string[]> {
  const small: string[] = [];
  for (const table of await listTables(db)) {
    const columns = await listColumns(db, table);
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const whose = alone.includes(table) ? "others" : "both";
    const values = columns.map((column) =>
      clonedFrom(column, tenant.includes(column.name) ? whose : "any"),
    );
    const count = await countUpTo(db, table, templates);
    if (count > 0) {
      await sql
        .raw(`insert into ${table} (${names}) overriding system value select ${values.join(", ")}
          from (select * from ${table} limit ${templates}) r
          cross join generate_series(1, ${Math.ceil(many / count)}) n
          on conflict do nothing`)
        .execute(db);
    }
    if ((await countUpTo(db, table, many / 2)) < many / 2) small.push(table);
  }
  return small;
}

async function countUpTo(db: Database, table: string, most: number): Promise<number> {
  const rows = sql`select from ${sql.raw(table)} limit ${most}`;
  return (await rows.execute(db)).rows.length;
}

async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'jobs', 'sealing')
    order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !/\.(migrations|checks)$/.test(name));
}

async function listColumns(db: Database, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, null) as type, exists (
      select from pg_index i where i.indrelid = a.attrelid and i.indisunique
        and a.attnum = any (i.indkey)) as unique
    from pg_attribute a where attrelid = ${table}::regclass and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum`.execute(db);
  return rows;
}

function clonedFrom({ name, type, unique }: Column, whose: "any" | "both" | "others"): string {
  const value = `r."${name}"`;
  if (whose === "others") return other(value, type);
  if (whose === "both") return `case when n % 2 = 0 then ${value} else ${other(value, type)} end`;
  if (name === "email") return `n || ${value}`;
  if (type === "timestamp with time zone") return `${value} + make_interval(mins => n)`;
  const isId = name === "id" || name.endsWith("_id");
  return isId || (unique && type !== "date") ? other(value, type) : value;
}

function other(value: string, type: string): string {
  switch (type) {
    case "bigint":
      return `${value} + n::bigint * 1000003`;
    case "integer":
      return `${value} + n`;
    case "uuid":
      return `md5(${value}::text || n)::uuid`;
    case "bytea":
      return `sha256(${value} || convert_to(n::text, 'UTF8'))`;
    case "text":
      return `case when length(${value}) >= 24
        then left(${value}, -12) || left(md5(${value} || n), 12) else ${value} || n end`;
    default:
      return value;
  }
}
