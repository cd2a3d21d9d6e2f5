import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { keysOf, typed } from "../../../core/store.ts";
import { type BookingRow, columns, joined, type Parties, visibleResource } from "../store.ts";
import type { DayRow } from "../writes.store.ts";

export interface Taking {
  resourceId: number;
  date: string;
  startTime: number;
  duration: number;
}

export interface SessionTaking extends Taking {
  day: DayRow;
}

interface OfSession {
  accountId: number;
  sessionId: number;
}

const lock = statement(
  "session_bookings_lock",
  `select id from scheduling.bookings
  where account_id = $1 and session_id = $2 and deleted_at is null order by id
  for no key update`,
);

const select = statement(
  "session_bookings_shown",
  `with found as materialized (
    select * from scheduling.bookings
    where account_id = $1 and session_id = $2 and deleted_at is null
    order by id limit (select null::bigint)
  )
  select ${columns} from found b ${joined} order by b.id`,
);

export async function findSessionBookings(
  db: Database,
  { accountId, sessionId }: OfSession,
): Promise<BookingRow[]> {
  return await run<BookingRow>(db, select, [accountId, sessionId]);
}

const selectNewest = statement(
  "session_bookings_newest",
  `select k.id as resource_id, x.id as booking_id from ${keysFrom({ id: "$2::bigint[]" })} as k
  cross join lateral (select id from scheduling.bookings
    where account_id = $1 and resource_id = k.id and deleted_at is null
      and (session_id = $3) is not true
    order by id desc limit 1) x`,
);

interface Newest {
  accountId: number;
  resourceIds: readonly number[];
  leavingSessionId: number | undefined;
}

export async function findNewestBookings(
  db: Database,
  { accountId, resourceIds, leavingSessionId }: Newest,
): Promise<Map<number, number>> {
  const values = [accountId, resourceIds, leavingSessionId ?? null];
  const rows = await run<{ resource_id: number; booking_id: number }>(db, selectNewest, values);
  return new Map(rows.map(({ resource_id, booking_id }) => [resource_id, booking_id]));
}

/** Needs the locks of resources and session. */
export async function lockSessionBookings(db: Database, of: OfSession): Promise<BookingRow[]> {
  await run(db, lock, [of.accountId, of.sessionId]);
  return await findSessionBookings(db, of);
}

const types = "bigint[] date[] smallint[] smallint[] text[] bigint text boolean timestamptz";

/** SQL of a `with`; `made` returns the bookings. $1 is the account, values start at `first`. */
export function takingFrom(first: number, session: string): string {
  const values = typed(first, types);
  const [client, details, held, at] = values.slice(5);
  return `taken as materialized (
    select * from unnest(${values.slice(0, 5).join(", ")})
      as t (resource_id, day, start_time, duration, timezone)
  ),
  made as (
    insert into scheduling.bookings (account_id, resource_id, client_id, details, start_date,
      end_date, duration, start_time, billable, tentative, timezone, session_id, held, created_at,
      updated_at)
    select $1::bigint, t.resource_id, ${client}, ${details}, t.day, t.day, t.duration,
      t.start_time, false, false, t.timezone, s.id, ${held}, ${at}, ${at}
    from ${session} s cross join taken t
    returning id, resource_id
  ),
  days as (
    insert into scheduling.booking_durations (account_id, booking_id, resource_id, day, duration,
      start_time, waiting, tentative, timezone, client_id)
    select $1::bigint, m.id, t.resource_id, t.day, t.duration, t.start_time, false, false,
      t.timezone, ${client}
    from made m join taken t on t.resource_id = m.resource_id
  )`;
}

export const takingValues = (row: Omit<SessionBookings, keyof OfSession>): unknown[] => [
  row.taken.map(({ resourceId }) => resourceId),
  row.taken.map(({ date }) => date),
  row.taken.map(({ startTime }) => startTime),
  row.taken.map(({ duration }) => duration),
  row.taken.map(({ day }) => day.timezone),
  row.clientId,
  row.details,
  row.held,
  row.at,
];

const insert = statement(
  "session_take",
  `with ${takingFrom(3, "(select $2::bigint as id)")} select id from made order by id`,
);

