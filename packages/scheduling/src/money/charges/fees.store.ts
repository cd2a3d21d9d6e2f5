// Fees and orders: charges from a deposit's card, without the customer.
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { ChargeLease, FeeReason } from "./store.ts";

export interface FeeToInsert {
  accountId: number;
  appointmentId: number;
  reason: FeeReason;
  amount: number;
  currency: string;
  merchantId: string;
  origin: string;
  /** Idempotency key and search key. */
  request: string;
  at: Date;
}

const insert = statement(
  "charge_fee",
  `insert into scheduling.charges (account_id, appointment_id, kind, reason, amount, currency,
    origin, request, due_at, created_at, updated_at, merchant_id)
  values ($1, $2, 'fee', $3, $4, $5, $6, $7, $8, $8, $8, $9)`,
);

const insertOfOrder = statement(
  "charge_order_card",
  `insert into scheduling.charges (account_id, appointment_id, kind, order_id, amount, currency,
    origin, request, due_at, created_at, updated_at, merchant_id)
  values ($1, $2, 'order', $3, $4, $5, $6, $7, $8, $8, $8, $9)`,
);

/** Call it before the request to the payment service. */
export async function insertOrderCharge(
  db: Database,
  charge: Omit<FeeToInsert, "reason"> & { orderId: number },
): Promise<void> {
  const { accountId, appointmentId, orderId, amount, currency, at } = charge;
  await run(db, insertOfOrder, [
    accountId,
    appointmentId,
    orderId,
    amount,
    currency,
    charge.origin,
    charge.request,
    at,
    charge.merchantId,
  ]);
}

/** Call it before the request to the payment service. */
export async function insertFee(db: Database, fee: FeeToInsert): Promise<void> {
  const { accountId, appointmentId, reason, amount, currency, at } = fee;
  await run(db, insert, [
    accountId,
    appointmentId,
    reason,
    amount,
    currency,
    fee.origin,
    fee.request,
    at,
    fee.merchantId,
  ]);
}

const request = statement(
  "charge_fee_asked",
  `update scheduling.charges set transaction_id = $4, keep = amount, updated_at = $5
  where account_id = $1 and id = $2 and claimed_by = $3 and transaction_id is null`,
);

/** The merchant keeps all of it. */
export async function noteRequested(
  db: Database,
  { accountId, id, claimedBy }: ChargeLease,
  { transactionId, at }: { transactionId: string; at: Date },
): Promise<void> {
  await run(db, request, [accountId, id, claimedBy, transactionId, at]);
}
