import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { type Recording, recordingFrom, recordValues } from "../../changes/outbox/store.ts";
import { inNoOrder, keysFrom, keysOf } from "../../core/store.ts";
import type { Capacity, Move } from "../../inventory/capacity/capacity.ts";
import {
  addToSlotsFrom,
  type CapacityQuery,
  type CapacityRow,
  capacityColumns,
  capacityValues,
  type LockedResource,
  lockedFrom,
  lockResourcesFrom,
  moveLists,
  movesFrom,
  readCapacityOf,
  resourceColumns,
} from "../../inventory/capacity/store.ts";

import { type Booker, isKept, type Parties, visibleParties } from "./store.ts";

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

interface LookUp {
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

function lookupOf(rows: readonly LookupRow[]): BookingLookup {
  const first = rows[0]!;
  const { project_id: id, owner_id: owner, default_billable: isBillable } = first;
  return {
    resources: rows.filter((row): row is LookupRow & LockedResource => row.id !== null),
    project: id === null ? undefined : { id, clientId: owner, isBillable: isBillable === true },
    clientId: first.client_id,
    booker: first,
  };
}

type LookupRow = Booker & {
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

/* Two statements make a booking. The first reads a snapshot without locks. The second writes only
   at the resource version read; every change of resource or openings raises it. */

// Draws the booking's id here, because the second statement records it.
const read = statement(
  "booking_read",
  `select ${capacityColumns}, nextval('scheduling.bookings_id_seq') as "newId",
    r.xmin as version, ${resourceColumns}, ${visibleParties},
    p.id as project_id, p.client_id as owner_id, p.default_billable, c.id as client_id,
    b.id as booker_id, b.first_name, b.last_name, b.email, m.color
  from (select 1) as always
  left join lateral (select *, xmin::text from scheduling.resources
    where account_id = $1 and id = $9 limit 1) r on true
  left join lateral (select human from scheduling.resource_types
    where account_id = $1 and id = r.resource_type_id limit 1) t on true
  left join lateral (select * from scheduling.users where id = r.user_id limit 1) u on true
  left join scheduling.projects p on p.account_id = $1 and p.id = $10 and p.deleted_at is null
  left join scheduling.clients c on c.account_id = $1 and c.id = $11 and c.deleted_at is null
  left join scheduling.memberships m on m.account_id = $1 and m.user_id = $12
  left join scheduling.users b on b.id = m.user_id`,
);

export type CreationQuery = CapacityQuery & Omit<LookUp, "resourceIds"> & { resourceId: number };

export interface ReadForBooking extends BookingLookup {
  capacity: Capacity;
  parties: Parties;
  version: string;
  newId: number;
}

type ReadRow = CapacityRow & LookupRow & Parties & Pick<ReadForBooking, "version" | "newId">;

export async function readForBooking(db: Database, query: CreationQuery): Promise<ReadForBooking> {
  const { slots, resourceId, projectId, clientId, bookerId } = query;
  const named = [resourceId, projectId, clientId, bookerId];
  const [row] = await run<ReadRow>(db, read, [...capacityValues(query), ...named]);
  const { version, newId, resource, project, client } = row!;
  return {
    ...lookupOf([row!]),
    capacity: readCapacityOf(row!, slots),
    parties: { resource, project, client },
    version,
    newId,
  };
}

// Days before bookings: the lock order.
const insert = statement(
  "booking_insert",
  `with held as materialized (
    select id from scheduling.resources
    where account_id = $1 and id = $2 and xmin = $3::text::xid for share
  ),
  moved as (
    ${addToSlotsFrom(`${movesFrom(20)} join held h on h.id = s.resource_id`)}
    returning 1
  ),
  made as (
    insert into scheduling.bookings (account_id, id, resource_id, booker_id, client_id, project_id,
      details, start_date, end_date, duration, start_time, billable, tentative, timezone,
      created_at, updated_at)
    overriding system value
    select $1::bigint, $4::bigint, h.id, $5::bigint, $6::bigint, $7::bigint, $8::text, $9::date,
      $10::date, $11::smallint, $12::smallint, $13::boolean, $14::boolean, $15::text,
      $16::timestamptz, $16::timestamptz
    from held h cross join (select count(*) from moved) m
    returning id
  ),
  days as (
    insert into scheduling.booking_durations
      (account_id, booking_id, resource_id, day, duration, start_time, waiting, tentative, timezone,
        client_id, project_id)
    select $1::bigint, made.id, $2::bigint, d.day, $11::smallint, $12::smallint, d.waiting,
      $14::boolean, d.timezone, $6::bigint, $7::bigint
    from made cross join unnest($17::date[], $18::boolean[], $19::text[])
      as d (day, waiting, timezone)
  ),
  ${recordingFrom(24, "exists (select from made)")}
  select id from made`,
);

export type Creation = NewBookingRow & Pick<ReadForBooking, "version"> & { id: number };

interface Consequences {
  days: readonly DayRow[];
  moves: readonly Move[];
  recording: Recording;
}

export async function insertBooking(
  db: Database,
  row: Creation,
  { days, moves, recording }: Consequences,
): Promise<boolean> {
  const rows = await run(db, insert, [
    row.accountId,
    row.resourceId,
    row.version,
    row.id,
    row.bookerId,
    row.clientId,
    row.projectId,
    row.details,
    row.startDate,
    row.endDate,
    row.duration,
    row.startTime,
    row.billable,
    row.tentative,
    row.timezone,
    row.at,
    days.map(({ date }) => date),
    days.map(({ waiting }) => waiting),
    days.map(({ timezone }) => timezone),
    ...moveLists(moves),
    ...recordValues(recording),
  ]);
  return rows.length > 0;
}