export interface SessionBookings extends OfSession {
  clientId: number | null;
  details: string;
  held: boolean;
  at: Date;
  taken: readonly SessionTaking[];
}

/** The ledger already has their minutes. */
export async function insertSessionBookings(db: Database, row: SessionBookings): Promise<number[]> {
  const values = [row.accountId, row.sessionId, ...takingValues(row)];
  return (await run<{ id: number }>(db, insert, values)).map(({ id }) => id);
}

export async function clearDays(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from scheduling.booking_durations d using ${keysOf(accountId, ids)} k
    where d.account_id = k.account_id and d.booking_id = k.id`.execute(db);
}

export interface RescheduledBooking {
  id: number;
  to: SessionTaking;
}

export async function rewriteBookings(
  db: Database,
  accountId: number,
  { edits, at }: { edits: readonly RescheduledBooking[]; at: Date },
): Promise<void> {
  const list = sql`(select ${accountId}::bigint as account_id, k.* from unnest(
    ${edits.map(({ id }) => id)}::bigint[], ${edits.map(({ to }) => to.resourceId)}::bigint[],
    ${edits.map(({ to }) => to.date)}::date[], ${edits.map(({ to }) => to.startTime)}::smallint[],
    ${edits.map(({ to }) => to.duration)}::smallint[],
    ${edits.map(({ to }) => to.day.timezone)}::text[])
    as k (id, resource_id, day, start_time, duration, timezone) limit ${edits.length}) k`;
  await sql`update scheduling.bookings b
    set resource_id = k.resource_id, start_date = k.day, end_date = k.day, days_out = '{}',
      start_time = k.start_time, duration = k.duration, timezone = k.timezone,
      updated_at = ${at}, revision = revision + 1
    from ${list} where b.account_id = k.account_id and b.id = k.id`.execute(db);
  await sql`insert into scheduling.booking_durations (account_id, booking_id, resource_id, day,
      duration, start_time, waiting, tentative, timezone, client_id, project_id)
    select k.account_id, k.id, k.resource_id, k.day, k.duration, k.start_time, false, false,
      k.timezone, b.client_id, b.project_id
    from ${list} cross join lateral (select client_id, project_id from scheduling.bookings
      where account_id = ${accountId} and id = k.id limit 1) b`.execute(db);
}

const notice = statement(
  "booking_news_insert",
  `insert into scheduling.booking_news (account_id, session_id, booking_id, kind, at)
  select $1, n.session_id, n.booking_id, n.kind, $5::timestamptz
  from unnest($2::bigint[], $3::bigint[], $4::text[]) as n (session_id, booking_id, kind)`,
);

export interface BookingEntry {
  sessionId: number;
  bookingId: number;
  kind: "displaced" | "gone" | "rezoned" | "reassign";
}

export async function queueSessionNotices(
  db: Database,
  accountId: number,
  { entries, at }: { entries: readonly BookingEntry[]; at: Date },
): Promise<void> {
  if (entries.length === 0) return;
  const lists = [
    entries.map(({ sessionId }) => sessionId),
    entries.map(({ bookingId }) => bookingId),
    entries.map(({ kind }) => kind),
  ];
  await run(db, notice, [accountId, ...lists, at]);
}

const selectEntries = statement(
  "booking_news_next",
  `select account_id as "accountId", id, session_id as "sessionId", booking_id as "bookingId", kind
  from scheduling.booking_news order by account_id, id limit $1`,
);

export interface WaitingEntry extends BookingEntry {
  accountId: number;
  id: number;
}

export async function listWaitingEntries(db: Database, most: number): Promise<WaitingEntry[]> {
  return await run<WaitingEntry>(db, selectEntries, [most]);
}

const deleteEntry = statement(
  "booking_news_delete",
  "delete from scheduling.booking_news where account_id = $1 and id = $2 returning id",
);

export async function takeEntry(
  db: Database,
  { accountId, id }: Pick<WaitingEntry, "accountId" | "id">,
): Promise<boolean> {
  return (await run(db, deleteEntry, [accountId, id])).length > 0;
}

const selectAppointment = statement(
  "session_appointment",
  `select id from scheduling.appointments where account_id = $1 and session_id = $2
  order by id limit 1`,
);

export async function findAppointmentOf(
  db: Database,
  { accountId, sessionId }: OfSession,
): Promise<number | undefined> {
  return (await run<{ id: number }>(db, selectAppointment, [accountId, sessionId]))[0]?.id;
}

const selectLapsed = statement(
  "session_lapsed_bookings",
  `select b.id
  from (select session_id from scheduling.appointments
    where account_id = $1 and state = 'held' and held_until <= $2 and sent_at is null
    order by held_until limit (select null::bigint)) p
  cross join lateral (select id from scheduling.bookings
    where account_id = $1 and session_id = p.session_id and deleted_at is null
    order by id limit (select null::bigint)) b`,
);

/** Expired holds without a started payment; new bookings release these first. */
export async function listLapsedBookings(
  db: Database,
  accountId: number,
  now: Date,
): Promise<number[]> {
  return (await run<{ id: number }>(db, selectLapsed, [accountId, now])).map(({ id }) => id);
}

// Turns a session's holds into bookings of its customer.

const selectUnlocked = statement(
  "session_bookings_read",
  `with found as materialized (
    select * from scheduling.bookings
    where account_id = $1 and session_id = $2 and deleted_at is null
    order by id limit (select null::bigint)
  )
  select ${columns}, (select xmin::text from scheduling.resources
      where account_id = $1 and id = b.resource_id) as version,
    ${visibleResource("(select email from scheduling.users where id = r.user_id)")} as resource
  from found b ${joined} order by b.id`,
);

/** Without a lock; the write requires the version. */
export type ReadBooking = BookingRow & Pick<Parties, "resource"> & { version: string };

export async function readSessionBookings(
  db: Database,
  { accountId, sessionId }: OfSession,
): Promise<ReadBooking[]> {
  return await run<ReadBooking>(db, selectUnlocked, [accountId, sessionId]);
}

interface BookedAs {
  client: string;
  at: string;
  booker?: string;
}

/** SQL. $1 is the account, $2 the session. */
const bookFrom = ({ client, at, booker }: BookedAs, condition = "true"): string => `
    update scheduling.bookings
    set held = false, client_id = ${client}::bigint, updated_at = ${at}::timestamptz
      ${booker === undefined ? "" : `, booker_id = ${booker}::bigint`}
    where account_id = $1 and session_id = $2 and deleted_at is null and held
      and ${condition}
    returning id`;

const bookDaysFrom = (client: string): string => `
  update scheduling.booking_durations d set client_id = ${client}::bigint
  from booked where d.account_id = $1 and d.booking_id = booked.id`;

/**
 * SQL of a `with`: once `locked` has a row, locks the bookings of session $2, and books them if
 * `sure` has a row. `kept` has a row if exactly `ids` are there.
 */
export const bookingFrom = ({ ids, ...as }: BookedAs & { ids: string }, locked: string) => ({
  locking: `locked as materialized (
    select id from scheduling.bookings
    where account_id = $1 and session_id = $2 and deleted_at is null and held
      and exists (select from ${locked}) order by id for no key update
  ),
  kept as materialized (
    select 1 as kept from (select coalesce(array_agg(id order by id), '{}') as ids from locked) l
    where l.ids = ${ids}::bigint[]
  )`,
  booking: `booked as (${bookFrom(as, "exists (select from sure)")}),
  booked_days as (${bookDaysFrom(as.client)})`,
});

const confirm = statement(
  "session_book",
  `with booked as (${bookFrom({ client: "$3", at: "$4", booker: "$5" })}) ${bookDaysFrom("$3")}`,
);

interface HeldBookings extends OfSession {
  clientId: number | null;
  bookerId: number | null;
  at: Date;
}

/** Needs the locks. */
export async function bookHeld(
  db: Database,
  { accountId, sessionId, clientId, bookerId, at }: HeldBookings,
): Promise<void> {
  await run(db, confirm, [accountId, sessionId, clientId, at, bookerId]);
}
