import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Range, Zones } from "../../core/intervals/local-time.ts";
import { keysOf } from "../../core/store.ts";

export interface Part {
  accountId: number;
  resourceIds: number[];
  zones: Zones[];
}

export async function nextPart(
  db: Database,
  { accountId, resourceId }: { accountId: number; resourceId: number },
  limit: number,
): Promise<Part | undefined> {
  const { rows } = await sql<Zones & { account_id: number; id: number }>`
    select account_id, id, timezone, former_zones from scheduling.resources
    where (account_id, id) > (${accountId}, ${resourceId})
    order by account_id, id limit ${limit}`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  const own = rows.filter(({ account_id: account }) => account === first.account_id);
  return {
    accountId: first.account_id,
    resourceIds: own.map(({ id }) => id),
    zones: own,
  };
}

export interface SlotRow {
  resourceId: number;
  date: string;
  booked: number | null;
  available: number | null;
  held: number;
}

export async function listDays(db: Database, { accountId, resourceIds }: Part): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select coalesce(l.resource_id, h.resource_id) as "resourceId", coalesce(l.day, h.day) as date,
      l.booked, l.available, coalesce(h.held, 0)::int as held
    from (select * from scheduling.resource_days
      where account_id = ${accountId} and resource_id = any (${resourceIds}::bigint[])) l
    full join (select resource_id, day, sum(duration) as held from scheduling.booking_durations
      where account_id = ${accountId} and resource_id = any (${resourceIds}::bigint[])
        and not waiting and not tentative
      group by resource_id, day) h on h.resource_id = l.resource_id and h.day = l.day
    order by 1, 2`.execute(db);
  return rows;
}

export interface HeldIn {
  bookingId: number;
  date: string;
  duration: number;
  startTime: number | null;
  timezone: string;
}

/** Days in the zones stored with the bookings. */
export async function listHeldIn(
  db: Database,
  { accountId, resourceId, firstDay, lastDay }: Range & { accountId: number; resourceId: number },
): Promise<HeldIn[]> {
  const { rows } = await sql<HeldIn>`
    select booking_id as "bookingId", day as date, duration, start_time as "startTime", timezone
    from (select * from scheduling.booking_durations
      where account_id = ${accountId} and resource_id = ${resourceId} and day >= ${firstDay}
        and day <= ${lastDay}
      order by day, booking_id limit (select null::bigint)) d
    where not waiting and not tentative
    order by booking_id, day`.execute(db);
  return rows;
}

export interface OddRow {
  bookingId: number;
  problem: string;
}

// The unknown limit makes PostgreSQL walk the index.
export async function listOdd(db: Database, { accountId, resourceIds }: Part): Promise<OddRow[]> {
  const { rows } = await sql<OddRow>`
    with days as materialized (
      select d.* from ${keysOf(accountId, resourceIds)} k
      cross join lateral (select booking_id, day from scheduling.booking_durations
        where account_id = ${accountId} and resource_id = k.id
        order by day, booking_id limit (select null::bigint)) d
    )
    select d.booking_id as "bookingId", 'deleted, with a day on ' || d.day as problem from days d
    cross join lateral (select deleted_at from scheduling.bookings
      where account_id = ${accountId} and id = d.booking_id limit 1) b
    where b.deleted_at is not null
    union all
    select b.id, p.problem from ${keysOf(accountId, resourceIds)} k
    cross join lateral (select * from scheduling.bookings
      where account_id = ${accountId} and resource_id between k.id and k.id
        and deleted_at is null
      order by resource_id, id limit (select null::bigint)) b
    cross join lateral (
      select 'no day' as problem where not exists (
        select from scheduling.booking_durations d
        where d.account_id = ${accountId} and d.booking_id = b.id)
      union all
      select 'another ' || case
          when d.resource_id <> b.resource_id then 'resource'
          when d.duration <> b.duration then 'duration'
          when d.start_time is distinct from b.start_time then 'start_time'
          when d.tentative <> b.tentative then 'tentative'
          when d.client_id is distinct from b.client_id then 'client'
          when d.project_id is distinct from b.project_id then 'project'
          else 'range' end || ' on ' || d.day
      from scheduling.booking_durations d
      where d.account_id = ${accountId} and d.booking_id = b.id
        and (d.resource_id <> b.resource_id or d.duration <> b.duration
          or d.start_time is distinct from b.start_time or d.tentative <> b.tentative
          or d.client_id is distinct from b.client_id
          or d.project_id is distinct from b.project_id
          or d.day not between b.start_date and b.end_date)
    ) p
    order by 1, 2`.execute(db);
  return rows;
}

export interface ZonedRow {
  downtimeId: number;
  resourceId: number;
  timezone: string | null;
  isDeleted: boolean;
  named: SpanRow;
  kept: SpanRow;
}

interface SpanRow {
  firstDay: string;
  startTime: number;
  lastDay: string;
  endTime: number;
}

const span = (table: string) => sql`json_build_object('firstDay', ${sql.ref(`${table}.first_day`)},
  'startTime', ${sql.ref(`${table}.start_time`)}, 'lastDay', ${sql.ref(`${table}.last_day`)},
  'endTime', ${sql.ref(`${table}.end_time`)})`;

export async function listTimeOffToProve(
  db: Database,
  { accountId, resourceIds }: Part,
  from: string,
): Promise<ZonedRow[]> {
  const { rows } = await sql<ZonedRow>`
    select t.id as "downtimeId", c.resource_id as "resourceId", t.timezone,
      t.deleted_at is not null as "isDeleted",
      ${span("t")} as named, ${span("c")} as kept
    from ${keysOf(accountId, resourceIds)} k
    cross join lateral (select * from scheduling.downtime_resources
      where account_id = ${accountId} and resource_id = k.id and last_day >= ${from}
      order by last_day limit (select null::bigint)) c
    cross join lateral (select * from scheduling.downtimes
      where account_id = ${accountId} and id = c.downtime_id limit 1) t
    order by t.id, c.resource_id`.execute(db);
  return rows;
}

/** Existing resources without a coming closure of the account. */
export async function listUnclosed(
  db: Database,
  { accountId, resourceIds }: Part,
  from: string,
): Promise<{ downtimeId: number; resourceId: number }[]> {
  const { rows } = await sql<{ downtimeId: number; resourceId: number }>`
    select t.id as "downtimeId", k.id as "resourceId" from ${keysOf(accountId, resourceIds)} k
    cross join lateral (select deleted_at from scheduling.resources
      where account_id = ${accountId} and id = k.id limit 1) r
    cross join lateral (select id from scheduling.downtimes
      where account_id = ${accountId} and all_resources and (deleted_at is null) is true
        and last_day >= ${from} order by last_day limit (select null::bigint)) t
    where r.deleted_at is null and not exists (
      select from (select from scheduling.downtime_resources
        where account_id = ${accountId} and downtime_id = t.id and resource_id = k.id offset 0) c)
    order by t.id, k.id`.execute(db);
  return rows;
}
