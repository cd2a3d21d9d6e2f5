import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const lapsed = statement(
  "appointments_sent_lapsed",
  `select account_id as "accountId", id from scheduling.appointments
  where state = 'held' and held_until <= $1 and sent_at is not null
  order by held_until limit $2`,
);

/** Holds of all accounts that were sent to pay, and whose time is over; it locks nothing. */
export async function listSentLapsed(
  db: Database,
  now: Date,
  most: number,
): Promise<{ accountId: number; id: number }[]> {
  return await run(db, lapsed, [now, most]);
}
