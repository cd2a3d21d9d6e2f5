import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

export interface JobLease<Content = unknown> {
  queue: string;
  id: string;
  attempts: number;
  content: Content;
}

const rows = leasedRows<JobLease>({
  table: "jobs.job",
  as: "j",
  scope: { name: "queue" },
  idType: "uuid",
  fence: "attempts",
  dueAt: "start_after",
});

export const { renew: renewJobs, postpone: postponeJobs } = rows;

const insertion = statement(
  "job_insert",
  `insert into jobs.job (name, data, exclusive)
  select $1, content, $3 from jsonb_array_elements($2::jsonb) as content
  on conflict do nothing returning id`,
);

interface NewJobs {
  queue: string;
  contents: readonly object[];
  isExclusive: boolean;
}

/** Returns the number of new jobs. An exclusive queue with an unfinished job takes no other. */
export async function insertJobs(
  db: Database,
  { queue, contents, isExclusive }: NewJobs,
): Promise<number> {
  const inserted = await run(db, insertion, [queue, JSON.stringify(contents), isExclusive]);
  return inserted.length;
}

const leaseDue = statement(
  "job_lease",
  `with due as materialized (select j.id from jobs.job j
    where j.name = $1 and j.state = 'created' and j.start_after <= now() and ${isFree("j")}
    order by j.start_after limit $2 for update skip locked)
  update jobs.job j set attempts = j.attempts + 1, claimed_until = ${leaseEnd("$3")}
  from due where j.name = $1 and j.id = due.id
  returning j.name as queue, j.id, j.attempts, j.data as content`,
);

export async function leaseJobs<Content>(
  db: Database,
  queue: string,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<JobLease<Content>[]> {
  return await run(db, leaseDue, [queue, most, leaseMs]);
}

const removal = statement(
  "job_remove",
  `delete from jobs.job j using ${rows.found} where ${rows.isStill} returning j.id`,
);

export async function removeJobsDone(db: Database, leases: readonly JobLease[]): Promise<void> {
  await rows.change(db, removal, leases);
}

const failure = statement(
  "job_fail",
  `update jobs.job set state = 'failed', completed_on = now(), claimed_until = null,
    output = $4::jsonb
  where name = $1 and id = $2 and attempts = $3`,
);

export async function failJob(
  db: Database,
  { queue, id, attempts }: JobLease,
  output: object,
): Promise<void> {
  await run(db, failure, [queue, id, attempts, JSON.stringify(output)]);
}

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
    where name = ${queue} and state = 'created' and ${sql.raw(isFree("job"))}
    order by created_on limit 1`.execute(db);
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

/** A new or changed schedule begins with its next time. */
export async function saveSchedule(db: Database, name: string, cron: string): Promise<void> {
  await sql`insert into jobs.schedule (name, cron, due_at)
    values (${name}, ${cron}, jobs.next_run(${cron}, now()))
    on conflict (name) do update set cron = excluded.cron, due_at = excluded.due_at
      where schedule.cron <> excluded.cron`.execute(db);
}

// One process moves the due time, so the job runs once for all missed times.
const due = statement(
  "job_schedules_due",
  `with due as (update jobs.schedule set due_at = jobs.next_run(cron, now())
      where name = any($1::text[]) and due_at <= now() returning name),
    old as (delete from jobs.job
      where state = 'failed' and completed_on < now() - interval '30 days')
  insert into jobs.job (name, data, exclusive) select name, '{}', true from due
  on conflict do nothing returning name`,
);

/** Adds the due jobs and removes old failed ones of every queue. Returns the queues. */
export async function addDue(db: Database, names: readonly string[]): Promise<string[]> {
  const added = await run<{ name: string }>(db, due, [names]);
  return added.map(({ name }) => name);
}
