/*
 * A notice is a mail that is due. It is queued in the transaction that it tells of, and those that
 * remind of an appointment are moved and deleted with it.
 */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

/** To the customer, and to those who are come to. */
export type NoticeKind =
  | "confirmed"
  | "requested"
  | "declined"
  | "moved"
  | "cancelled"
  | "reminder"
  | "payment_lost"
  | "verify"
  | "staff_new"
  | "staff_moved"
  | "staff_cancelled"
  | "staff_to_approve"
  | "staff_attention";

interface OfAppointment {
  accountId: number;
  appointmentId: number;
}

const insert = statement(
  "notices_insert",
  `insert into scheduling.notices (account_id, appointment_id, kind, due_at, created_at)
  select $1, $2, kind, $4, $4 from unnest($3::text[]) as k (kind)`,
);

/** Queues notices that are due at once. */
export async function queueNotices(
  db: Database,
  { accountId, appointmentId, kinds, at }: OfAppointment & { kinds: NoticeKind[]; at: Date },
): Promise<void> {
  await run(db, insert, [accountId, appointmentId, kinds, at]);
}

// None of what is made after it was due.
const remind = statement(
  "notices_remind",
  `with gone as (
    delete from scheduling.notices
    where account_id = $1 and appointment_id = $2 and kind = 'reminder'
  )
  insert into scheduling.notices (account_id, appointment_id, kind, due_at, created_at)
  select $1, $2, 'reminder', $3::timestamptz - make_interval(mins => minutes), $4::timestamptz
  from unnest(coalesce((select reminders from scheduling.booking_pages where account_id = $1),
    '{1440}')) as minutes
  where $3::timestamptz - make_interval(mins => minutes) > $4::timestamptz`,
);

/** Queues the reminders of a start, in place of those that there are. */
export async function queueReminders(
  db: Database,
  { accountId, appointmentId, startsAt, at }: OfAppointment & { startsAt: Date; at: Date },
): Promise<void> {
  await run(db, remind, [accountId, appointmentId, startsAt, at]);
}

const forget = statement(
  "notices_forget",
  `delete from scheduling.notices
  where account_id = $1 and appointment_id = $2 and kind = 'reminder'`,
);

/** Reminds of an appointment no more. */
export async function forgetReminders(
  db: Database,
  { accountId, appointmentId }: OfAppointment,
): Promise<void> {
  await run(db, forget, [accountId, appointmentId]);
}
