import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { DayRange } from "../../../resources/capacity/store.ts";
import type { HeldRow } from "../store.ts";
import { deleteBookings } from "../writes.store.ts";

/** Who holds minutes of days in a range, in order of precedence: who was there first. */
export async function listPrecedence(
  db: Database,
  { accountId, resourceIds, firstDay, lastDay }: DayRange,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select d.resource_id as "resourceId", d.day as date, d.booking_id as "bookingId", d.duration,
      d.start_time as "startTime"
    from scheduling.booking_durations d
    join scheduling.bookings b on b.account_id = d.account_id and b.id = d.booking_id
    where d.account_id = ${accountId} and d.resource_id = any (${resourceIds}::bigint[])
      and (${firstDay}::date is null or d.day >= ${firstDay}::date)
      and (${lastDay}::date is null or d.day <= ${lastDay}::date)
      and not d.waiting and not d.tentative
    order by b.created_at, b.id, d.day`.execute(db);
  return rows;
}

/** Days of bookings. */
export interface BookingDay {
  bookingId: number;
  date: string;
}

const pairs = (days: readonly BookingDay[]) => sql`unnest(
  ${days.map(({ bookingId }) => bookingId)}::bigint[],
  ${days.map(({ date }) => date)}::date[]) as s (booking_id, day)`;

/** Moves days of bookings to the waiting list. */
export async function letDaysWait(
  db: Database,
  accountId: number,
  days: readonly BookingDay[],
): Promise<void> {
  if (days.length === 0) return;
  await sql`update scheduling.booking_durations d set waiting = true from ${pairs(days)}
    where d.account_id = ${accountId} and d.booking_id = s.booking_id and d.day = s.day
    `.execute(db);
}

/** Takes days away from bookings, and deletes those that none is left of. */
export async function deleteDays(
  db: Database,
  { accountId, days, at }: { accountId: number; days: readonly BookingDay[]; at: Date },
): Promise<void> {
  if (days.length === 0) return;
  await sql`delete from scheduling.booking_durations d using ${pairs(days)}
    where d.account_id = ${accountId} and d.booking_id = s.booking_id and d.day = s.day
    `.execute(db);
  await sql`update scheduling.bookings b set days_out = b.days_out || s.days
    from (select booking_id, array_agg(day) as days from ${pairs(days)} group by booking_id) s
    where b.account_id = ${accountId} and b.id = s.booking_id`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select b.id from scheduling.bookings b
    where b.account_id = ${accountId}
      and b.id = any (${days.map(({ bookingId }) => bookingId)}::bigint[])
      and b.deleted_at is null and not exists (select from scheduling.booking_durations d
        where d.account_id = b.account_id and d.booking_id = b.id)
    order by b.id`.execute(db);
  await deleteBookings(db, { accountId, ids: rows.map(({ id }) => id), at });
}

/** Counts a change of bookings that are still there. */
export async function touchBookings(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await sql`update scheduling.bookings set updated_at = ${at}, revision = revision + 1
    where account_id = ${accountId} and id = any (${ids}::bigint[]) and deleted_at is null
    `.execute(db);
}

/** The bookings of a resource with days from a date on. */
export async function listFrom(
  db: Database,
  { accountId, resourceId, date }: { accountId: number; resourceId: number; date: string },
): Promise<BookingDay[]> {
  const { rows } = await sql<BookingDay>`
    select booking_id as "bookingId", day as date from scheduling.booking_durations
    where account_id = ${accountId} and resource_id = ${resourceId} and day >= ${date}
    order by booking_id, day`.execute(db);
  return rows;
}

export interface NewZone {
  accountId: number;
  resourceId: number;
  date: string;
  timezone: string;
}

/** Puts the days of a resource from a date on, and the bookings of such days, into a zone. */
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
