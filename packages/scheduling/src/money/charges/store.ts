import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { CamelRow, TableRow } from "../../core/tables.ts";
import type { Payment } from "../payment-gateway/gateway.ts";

type ChargeState = "open" | "settled" | "declined" | "failing";

export type FeeReason = "no_show" | "late_cancel";

export interface KeptCard {
  last4: string;
  scheme: string;
  /** Limit of charges for the rest of the price, in minor units. */
  balance?: number | undefined;
}

export interface ChargeRow
  extends Omit<
    TableRow<"charges">,
    | "seen"
    | "attempts"
    | "failing_since"
    | "due_at"
    | "claimed_until"
    | "claimed_by"
    | "waits_until"
    | "former_keep"
    | "unreceipted"
  > {
  /** Null unless on file for later charges, as agreed with this payment. */
  card: KeptCard | null;
}

export interface NewCharge {
  accountId: number;
  appointmentId: number;
  /** Null for a deposit. */
  orderId: number | null;
  merchantId: string;
  transactionId: string;
  amount: number;
  currency: string;
  at: Date;
}

const insert = statement(
  "charge_insert",
  `insert into scheduling.charges (account_id, appointment_id, kind, transaction_id, amount,
    currency, created_at, updated_at, merchant_id, order_id)
  values ($1, $2, case when $8::bigint is null then 'deposit' else 'order' end, $3, $4, $5, $6, $6,
    $7, $8)
  on conflict (account_id, transaction_id) do nothing returning id`,
);

