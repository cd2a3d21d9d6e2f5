import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

/** The range includes both days. */
export interface Window {
  accountId: number;
  resourceId: number | null;
  /** Hides a client known only through the project. */
  isOwnOnly: boolean;
  firstDay: string;
  lastDay: string;
}

export interface EventPortion<Row> {
  window: Window;
  after: Row | undefined;
  most: number;
}

/** Bytes of rows per read; a larger row is read alone. */
const mostBytes = 131_072;

// Counts the bytes of the rows before this one, so the first row is always read.
const bytesBefore = sql`coalesce(sum(octet_length(f::text)) over (order by f.place
  rows between unbounded preceding and 1 preceding), 0)`;

interface CountRow {
  found: number;
}

export interface DurationRow {
  booking_id: number;
  day: string;
  duration: number;
  start_time: number | null;
  waiting: boolean;
  tentative: boolean;
  timezone: string;
  details: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
  resource_name: string;
  client_name: string | null;
  project_name: string | null;
  is_hold: boolean;
}

// OFFSET or LIMIT keeps PostgreSQL on the index.
const resourcesOf = ({ accountId, resourceId }: Window) => sql`
  (select id, name, timezone from scheduling.resources where account_id = ${accountId}
    and (${resourceId}::bigint is null or id = ${resourceId})) r`;

export async function listDurations(
  db: Database,
  { window, after, most }: EventPortion<DurationRow>,
): Promise<(DurationRow & CountRow)[]> {
  const { accountId, firstDay, lastDay, isOwnOnly } = window;
  const clientId = isOwnOnly ? sql`b.client_id` : sql`coalesce(b.client_id, p.client_id)`;
  const last = after ?? { day: firstDay, booking_id: 0 };
  const { rows } = await sql<DurationRow & CountRow>`
    with shown as materialized (
      select r.name, d.booking_id, d.day from ${resourcesOf(window)}
      cross join lateral (select booking_id, day from scheduling.booking_durations
        where account_id = ${accountId} and resource_id = r.id
          and (day, booking_id) > (${last.day}::date, ${last.booking_id}::bigint)
          and day <= ${lastDay} order by day, booking_id limit ${most}) d
      order by d.day, d.booking_id limit ${most}
    )
    select * from (select f.*, ${bytesBefore} as bytes_before from (
      select d.booking_id, d.day, d.duration, d.start_time, d.waiting, d.tentative, d.timezone,
        b.details, b.revision, b.created_at, b.updated_at, s.name as resource_name,
        c.name as client_name, p.name as project_name, b.id is null as is_hold,
        (select count(*) from shown)::int as found,
        row_number() over (order by d.day, d.booking_id) as place
      from shown s
      cross join lateral (select * from scheduling.booking_durations d
        where d.account_id = ${accountId} and d.booking_id = s.booking_id and d.day = s.day
        limit 1) d
      left join lateral (select * from scheduling.bookings b
        where b.account_id = ${accountId} and b.id = s.booking_id and not b.held limit 1) b on true
      left join scheduling.projects p on p.account_id = b.account_id and p.id = b.project_id
        and p.deleted_at is null
      left join lateral (select * from scheduling.clients c
        where c.account_id = ${accountId} and c.id = ${clientId}
          and c.deleted_at is null limit 1) c on true
    ) f) sized where bytes_before < ${mostBytes} order by place`.execute(db);
  return rows;
}

/** Times in the resource's own wall time. */
export interface TimeOffRow {
  downtime_id: number;
  resource_id: number;
  first_day: string;
  last_day: string;
  start_time: number;
  end_time: number;
  timezone: string;
  details: string;
  type_name: string | null;
  is_pending: boolean;
  revision: number;
  created_at: Date;
  updated_at: Date;
  resource_name: string;
}

export async function listTimeOff(
  db: Database,
  { window, after, most }: EventPortion<TimeOffRow>,
): Promise<(TimeOffRow & CountRow)[]> {
  const { accountId, firstDay, lastDay } = window;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(o.first_day, o.downtime_id, o.resource_id) > (${after.first_day}::date,
          ${after.downtime_id}::bigint, ${after.resource_id}::bigint)`;
  const { rows } = await sql<TimeOffRow & CountRow>`
    select * from (select f.*, count(*) over ()::int as found, ${bytesBefore} as bytes_before from (
      select o.downtime_id, o.resource_id, o.first_day, o.last_day, o.start_time, o.end_time,
        r.timezone, t.details, y.name as type_name, t.state = 'Pending' as is_pending,
        t.revision, t.created_at, t.updated_at, r.name as resource_name,
        row_number() over (order by o.first_day, o.downtime_id, o.resource_id) as place
      from ${resourcesOf(window)}
      cross join lateral (select * from scheduling.downtime_resources o
        where o.account_id = ${accountId} and o.resource_id = r.id
          and o.first_day <= ${lastDay} and o.last_day >= ${firstDay} and ${isAfter}
          and (o.first_day < o.last_day or o.start_time < o.end_time) offset 0) o
      cross join lateral (select * from scheduling.downtimes t
        where t.account_id = ${accountId} and t.id = o.downtime_id and t.state <> 'Declined'
          and t.deleted_at is null limit 1) t
      left join scheduling.downtime_types y on y.account_id = t.account_id
        and y.id = t.downtime_type_id
      order by o.first_day, o.downtime_id, o.resource_id limit ${most}
    ) f) sized where bytes_before < ${mostBytes} order by place`.execute(db);
  return rows;
}
