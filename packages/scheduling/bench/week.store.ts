import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { CalendarResource } from "../src/calendar/slots/slots.ts";

export const accountId = 1;

export async function fillWeek(
  db: Database,
  resources: ReadonlyMap<number, CalendarResource>,
): Promise<void> {
  await sql`insert into scheduling.users (id, person_id, first_name, last_name, email, timezone,
      created_at, updated_at)
    overriding system value
    values (1, 'bench', 'Bench', 'Person', 'bench@example.com', 'UTC', now(), now())`.execute(db);
  await sql`insert into scheduling.accounts (id, subdomain, name, owner_id, timezone, created_at,
      updated_at)
    overriding system value
    values (${accountId}, 'bench', 'Bench', 1, 'UTC', now(), now())`.execute(db);
  await sql`insert into scheduling.resource_types (account_id, id, name, human, created_at,
      updated_at)
    overriding system value values (${accountId}, 1, 'Person', true, now(), now())`.execute(db);
  for (const [id, resource] of resources) await fillResource(db, { id, resource });
  await sql`vacuum analyze`.execute(db);
}

interface Filling {
  id: number;
  resource: CalendarResource;
}

async function fillResource(db: Database, { id, resource }: Filling): Promise<void> {
  await sql`insert into scheduling.resources (account_id, id, resource_type_id, name, color,
      timezone, created_at, updated_at)
    overriding system value
    values (${accountId}, ${id}, 1, 'Ada', '#3366CC', ${resource.timezone}, now(), now())
    `.execute(db);
  await fillOpenTimes(db, { id, resource });
  await fillTaken(db, { id, resource });
}

const idOf = (id: number) => sql`${id}::bigint`;
const dates = (list: readonly string[]) => sql`${list}::date[]`;
const minutes = (list: readonly number[]) => sql`${list}::smallint[]`;

async function fillOpenTimes(db: Database, { id, resource }: Filling): Promise<void> {
  const { weekly, timeOff } = resource.openings;
  await sql`insert into scheduling.availability_periods (account_id, resource_id, week_day,
      start_time, end_time)
    select ${idOf(accountId)}, ${idOf(id)}, p.*
    from unnest(${minutes(weekly.map(({ weekDay }) => weekDay))},
      ${minutes(weekly.map(({ startTime }) => startTime))},
      ${minutes(weekly.map(({ endTime }) => endTime))}) as p`.execute(db);
  await sql`with spans as (
      select nextval(pg_get_serial_sequence('scheduling.downtimes', 'id')) as id, s.*
      from unnest(${dates(timeOff.map(({ firstDay }) => firstDay))},
        ${minutes(timeOff.map(({ startTime }) => startTime))},
        ${minutes(timeOff.map(({ endTime }) => endTime))}) as s (day, starts, ends)
    ), made as (
      insert into scheduling.downtimes (account_id, id, first_day, last_day, start_time, end_time,
        state, created_at, updated_at)
      overriding system value
      select ${idOf(accountId)}, id, day, day, starts, ends, 'Approved', now(), now() from spans
    )
    insert into scheduling.downtime_resources (account_id, downtime_id, resource_id, first_day,
      last_day, start_time, end_time)
    select ${idOf(accountId)}, id, ${idOf(id)}, day, day, starts, ends from spans`.execute(db);
}

async function fillTaken(db: Database, { id, resource }: Filling): Promise<void> {
  const timed = [...resource.taken].flatMap(([date, { timed: ofDay }]) =>
    ofDay.map(({ start, end }) => ({ date, start, duration: end - start })),
  );
  await sql`with made as (
      insert into scheduling.bookings (account_id, resource_id, booker_id, start_date, end_date,
        duration, start_time, timezone, created_at, updated_at)
      select ${idOf(accountId)}, ${idOf(id)}, 1, day, day, duration, starts, ${resource.timezone},
        now(), now()
      from unnest(${dates(timed.map(({ date }) => date))},
        ${minutes(timed.map(({ start }) => start))},
        ${minutes(timed.map(({ duration }) => duration))}) as b (day, starts, duration)
      returning id, start_date, start_time, duration
    ), held as (
      insert into scheduling.booking_durations (account_id, booking_id, resource_id, day, duration,
        start_time, waiting, tentative, timezone)
      select ${idOf(accountId)}, id, ${idOf(id)}, start_date, duration, start_time, false, false,
        ${resource.timezone}
      from made
    )
    insert into scheduling.resource_days (account_id, resource_id, day, booked, available)
    select ${idOf(accountId)}, ${idOf(id)}, start_date, sum(duration), 1440
    from made group by start_date`.execute(db);
}
