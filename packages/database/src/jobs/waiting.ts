import { sql } from "kysely";
import type { Database } from "../handle.ts";

/** Case-insensitive, in the caller's transaction. A running job loses its row too, and finishes. */
export async function removeJobs(
  db: Database,
  queue: string,
  { field, value }: { field: string; value: string },
): Promise<void> {
  await sql`
    delete from jobs.job
    where name = ${queue} and lower(data->>${field}) = lower(${value})`.execute(db);
}

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

export interface FailedJobs {
  queue: string;
  count: number;
  last: Date;
}

export async function listFailedJobs(db: Database): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`
    select name as queue, count(*)::int as count, max(completed_on) as last
    from (select name, coalesce(completed_on, created_on) as completed_on from jobs.job
      where state = 'failed' limit 10000) as failed
    group by name order by name`.execute(db);
  return rows;
}
