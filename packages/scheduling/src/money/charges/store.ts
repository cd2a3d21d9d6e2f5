import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { TableRow } from "../../core/tables.ts";

export type ChargeState = "open" | "settled" | "declined" | "failing";

export type FeeReason = "no_show" | "late_cancel";

export interface KeptCard {
  last4: string;
  scheme: string;
}

export interface ChargeRow
  extends Omit<
    TableRow<"charges">,
    "seen" | "attempts" | "failing_since" | "due_at" | "claimed_until" | "claimed_by"
  > {
  /** Null unless on file for a fee, as agreed with this payment. */
  card: KeptCard | null;
}

export interface NewCharge {
  accountId: number;
  appointmentId: number;
  merchantId: string;
  transactionId: string;
  amount: number;
  currency: string;
  at: Date;
}

const insert = statement(
  "charge_insert",
  `insert into scheduling.charges (account_id, appointment_id, kind, transaction_id, amount,
    currency, created_at, updated_at, merchant_id)
  values ($1, $2, 'deposit', $3, $4, $5, $6, $6, $7)
  on conflict (account_id, transaction_id) do nothing returning id`,
);

export async function insertCharge(db: Database, charge: NewCharge): Promise<number | undefined> {
  const { accountId, appointmentId, merchantId, transactionId, amount, currency, at } = charge;
  const values = [accountId, appointmentId, transactionId, amount, currency, at, merchantId];
  const [row] = await run<{ id: number }>(db, insert, values);
  return row?.id;
}

const keep = statement(
  "charge_keep_card",
  "update scheduling.charges set card = $3::jsonb where account_id = $1 and id = $2",
);

export async function keepCard(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
  { last4, scheme }: KeptCard,
): Promise<void> {
  await run(db, keep, [accountId, id, JSON.stringify({ last4, scheme })]);
}

const forget = statement(
  "charge_forget_cards",
  `update scheduling.charges set card = null
  where account_id = $1 and appointment_id = $2 and card is not null`,
);

export async function forgetCards(
  db: Database,
  { accountId, appointmentId }: { accountId: number; appointmentId: number },
): Promise<void> {
  await run(db, forget, [accountId, appointmentId]);
}

export async function existingAmong(
  db: Database,
  accountId: number,
  transactionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select c.transaction_id as id from unnest(${transactionIds}::text[]) as k (id)
    cross join lateral (select transaction_id from scheduling.charges
      where account_id = ${accountId} and transaction_id = k.id limit 1) c`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const ofAppointment = statement(
  "charges_of_appointment",
  `select * from scheduling.charges where account_id = $1 and appointment_id = $2 order by id`,
);

export async function listCharges(
  db: Database,
  accountId: number,
  appointmentId: number,
): Promise<ChargeRow[]> {
  return await run<ChargeRow>(db, ofAppointment, [accountId, appointmentId]);
}

const ofAppointments = statement(
  "charges_of_appointments",
  `select c.* from unnest($2::bigint[]) as k (id)
  cross join lateral (select * from scheduling.charges
    where account_id = $1 and appointment_id = k.id order by id
    limit (select null::bigint)) c order by c.id`,
);

export async function listChargesOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<ChargeRow[]> {
  return await run<ChargeRow>(db, ofAppointments, [accountId, appointmentIds]);
}
