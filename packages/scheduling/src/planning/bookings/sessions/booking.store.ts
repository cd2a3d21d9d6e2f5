// Turns a session's holds into bookings of its customer.
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { BookingRow } from "../booking.ts";
import { columns, joined, type Parties, visibleResource } from "../store.ts";
import type { OfSession } from "./store.ts";

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
