import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Charge, DepositCall, RegisteredAppointment, Taking } from "../model/register.ts";

export async function lapseHold(db: Database, id: number): Promise<void> {
  await sql`update scheduling.appointments set held_until = now()
    where id = ${id} and state = 'held'`.execute(db);
}

export async function lapseRequest(db: Database, id: number): Promise<void> {
  await sql`update scheduling.appointments set decide_by = now()
    where id = ${id} and state = 'requested'`.execute(db);
}

export async function lapseHolds(db: Database): Promise<void> {
  await sql`update scheduling.appointments set held_until = now()
    where state = 'held' and held_until > now()`.execute(db);
}

export async function hurry(db: Database): Promise<void> {
  await sql`update scheduling.appointments set decide_by = now()
    where state = 'requested' and decide_by > now()`.execute(db);
  await sql`update scheduling.connections set sweep_due_at = now()`.execute(db);
  // A finally refused charge has no retry.
  await sql`update scheduling.charges set due_at = now()
    where due_at > now() and failure is distinct from 'refused'`.execute(db);
  await sql`update scheduling.notices set due_at = now()
    where due_at > now() and kind <> 'reminder'`.execute(db);
}

export async function freeClaims(db: Database): Promise<void> {
  await sql`update scheduling.charges set claimed_until = null, claimed_by = null`.execute(db);
  await sql`update scheduling.notices set claimed_until = null, claimed_by = null`.execute(db);
}

export async function countWaiting(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from scheduling.appointments where state in ('held', 'requested'))::int
      as places,
    (select count(*) from scheduling.charges
      where due_at is not null and failure is distinct from 'refused')::int as charges,
    (select count(*) from scheduling.notices where kind <> 'reminder')::int as notices,
    (select count(*) from payments.authorizations where state in ('asked', 'reversing'))::int
      as authorizations,
    (select count(*) from payments.instructions)::int as instructions`.execute(db);
  return rows[0] ?? {};
}

export async function listPlaces(db: Database): Promise<RegisteredAppointment[]> {
  const { rows } = await sql<RegisteredAppointment>`
    select id::float8 as id, state, cancelled_by as "cancelledBy", attention, email,
      confirmed_at is not null as "wasConfirmed", reschedules::float8 as moves,
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt"
    from scheduling.appointments order by id`.execute(db);
  return rows;
}

export async function listRevenue(db: Database): Promise<Taking[]> {
  const { rows } = await sql<Taking>`
    select p.id::float8 as "appointmentId", d.resource_id::float8 as "resourceId",
      d.day::text as date, d.start_time as start, d.duration
    from scheduling.bookings b
    join scheduling.booking_durations d on d.account_id = b.account_id and d.booking_id = b.id
    left join scheduling.appointments p
      on p.account_id = b.account_id and p.session_id = b.session_id
    where b.deleted_at is null and not d.waiting`.execute(db);
  return rows;
}

export async function listDeposits(db: Database): Promise<DepositCall[]> {
  const { rows } = await sql<DepositCall>`
    select reference, appointment_id::float8 as "appointmentId", amount::float8 as amount
    from scheduling.deposits`.execute(db);
  return rows;
}

export async function listCharges(db: Database): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select transaction_id as "transactionId", keep::float8 as keep
    from scheduling.charges`.execute(db);
  return rows;
}

export interface QueuedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  calendar: string | null;
}

export async function listQueuedMails(db: Database): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    select data->>'id' as id, data->>'to' as "to", data->>'subject' as subject,
      data->>'text' as text, data->>'calendar' as calendar
    from jobs.job where name = 'mail' and state <> 'failed'`.execute(db);
  return rows;
}
