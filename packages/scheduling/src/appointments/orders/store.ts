import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { CamelRow } from "../../core/tables.ts";

export type AppointmentRefundRow = Omit<CamelRow<"appointment_refunds">, "accountId">;

const insert = statement(
  "appointment_refund_insert",
  `insert into scheduling.appointment_refunds
    (account_id, appointment_id, amount, allowance, reason, user_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)`,
);

export async function insertAppointmentRefund(
  db: Database,
  accountId: number,
  refund: Omit<AppointmentRefundRow, "id">,
): Promise<void> {
  const { appointmentId, amount, allowance, reason, userId, createdAt } = refund;
  await run(db, insert, [accountId, appointmentId, amount, allowance, reason, userId, createdAt]);
}

const ofAppointment = statement(
  "appointment_refunds_of_appointment",
  `select id, appointment_id as "appointmentId", amount, allowance, reason, user_id as "userId",
    created_at as "createdAt"
  from scheduling.appointment_refunds where account_id = $1 and appointment_id = $2 order by id`,
);

export async function listAppointmentRefunds(
  db: Database,
  accountId: number,
  appointmentId: number,
): Promise<AppointmentRefundRow[]> {
  return await run<AppointmentRefundRow>(db, ofAppointment, [accountId, appointmentId]);
}

const forget = statement(
  "appointment_refunds_forget",
  `update scheduling.appointment_refunds set reason = null
  where account_id = $1 and appointment_id = $2 and reason is not null`,
);

/** Staff may have named the client in the reason. */
export async function forgetRefundReasons(
  db: Database,
  { accountId, appointmentId }: { accountId: number; appointmentId: number },
): Promise<void> {
  await run(db, forget, [accountId, appointmentId]);
}