export async function insertCharge(db: Database, charge: NewCharge): Promise<number | undefined> {
  const { accountId, appointmentId, merchantId, transactionId, amount, currency, at } = charge;
  const { orderId } = charge;
  const paid = [accountId, appointmentId, transactionId, amount, currency];
  const values = [...paid, at, merchantId, orderId];
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
  { last4, scheme, balance }: KeptCard,
): Promise<void> {
  await run(db, keep, [accountId, id, JSON.stringify({ last4, scheme, balance })]);
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

// Amount to keep of a charge: set once, then it only falls.

interface Whose {
  accountId: number;
  appointmentId: number;
  at: Date;
}

const decide = statement(
  "charge_decide",
  `update scheduling.charges set keep = $3, updated_at = $4,
    due_at = case when $3::bigint is null then null::timestamptz else $4::timestamptz end
  where account_id = $1 and id = $2 and keep is null`,
);

/** Null waits for an approval. */
export async function decideKeep(
  db: Database,
  { accountId, id, keep, at }: { accountId: number; id: number; keep: number | null; at: Date },
): Promise<void> {
  await run(db, decide, [accountId, id, keep, at]);
}

const set = statement(
  "charge_keep_all",
  `update scheduling.charges set keep = amount, due_at = $3, attempts = 0, updated_at = $3
  where account_id = $1 and appointment_id = $2 and kind = 'deposit' and keep is null`,
);

/** Call it in the transaction of the approval. */
export async function setKeep(db: Database, { accountId, appointmentId, at }: Whose) {
  await run(db, set, [accountId, appointmentId, at]);
}

const lower = statement(
  "charge_keep_less",
  `update scheduling.charges set keep = $3, due_at = $4, attempts = 0, state = 'open',
    updated_at = $4, waits_until = $5::timestamptz,
    former_keep = case when $5::timestamptz is not null then keep end
  where account_id = $1 and appointment_id = $2 and kind = 'deposit'
    and coalesce(keep, amount) >= $3 and (keep is null or keep > $3)
  returning id`,
);

interface LessToKeep extends Whose {
  keep: number;
  /** Until then `restoreKeep` takes it back. */
  waitsUntil?: Date | undefined;
}

/** Call it in the transaction of the decision. Returns the ids of the lowered charges. */
export async function lowerKeep(
  db: Database,
  { accountId, appointmentId, keep, at, waitsUntil }: LessToKeep,
): Promise<number[]> {
  const values = [accountId, appointmentId, keep, at, waitsUntil ?? null];
  return (await run<{ id: number }>(db, lower, values)).map(({ id }) => id);
}

const lowerOne = statement(
  "charge_deposit_keep_less",
  `update scheduling.charges set keep = $4, due_at = $5, attempts = 0, state = 'open',
    updated_at = $5
  where account_id = $1 and id = $2 and appointment_id = $3 and kind = 'deposit' and keep > $4
    and waits_until is null
  returning id`,
);

/** False if its refund waits for an undo. */
export async function lowerDeposit(
  db: Database,
  { accountId, appointmentId, id, keep, at }: Whose & { id: number; keep: number },
): Promise<boolean> {
  return (await run(db, lowerOne, [accountId, id, appointmentId, keep, at])).length > 0;
}

const restore = statement(
  "charge_keep_again",
  `update scheduling.charges set keep = former_keep, waits_until = null, former_keep = null,
    due_at = case when former_keep is not null then $3::timestamptz end, attempts = 0,
    updated_at = $3
  where account_id = $1 and appointment_id = $2 and waits_until is not null
  returning id`,
);

/** Returns the ids of the restored charges. The refund of another one has begun. */
export async function restoreKeep(
  db: Database,
  { accountId, appointmentId, at }: Whose,
): Promise<number[]> {
  const values = [accountId, appointmentId, at];
  return (await run<{ id: number }>(db, restore, values)).map(({ id }) => id);
}

const lowerOfFee = statement(
  "charge_fee_keep_less",
  `update scheduling.charges set keep = $3, due_at = $4, attempts = 0, state = 'open',
    updated_at = $4
  where account_id = $1 and appointment_id = $2 and kind = 'fee' and keep > $3`,
);

/** Lowers a fee that the card has paid. */
export async function lowerFee(
  db: Database,
  { accountId, appointmentId, keep, at }: Whose & { keep: number },
): Promise<void> {
  await run(db, lowerOfFee, [accountId, appointmentId, keep, at]);
}

const lowerOfOrder = statement(
  "charge_order_keep_less",
  `update scheduling.charges set keep = keep - least(keep, $3), due_at = $4, attempts = 0,
    state = 'open', updated_at = $4
  where account_id = $1 and order_id between $2 and $2 and order_id is not null and keep > 0`,
);

/** Of the payment that an order keeps. */
export async function lowerOrderCharge(
  db: Database,
  {
    accountId,
    orderId,
    amount,
    at,
  }: { accountId: number; orderId: number } & {
    amount: number;
    at: Date;
  },
): Promise<void> {
  await run(db, lowerOfOrder, [accountId, orderId, amount, at]);
}

export interface ChargeLease
  extends Omit<
    CamelRow<"charges">,
    | "reason"
    | "voided"
    | "seen"
    | "failure"
    | "dueAt"
    | "claimedUntil"
    | "updatedAt"
    | "merchantId"
    | "card"
    | "waitsUntil"
    | "formerKeep"
  > {
  claimedBy: string;
}

const leaseColumns = `c.account_id as "accountId", c.id, c.appointment_id as "appointmentId",
  c.kind, c.transaction_id as "transactionId", c.request, c.origin, c.amount, c.currency, c.keep,
  c.state, c.captured, c.refunded, c.disputed, c.attempts, c.failing_since as "failingSince",
  c.created_at as "createdAt", c.claimed_by as "claimedBy",
  c.unreceipted, c.order_id as "orderId"`;

const leaseDue = statement(
  "charges_claim",
  `with due as (
    select c.ctid as place from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select id from scheduling.charges
      where account_id = $1 and id = k.id limit 1) found
    join scheduling.charges c on c.account_id = $1 and c.id = found.id
    where c.due_at <= $3 and coalesce(c.waits_until, c.due_at) <= $3 and ${isFree("c")}
    for update of c skip locked
  )
  update scheduling.charges c set claimed_until = ${leaseEnd("$4")}, claimed_by = $5,
    attempts = least(c.attempts + 1, 1000000), waits_until = null, former_keep = null
  from due where c.account_id = $1 and c.ctid = due.place
  returning ${leaseColumns}`,
);

interface Claiming {
  now: Date;
  leaseMs: number;
  due: readonly Pick<ChargeLease, "accountId" | "id">[];
}

const rows = leasedRows<ChargeLease>({
  table: "scheduling.charges",
  as: "c",
  scope: { account_id: "accountId" },
  idType: "bigint",
  fence: "claimed_by",
});

export const { renew: renewCharges, postpone: postponeCharges } = rows;

export async function leaseCharges(
  db: Database,
  { now, leaseMs, due }: Claiming,
): Promise<ChargeLease[]> {
  return await rows.lease(db, leaseDue, due, [now, leaseMs, randomUUID()]);
}

export interface ChargeOutcome {
  state: ChargeState;
  failure: string | null;
  seen: Payment | undefined;
  dueAt: Date | null;
  isProgress: boolean;
  at: Date;
}

// If staff change the amount to keep during a claim, the charge stays open and due.
const conclude = statement(
  "charge_conclude",
  `update scheduling.charges set claimed_until = null, claimed_by = null,
    captured = coalesce($5, captured), refunded = coalesce($6, refunded),
    voided = coalesce($7, voided), disputed = coalesce($14, disputed),
    seen = coalesce($8::jsonb, seen),
    state = case when keep is not distinct from $4 then $9 else 'open' end, failure = $10,
    due_at = case when keep is not distinct from $4 then $11 else $13::timestamptz end,
    attempts = case when $12 then 0 else attempts end,
    failing_since = case when $9 = 'settled' or $12 then null
      else coalesce(failing_since, $13::timestamptz) end,
    updated_at = $13
  where account_id = $1 and id = $2 and claimed_by = $3 returning id`,
);

export async function concludeCharge(
  db: Database,
  chargeLease: ChargeLease,
  outcome: ChargeOutcome,
) {
  const { seen, state, failure, dueAt, isProgress, at } = outcome;
  const kept = seen && JSON.stringify({ disputed: seen.disputedAmount, trail: seen.trail });
  const rows = await run<{ id: number }>(db, conclude, [
    chargeLease.accountId,
    chargeLease.id,
    chargeLease.claimedBy,
    chargeLease.keep,
    ...[seen?.capturedAmount, seen?.refundedAmount, seen?.voidedAmount, kept].map(
      (value) => value ?? null,
    ),
    state,
    failure,
    dueAt,
    isProgress,
    at,
    seen?.disputedAmount ?? null,
  ]);
  return rows.length > 0;
}

const unreceipted = statement(
  "charge_unreceipted",
  `update scheduling.charges set unreceipted = unreceipted + $3
  where account_id = $1 and id = $2`,
);

/** A captured amount that needs no receipt. */
export async function noteUnreceipted(
  db: Database,
  { accountId, id, amount }: { accountId: number; id: number; amount: number },
): Promise<void> {
  await run(db, unreceipted, [accountId, id, amount]);
}
