import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const lapsed = statement(
  "appointments_sent_lapsed",
  `select "accountId", id from (select account_id as "accountId", id, held_until,
      row_number() over (partition by account_id order by held_until, id) as place
    from scheduling.appointments
    where state = 'held' and held_until <= $1 and sent_at is not null) due
  where place <= $3 order by held_until limit $2`,
);

export async function listSentLapsed(
  db: Database,
  now: Date,
  { inAll, ofOne }: { inAll: number; ofOne: number },
): Promise<{ accountId: number; id: number }[]> {
  return await run(db, lapsed, [now, inAll, ofOne]);
}
