import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { addDays } from "../../../core/intervals/local-time.ts";
import { keysOf } from "../../../core/store.ts";
import { deleteBookings } from "../writes.store.ts";

export interface FromToday {
  accountId: number;
  today: string;
}

export async function listRunning(
  db: Database,
  { accountId, resourceId, today }: FromToday & { resourceId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from scheduling.bookings
    where account_id = ${accountId} and resource_id = ${resourceId} and end_date >= ${today}
      and deleted_at is null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listBookedBy(
  db: Database,
  { accountId, userId, today }: FromToday & { userId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select b.id from scheduling.bookings b
    where b.account_id = ${accountId} and b.booker_id = ${userId} and b.deleted_at is null
      and exists (select from scheduling.booking_durations d
        where d.account_id = b.account_id and d.booking_id = b.id and d.day >= ${today})
    order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}

const purposes = { client: sql.ref("client_id"), project: sql.ref("project_id") };

export async function listBookedFor(
  db: Database,
  { accountId, purpose, id }: { accountId: number; purpose: keyof typeof purposes; id: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from scheduling.bookings
    where account_id = ${accountId} and ${purposes[purpose]} = ${id} and deleted_at is null
    order by id`.execute(db);
  return rows.map((row) => row.id);
}

export async function cutBookings(
  db: Database,
  { accountId, ids, today, at }: FromToday & { ids: readonly number[]; at: Date },
): Promise<void> {
  await sql`delete from scheduling.booking_durations d using ${keysOf(accountId, ids)} k
    where d.account_id = k.account_id and d.booking_id = k.id and d.day >= ${today}`.execute(db);
  await sql`update scheduling.bookings b set end_date = ${addDays(today, -1)}
    from ${keysOf(accountId, ids)} k
    where b.account_id = k.account_id and b.id = k.id and b.start_date < ${today}`.execute(db);
  const { rows } = await sql<{ id: number }>`select k.id from ${keysOf(accountId, ids)} k
    where not exists (select from (select from scheduling.booking_durations
      where account_id = ${accountId} and booking_id = k.id offset 0) d)`.execute(db);
  await deleteBookings(db, { accountId, ids: rows.map(({ id }) => id), at });
}

export async function setBooker(
  db: Database,
  { accountId, ids, bookerId }: { accountId: number; ids: readonly number[]; bookerId: number },
): Promise<void> {
  await sql`update scheduling.bookings b set booker_id = ${bookerId}
    from ${keysOf(accountId, ids)} k
    where b.account_id = k.account_id and b.id = k.id`.execute(db);
}
