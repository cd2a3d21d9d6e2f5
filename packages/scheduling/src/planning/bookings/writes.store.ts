import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { inNoOrder, keysFrom, keysOf } from "../../core/store.ts";
import {
  type LockedResource,
  lockedFrom,
  lockResourcesFrom,
} from "../../inventory/capacity/store.ts";
import type { Booker } from "./booking.ts";
import { isKept } from "./store.ts";

const lookUp = statement(
  "booking_lock",
  `with shared as materialized (${lockResourcesFrom("share")}), held as (${lockedFrom("shared")})
  select h.*, p.id as project_id, p.client_id as owner_id, p.default_billable, c.id as client_id,
    u.id as booker_id, u.first_name, u.last_name, u.email, m.color
  from (select 1) as always
  left join held h on true
  left join scheduling.projects p on p.account_id = $1 and p.id = $3 and p.deleted_at is null
  left join scheduling.clients c on c.account_id = $1 and c.id = $4 and c.deleted_at is null
  left join scheduling.memberships m on m.account_id = $1 and m.user_id = $5
  left join scheduling.users u on u.id = m.user_id
  order by h.id`,
);

export interface LookUp {
  accountId: number;
  resourceIds: readonly number[];
  projectId: number | null;
  clientId: number | null;
  bookerId: number | null;
}

export interface BookingLookup {
  resources: LockedResource[];
  project: { id: number; clientId: number | null; isBillable: boolean } | undefined;
  clientId: number | null;
  booker: Booker;
}

/** Locks resources in id order, then reads the other rows. */
export async function lockForBooking(db: Database, query: LookUp): Promise<BookingLookup> {
  const { accountId, resourceIds, projectId, clientId, bookerId } = query;
  const values = [accountId, resourceIds, projectId, clientId, bookerId];
  return lookupOf(await run<LookupRow>(db, lookUp, values));
}

export function lookupOf(rows: readonly LookupRow[]): BookingLookup {
  const first = rows[0]!;
  const { project_id: id, owner_id: owner, default_billable: isBillable } = first;
  return {
    resources: rows.filter((row): row is LookupRow & LockedResource => row.id !== null),
    project: id === null ? undefined : { id, clientId: owner, isBillable: isBillable === true },
    clientId: first.client_id,
    booker: first,
  };
}

export type LookupRow = Booker & {
  id: number | null;
  project_id: number | null;
  owner_id: number | null;
  default_billable: boolean | null;
  client_id: number | null;
};

export interface NewBookingRow {
  accountId: number;
  resourceId: number;
  bookerId: number | null;
  clientId: number | null;
  projectId: number | null;
  details: string;
  startDate: string;
  endDate: string;
  duration: number;
  startTime: number | null;
  billable: boolean;
  tentative: boolean;
  timezone: string;
  at: Date;
}

export interface DayRow {
  date: string;
  waiting: boolean;
  timezone: string;
}

const lock = statement(
  "booking_hold",
  `select b.id from ${keysFrom("$2::bigint[]")} k
  join scheduling.bookings b on b.account_id = k.account_id and b.id = k.id and ${isKept("b")}
  order by ${inNoOrder("b.id")} for no key update of b`,
);

export async function lockBookings(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<void> {
  await run(db, lock, [accountId, ids]);
}

/** Days get only client and project. */
export async function saveBooking(
  db: Database,
  row: SavedBookingRow,
  keeps: KeptParties,
): Promise<void> {
  const clientId = keeps.client ? sql.ref("client_id") : sql`${row.clientId}`;
  const projectId = keeps.project ? sql.ref("project_id") : sql`${row.projectId}`;
  await sql`
    with saved as (
      update scheduling.bookings set resource_id = ${row.resourceId},
        booker_id = ${row.bookerId}, client_id = ${clientId}, project_id = ${projectId},
        details = ${row.details}, start_date = ${row.startDate}, end_date = ${row.endDate},
        duration = ${row.duration}, start_time = ${row.startTime}, billable = ${row.billable},
        tentative = ${row.tentative}, timezone = ${row.timezone},
        days_out = ${row.daysOut}::date[], updated_at = ${row.at}, revision = revision + 1
      where account_id = ${row.accountId} and id = ${row.id}
      returning client_id, project_id
    )
    update scheduling.booking_durations d
    set client_id = saved.client_id, project_id = saved.project_id
    from saved
    where d.account_id = ${row.accountId} and d.booking_id = ${row.id}
      and (d.client_id is distinct from saved.client_id
        or d.project_id is distinct from saved.project_id)`.execute(db);
}

/** Keeps even a deleted one: its report keeps the hours. */
export interface KeptParties {
  client: boolean;
  project: boolean;
}

export interface SavedBookingRow extends NewBookingRow {
  id: number;
  daysOut: readonly string[];
}

export interface ReplacedDays {
  row: SavedBookingRow;
  days: readonly DayRow[];
}

export async function replaceDays(db: Database, { row, days }: ReplacedDays): Promise<void> {
  const { accountId, id, resourceId, duration, startTime, tentative } = row;
  const dates = days.map(({ date }) => date);
  await sql`delete from scheduling.booking_durations
    where account_id = ${accountId} and booking_id = ${id}
      and day <> all (${dates}::date[])`.execute(db);
  await sql`insert into scheduling.booking_durations as d
      (account_id, booking_id, resource_id, day, duration, start_time, waiting, tentative, timezone)
    select ${accountId}::bigint, ${id}::bigint, ${resourceId}::bigint, n.day,
      ${duration}::smallint, ${startTime}::smallint, n.waiting, ${tentative}::boolean, n.timezone
    from unnest(${dates}::date[], ${days.map(({ waiting }) => waiting)}::boolean[],
      ${days.map(({ timezone }) => timezone)}::text[]) as n (day, waiting, timezone)
    on conflict on constraint booking_durations_pkey do update set
      resource_id = excluded.resource_id, duration = excluded.duration,
      start_time = excluded.start_time, waiting = excluded.waiting,
      tentative = excluded.tentative, timezone = excluded.timezone`.execute(db);
}

export async function deleteBookings(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from scheduling.booking_durations d using ${keysOf(accountId, ids)} k
    where d.account_id = k.account_id and d.booking_id = k.id`.execute(db);
  await sql`update scheduling.bookings b
    set deleted_at = ${at}, updated_at = ${at}, revision = revision + 1
    from ${keysOf(accountId, ids)} k where b.account_id = k.account_id and b.id = k.id`.execute(db);
}

/** Days follow separately. */
export async function reviveBooking(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`update scheduling.bookings set deleted_at = null
    where account_id = ${accountId} and id = ${id} and deleted_at is not null
    returning id`.execute(db);
  return rows.length > 0;
}
