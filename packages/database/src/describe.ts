/* Prints the current schema as SQL, for readers of the migrations. */
import { sql } from "kysely";
import type { Database } from "./database.ts";

interface Table {
  name: string;
  columns: string[];
  constraints: string[];
  indexes: string[];
}

export async function describeSchema(db: Database, schema: string): Promise<string> {
  const functions = await listFunctions(db, schema);
  const tables = await listTables(db, schema);
  const parts = [...functions.map((text) => `${text.trim()};`), ...tables.map(printTable)];
  return `create schema ${schema};\n\n${parts.join("\n\n")}\n`;
}

async function listFunctions(db: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = ${schema}::regnamespace order by p.proname`.execute(db);
  return rows.map(({ text }) => text);
}

async function listTables(db: Database, schema: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      (select array_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
          case when l.collname <> 'default' then 'collate "' || l.collname || '"' end,
          case when a.attnotnull then 'not null' end,
          'default ' || pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
        from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        left join pg_collation l on l.oid = a.attcollation
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select array_agg(format('constraint %s %s', k.conname, pg_get_constraintdef(k.oid))
          order by k.contype desc, k.conname)
        from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n') as constraints,
      (select coalesce(array_agg(pg_get_indexdef(i.indexrelid)
          order by i.indexrelid::regclass::text), '{}')
        from pg_index i where i.indrelid = c.oid
          and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid
            and k.conrelid = c.oid)) as indexes
    from pg_class c
    where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r'
    order by c.relname`.execute(db);
  return rows.map((table) => ({ ...table, name: `${schema}.${table.name}` }));
}

function printTable({ name, columns, constraints, indexes }: Table): string {
  const lines = [...columns, ...(constraints ?? [])].map((line) => `  ${line}`);
  return [`create table ${name} (\n${lines.join(",\n")}\n);`, ...indexes.map((i) => `${i};`)].join(
    "\n",
  );
}
