import { sql } from "kysely";
import type { Database } from "../database.ts";

export interface Table {
  name: string;
  columns: string[];
  keys: { name: string; columns: string[] }[];
  links: Link[];
  /** The planner's estimate. */
  rows: number;
  bytes: number;
}

export interface Link {
  name: string;
  to: string;
  columns: string[];
  theirs: string[];
}

export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Omit<Table, "rows"> & { rows: number | null }>`
    select format('%s.%s', n.nspname, c.relname) as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', x.relname,
          'columns', (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
            where a.attrelid = i.indrelid and a.attnum = any (i.indkey)))
          order by x.relname), '[]')
        from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)) as keys,
      (select coalesce(json_agg(json_build_object('name', k.conname,
          'to', (select format('%s.%s', f.relnamespace::regnamespace, f.relname)
            from pg_class f where f.oid = k.confrelid),
          'columns', (select json_agg(a.attname order by at) from unnest(k.conkey)
            with ordinality as u (number, at)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number),
          'theirs', (select json_agg(a.attname order by at) from unnest(k.confkey)
            with ordinality as u (number, at)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.number))
          order by k.conname), '[]')
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as links,
      case when pg_relation_size(c.oid) = 0 then 0
        when c.reltuples >= 0 and c.relpages > 0 then (c.reltuples::float8 / c.relpages
          * pg_relation_size(c.oid) / current_setting('block_size')::int)::bigint end as rows,
      pg_total_relation_size(c.oid) as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'citus', 'columnar')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
        and d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(db);
  const tables: Table[] = [];
  for (const table of rows) {
    tables.push({ ...table, rows: table.rows ?? (await countRows(db, table.name)) });
  }
  return tables;
}

async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]!.count;
}

export async function listFunctions(db: Database, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace::regnamespace::text = any (${schemas}) and not exists (select
      from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
        and d.deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
