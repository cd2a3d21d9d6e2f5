import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

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
