import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { overlaps } from "../../bookings/store.ts";

/** Which part of a calendar; both days are included. */
export interface Window {
  accountId: number;
  /** Null for all resources. */
  resourceId: number | null;
  firstDay: string;
  lastDay: string;
  /** The most events of each kind. */
  most: number;
}

/** A day that a booking takes, or waits for. */
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
}

export async function listDurations(db: Database, window: Window): Promise<DurationRow[]> {
  const { accountId, resourceId, firstDay, lastDay, most } = window;
  const { rows } = await sql<DurationRow>`
    select d.booking_id, d.day, d.duration, d.start_time, d.waiting, d.tentative, d.timezone,
      b.details, b.revision, b.created_at, b.updated_at, r.name as resource_name,
      c.name as client_name, p.name as project_name
    from scheduling.bookings b
    join scheduling.booking_durations d on d.account_id = b.account_id and d.booking_id = b.id
      and d.day between ${firstDay} and ${lastDay}
    join scheduling.resources r on r.account_id = b.account_id and r.id = b.resource_id
    left join scheduling.projects p on p.account_id = b.account_id and p.id = b.project_id
      and p.deleted_at is null
    left join scheduling.clients c on c.account_id = b.account_id
      and c.id = coalesce(b.client_id, p.client_id) and c.deleted_at is null
    where b.account_id = ${accountId} and b.deleted_at is null
      and ${overlaps({ accountId, firstDay, lastDay })}
      and (${resourceId}::bigint is null or b.resource_id = ${resourceId})
    order by d.day, d.booking_id limit ${most}`.execute(db);
  return rows;
}

/** Time off of a resource, as its own clocks show it. */
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

export async function listTimeOff(db: Database, window: Window): Promise<TimeOffRow[]> {
  const { accountId, resourceId, firstDay, lastDay, most } = window;
  const { rows } = await sql<TimeOffRow>`
    select o.downtime_id, o.resource_id, o.first_day, o.last_day, o.start_time, o.end_time,
      r.timezone, t.details, y.name as type_name, t.state = 'Pending' as is_pending,
      t.revision, t.created_at, t.updated_at, r.name as resource_name
    from scheduling.downtime_resources o
    join scheduling.downtimes t on t.account_id = o.account_id and t.id = o.downtime_id
      and t.state <> 'Declined'
    join scheduling.resources r on r.account_id = o.account_id and r.id = o.resource_id
    left join scheduling.downtime_types y on y.account_id = t.account_id
      and y.id = t.downtime_type_id
    where o.account_id = ${accountId}
      and o.first_day <= ${lastDay} and o.last_day >= ${firstDay}
      and (o.first_day < o.last_day or o.start_time < o.end_time)
      and (${resourceId}::bigint is null or o.resource_id = ${resourceId})
    order by o.first_day, o.downtime_id, o.resource_id limit ${most}`.execute(db);
  return rows;
}
