import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

interface Id {
  id: number;
}

interface OfAppointment {
  accountId: number;
  appointmentId: number;
}

export async function makeAppointmentRow(db: Database, accountId: number): Promise<number> {
  const { rows: services } = await sql<Id>`
    insert into scheduling.services (account_id, name, color, currency, secret, duration, parts,
      slot_step,
      minimum_notice, horizon, approval_hours, cancellation, most_reschedules, created_at,
      updated_at)
    values (${accountId}, 'Cut', '#336699', 'EUR', gen_random_uuid()::text, 60, '[]', 60, 0, 60,
      48, '[]',
      3, now(), now())
    returning id`.execute(db);
  const { rows: sessions } = await sql<Id>`
    insert into scheduling.sessions (account_id, service_id, starts_at, start_date, start_time,
      timezone, duration, buffer_before, buffer_after, seats, seats_taken, created_at, updated_at)
    values (${accountId}, ${services[0]!.id}, now() + interval '1 hour', current_date, 600,
      'Copenhagen', 60, 0, 0, 1, 1, now(), now())
    returning id`.execute(db);
  const { rows } = await sql<Id>`
    insert into scheduling.appointments (account_id, service_id, session_id, state, starts_at,
      ends_at, snapshot, held_until, locale, timezone, uid, created_at, updated_at)
    values (${accountId}, ${services[0]!.id}, ${sessions[0]!.id}, 'held',
      now() + interval '1 hour', now() + interval '2 hours', '{}', now() + interval '5 minutes',
      'en', 'Copenhagen', gen_random_uuid(), now(), now())
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function makeDepositRow(
  db: Database,
  { accountId, appointmentId, asked }: OfAppointment & { asked: Date },
): Promise<void> {
  await sql`insert into scheduling.deposits
    (account_id, appointment_id, reference, amount, currency, asked_at)
    values (${accountId}, ${appointmentId}, gen_random_uuid()::text, 2000, 'EUR', ${asked})
    `.execute(db);
}

export async function ageDeposits(db: Database, accountId: number): Promise<void> {
  await sql`update scheduling.deposits set asked_at = asked_at - interval '25 hours'
    where account_id = ${accountId}`.execute(db);
}

export async function makeChargeRow(
  db: Database,
  { accountId, appointmentId }: OfAppointment,
): Promise<void> {
  await sql`insert into scheduling.charges (account_id, appointment_id, kind, transaction_id,
      amount, currency, keep, due_at, created_at, updated_at)
    values (${accountId}, ${appointmentId}, 'deposit', gen_random_uuid()::text, 2000, 'EUR', 2000,
      now() + interval '10 years', now(), now())`.execute(db);
}

export async function settleCharges(db: Database, accountId: number): Promise<void> {
  await sql`update scheduling.charges set state = 'settled'
    where account_id = ${accountId}`.execute(db);
}
