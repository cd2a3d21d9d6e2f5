import { sql } from "kysely";
import type { Database } from "../handle.ts";

/** The job of a queue that has waited longest, and for how long. */
export async function findOldestJob(
  db: Database,
  queue: string,
): Promise<{ id: string; ageMs: number } | undefined> {
  const { rows } = await sql<{ id: string; age: number }>`
    select id, extract(epoch from clock_timestamp() - created_on)::float8 as age from jobs.job
    where name = ${queue} and state < 'active' and not blocked
    order by priority desc, created_on limit 1`.execute(db);
  const [oldest] = rows;
  return oldest && { id: oldest.id, ageMs: oldest.age * 1000 };
}
