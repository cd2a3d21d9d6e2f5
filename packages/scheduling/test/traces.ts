import type { Database } from "@frontdesk/database/database";
import { run } from "@frontdesk/database/statement";

const tables = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by 1`;

export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const matches: string[] = [];
  for (const { name } of await run<{ name: string }>(db, { text: tables }, [])) {
    const within = `select 1 from ${name} t
      where position(lower($1) in lower(t::text)) > 0 limit 1`;
    if ((await run(db, { text: within }, [text])).length > 0) matches.push(name);
  }
  return matches;
}
