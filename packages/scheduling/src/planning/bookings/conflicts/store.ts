import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { keysOf } from "../../../core/store.ts";
import type { HeldSlot } from "../../../inventory/capacity/capacity.ts";
import type { DayRange } from "../../../inventory/capacity/store.ts";
import { isKept } from "../store.ts";
import { deleteBookings } from "../writes.store.ts";

type Days = Pick<DayRange, "firstDay" | "lastDay">;

// PostgreSQL expects a tenth of the rows for an unknown limit, and so walks the index from the
// first day.
const daysOf = ({ firstDay, lastDay }: Days) => sql`select * from scheduling.booking_durations d
  where d.account_id = k.account_id and d.resource_id = k.id
    and d.day >= coalesce(${firstDay}::date, '-infinity')
    and d.day <= coalesce(${lastDay}::date, 'infinity')
  order by d.day, d.booking_id limit (select null::bigint)`;

/** Oldest first, unpaid holds last. */
export async function listPrecedence(
  db: Database,
  { accountId, resourceIds, ...days }: DayRange,
): Promise<HeldSlot[]> {
  const { rows } = await sql<HeldSlot>`
    select d.resource_id as "resourceId", d.day as date, d.booking_id as "bookingId", d.duration,
      d.start_time as "startTime"
    from ${keysOf(accountId, resourceIds)} k
    cross join lateral (${daysOf(days)}) d
    cross join lateral (select id, created_at, held from scheduling.bookings
      where account_id = ${accountId} and id = d.booking_id limit 1) b
    where not d.waiting and not d.tentative
    order by b.held, b.created_at, b.id, d.day`.execute(db);
  return rows;
}

export interface BookingDay {
  bookingId: number;
  date: string;
}

// The unknown limit makes PostgreSQL look up each row by key.
const pairs = (accountId: number, days: readonly BookingDay[]) => sql`(
  select ${accountId}::bigint as account_id, booking_id, day from unnest(
  ${days.map(({ bookingId }) => bookingId)}::bigint[],
  ${days.map(({ date }) => date)}::date[]) as k (booking_id, day) limit ${days.length}) s`;

const idsOf = (days: readonly BookingDay[]) => [...new Set(days.map(({ bookingId }) => bookingId))];

export async function letDaysWait(
  db: Database,
  accountId: number,
  days: readonly BookingDay[],
): Promise<void> {
  if (days.length === 0) return;
  await sql`update scheduling.booking_durations d set waiting = true from ${pairs(accountId, days)}
    where d.account_id = s.account_id and d.booking_id = s.booking_id and d.day = s.day
    `.execute(db);
}

export async function deleteDays(
  db: Database,
  { accountId, days, at }: { accountId: number; days: readonly BookingDay[]; at: Date },
): Promise<void> {
  if (days.length === 0) return;
  await sql`delete from scheduling.booking_durations d using ${pairs(accountId, days)}
    where d.account_id = s.account_id and d.booking_id = s.booking_id and d.day = s.day
    `.execute(db);
  await sql`update scheduling.bookings b set days_out = b.days_out || s.days
    from (select account_id, booking_id, array_agg(day) as days from ${pairs(accountId, days)}
      group by account_id, booking_id limit ${days.length}) s
    where b.account_id = s.account_id and b.id = s.booking_id`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select b.id from ${keysOf(accountId, idsOf(days))} k
    cross join lateral (select id, deleted_at from scheduling.bookings
      where account_id = ${accountId} and id = k.id limit 1) b
    where b.deleted_at is null and not exists (
      select from (select from scheduling.booking_durations
        where account_id = ${accountId} and booking_id = b.id offset 0) d)
    order by b.id`.execute(db);
  await deleteBookings(db, { accountId, ids: rows.map(({ id }) => id), at });
}

export async function touchBookings(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await sql`update scheduling.bookings b set updated_at = ${at}, revision = revision + 1
    from ${keysOf(accountId, ids)} k
    where b.account_id = k.account_id and b.id = k.id and ${sql.raw(isKept("b"))}`.execute(db);
}

export async function listFrom(
  db: Database,
  { accountId, resourceId, date }: { accountId: number; resourceId: number; date: string },
): Promise<BookingDay[]> {
  const { rows } = await sql<BookingDay>`
    select booking_id as "bookingId", day as date
    from ${keysOf(accountId, [resourceId])} k
    cross join lateral (${daysOf({ firstDay: date, lastDay: null })}) d
    order by booking_id, day`.execute(db);
  return rows;
}

export interface NewZone {
  accountId: number;
  resourceId: number;
  date: string;
  timezone: string;
}

export async function setZone(
  db: Database,
  { accountId, resourceId, date, timezone }: NewZone,
): Promise<void> {
  await sql`update scheduling.bookings b set timezone = ${timezone}
    where b.account_id = ${accountId} and b.resource_id = ${resourceId}
      and b.deleted_at is null and exists (select from scheduling.booking_durations d
        where d.account_id = b.account_id and d.booking_id = b.id and d.day >= ${date})
    `.execute(db);
  await sql`update scheduling.booking_durations set timezone = ${timezone}
    where account_id = ${accountId} and resource_id = ${resourceId} and day >= ${date}
    `.execute(db);
}
