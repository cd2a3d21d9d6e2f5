import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

const unsettled = statement(
  "appointments_unsettled",
  `select exists (select from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select state, due_at, keep from scheduling.charges
      where account_id = $1 and appointment_id = k.id order by id
      limit (select null::bigint)) c
    where c.state in ('open', 'failing') and (c.due_at is not null or c.keep is null))
  or exists (select from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select due_at from scheduling.deposits
      where account_id = $1 and appointment_id = k.id order by id
      limit (select null::bigint)) d
    where d.due_at is not null) as is`,
);

/** Charges given up after all attempts do not count. */
export async function isAnyUnsettled(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<boolean> {
  return (await run<{ is: boolean }>(db, unsettled, [accountId, appointmentIds]))[0]!.is;
}
