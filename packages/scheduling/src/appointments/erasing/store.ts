import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const booked = statement(
  "client_booked_since",
  `select exists (select from scheduling.bookings where account_id = $1 and client_id = $2
    and session_id is null and deleted_at is null and end_date >= $3::date) as is`,
);

export async function isBookedSince(
  db: Database,
  { accountId, clientId, date }: { accountId: number; clientId: number; date: string },
): Promise<boolean> {
  return (await run<{ is: boolean }>(db, booked, [accountId, clientId, date]))[0]!.is;
}

const bookedFor = statement(
  "bookings_for_client",
  `select id from scheduling.bookings where account_id = $1 and client_id = $2
    and session_id is null and deleted_at is null order by id`,
);

export async function listIdsForClient(
  db: Database,
  { accountId, clientId }: { accountId: number; clientId: number },
): Promise<number[]> {
  return (await run<{ id: number }>(db, bookedFor, [accountId, clientId])).map(({ id }) => id);
}

export interface RetentionAccount {
  id: number;
  subdomain: string;
  timezone: string;
  months: number | null;
}

const storing = statement(
  "accounts_keeping",
  `select a.id, a.subdomain, a.timezone, p.retention_months as months
  from scheduling.accounts a
  left join scheduling.booking_pages p on p.account_id = a.id
  where a.id > $1 order by a.id limit 100`,
);

export async function listRetention(db: Database, after: number): Promise<RetentionAccount[]> {
  return await run<RetentionAccount>(db, storing, [after]);
}

const unseen = statement(
  "clients_unseen",
  `select c.id from scheduling.clients c
  cross join lateral (select max(ends_at) as at from scheduling.appointments
    where account_id = $1 and client_id = c.id) last
  where c.account_id = $1 and c.id > $2 and last.at < $3
    and (c.erased_at is null or c.erased_at < last.at)
  order by c.id limit 100`,
);

export async function listUnseen(
  db: Database,
  { accountId, after, before }: { accountId: number; after: number; before: Date },
): Promise<number[]> {
  return (await run<{ id: number }>(db, unseen, [accountId, after, before])).map(({ id }) => id);
}
