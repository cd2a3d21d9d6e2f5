import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { DepositRequest } from "./store.ts";

const ofAppointments = statement(
  "deposits_of_appointments",
  `select d.account_id as "accountId", d.id, d.appointment_id as "appointmentId", d.reference,
    d.amount, d.currency, d.url, d.asked_at as "askedAt"
  from unnest($2::bigint[]) as k (id)
  cross join lateral (select * from scheduling.deposits
    where account_id = $1 and appointment_id = k.id order by id
    limit (select null::bigint)) d order by d.id`,
);

export async function listDepositsOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<DepositRequest[]> {
  return await run<DepositRequest>(db, ofAppointments, [accountId, appointmentIds]);
}
