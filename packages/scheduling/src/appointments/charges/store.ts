import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { ChargeRow } from "../../money/charges/store.ts";
import type { AppointmentState } from "../booking/appointment.ts";

export interface AppointmentChargeRow extends Pick<ChargeRow, "kind" | "reason"> {
  transactionId: string;
  appointmentId: number;
  state: AppointmentState;
  clientId: number | null;
  clientName: string | null;
  service: string;
  startsAt: Date;
  endsAt: Date;
}

const ofTransactions = statement(
  "charges_of_transactions",
  `select k.id as "transactionId", c.kind, c.reason,
    c.appointment_id as "appointmentId", a.state, a.client_id as "clientId",
    a.name as "clientName", a.snapshot->>'name' as service, a.starts_at as "startsAt",
    a.ends_at as "endsAt"
  from ${keysFrom({ id: "$2::text[]" })} k
  cross join lateral (select kind, reason, appointment_id from scheduling.charges
    where account_id = $1 and transaction_id between k.id and k.id
    order by transaction_id limit 1) c
  cross join lateral (select state, client_id, name, snapshot, starts_at, ends_at
    from scheduling.appointments where account_id = $1 and id = c.appointment_id limit 1) a
  order by k.id`,
);

/** Omits transactions of other accounts and of none. */
export async function listChargesOfTransactions(
  db: Database,
  accountId: number,
  transactionIds: readonly string[],
): Promise<AppointmentChargeRow[]> {
  return await run(db, ofTransactions, [accountId, [...new Set(transactionIds)]]);
}
