import { sql } from "kysely";
import type { TestScheduling } from "./harness.ts";

const traces = ["limits", "idempotency"];

export async function countRows({ context }: TestScheduling): Promise<[string, number][]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'scheduling'::regnamespace and relkind = 'r'
      and relname <> all (${traces}::text[])
    order by relname`.execute(context.db);
  const counts: [string, number][] = [];
  for (const { name } of rows) {
    const result = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(`scheduling.${name}`)}`.execute(context.db);
    counts.push([name, result.rows[0]!.count]);
  }
  return counts;
}
