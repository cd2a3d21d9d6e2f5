import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { keep } from "../src/changes/outbox/kept.ts";
import { firstDay, minutes } from "./agenda.ts";

export async function liftLimit(db: Database, applicationId: number): Promise<void> {
  await sql`update scheduling.applications set requests_per_window = 2147483647
    where id = ${applicationId}`.execute(db);
}

export interface Example {
  id: number;
  created_at: string;
}

export interface Filling {
  accountId: number;
  userId: number;
  resources: readonly number[];
  count: number;
  days: number;
  example: Example;
}

// Statements time out after twelve seconds, even on a busy machine.
const portion = 5_000;

export async function fillBookings(db: Database, filling: Filling): Promise<void> {
  for (let from = 0; from < filling.count; from += portion) {
    await fillPortion(db, filling, { from, to: Math.min(from + portion, filling.count) - 1 });
  }
}

async function fillPortion(
  db: Database,
  { accountId, userId, resources, days, example }: Filling,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { id: subjectId, created_at: at } = example;
  const entry = { kind: "booking", subjectId, at: new Date(at) };
  const { became } = keep(entry, { before: null, after: example });
  await sql`
    with made as (
      insert into scheduling.bookings (account_id, resource_id, booker_id, start_date, end_date,
        duration, timezone, created_at, updated_at)
      select ${accountId}, (${resources}::bigint[])[i % ${resources.length}::int + 1], ${userId},
        day, day, ${minutes}, 'UTC', now(), now()
      from generate_series(${from}::int, ${to}::int) as i
      cross join lateral (
        select ${firstDay}::date + (i / ${resources.length}::int) % ${days}::int as day
      ) at
      returning id, resource_id, start_date
    ),
    taken as (
      insert into scheduling.booking_durations (account_id, booking_id, resource_id, day, duration,
        waiting, tentative, timezone)
      select ${accountId}, id, resource_id, start_date, ${minutes}, false, false, 'UTC' from made
    ),
    audited as (
      insert into scheduling.audit_entries (account_id, at, user_id, kind, subject_id, action,
        became)
      select ${accountId}, now(), ${userId}, 'booking', id, 'create', ${JSON.stringify(became)}
      from made
    )
    insert into scheduling.resource_days as r (account_id, resource_id, day, booked, available)
    select ${accountId}, resource_id, start_date, count(*) * ${minutes}::int, 1440
    from made group by resource_id, start_date
    on conflict on constraint resource_days_pkey do update
    set booked = r.booked + excluded.booked`.execute(db);
}

export async function settleTables(db: Database): Promise<void> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}
