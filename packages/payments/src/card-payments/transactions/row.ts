import type { Static } from "typebox";
import { type Id, timeOf } from "../../core/ids.ts";
import { processingError } from "../../core/processing.ts";
import type { Agreement } from "./agreement.schema.ts";
import type { TrailEntry, Transaction } from "./schema.ts";

export type OperationKind = "capture" | "refund" | "void";

export interface TransactionRow {
  shard: number;
  id: Id;
  merchant_id: Id;
  authorization_id: Id;
  test: boolean;
  currency: string;
  exponent: number;
  amount: number;
  captured: number;
  refunded: number;
  voided: number;
  disputed: number;
  version: number;
  descriptor: string;
  bin: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  scheme: "visa" | "mastercard";
  code_present: boolean;
  text: string | null;
  custom: Record<string, unknown> | null;
  reference: string | null;
  agreement: Agreement | null;
  tds: "attempt" | "full" | null;
  recurring: boolean;
  error_code: number | null;
  trail: EntryRow[];
}

export interface EntryRow {
  id: Id;
  kind: OperationKind | "dispute";
  amount: number;
  balance: number;
  fee_flat: number;
  fee_rate: number;
  /** Part of the percentage fee; null if the pricing returned none. */
  fee_returned: number | null;
  descriptor: string | null;
  line_id: Id | null;
  dispute_id: Id | null;
  dispute_won: boolean | null;
  failed: boolean;
  expired: boolean;
}

/** Minor units of the transaction's currency. */
export type Buckets = Pick<
  TransactionRow,
  "amount" | "captured" | "refunded" | "voided" | "disputed"
>;

export function pendingOf({ amount, captured, voided }: Buckets): number {
  return amount - captured - voided;
}

/** A dispute after a refund can make the difference negative. */
export function refundableOf({ captured, refunded, disputed }: Buckets): number {
  return Math.max(0, captured - refunded - disputed);
}

/** The last millisecond of a card's last month, UTC. */
export function expiryOf(month: number, year: number): string {
  return new Date(Date.UTC(year, month) - 1).toISOString();
}

export type UntrailedRow = Omit<
  TransactionRow,
  "shard" | "authorization_id" | "exponent" | "version" | "trail"
>;

export function presentTransaction(row: TransactionRow): Static<typeof Transaction> {
  return { ...presentUntrailed(row), trail: row.trail.map(presentEntry) };
}

export function presentUntrailed(row: UntrailedRow): Omit<Static<typeof Transaction>, "trail"> {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    test: row.test,
    created: timeOf(row.id).toISOString(),
    currency: row.currency,
    amount: row.amount,
    descriptor: row.descriptor,
    pendingAmount: row.error_code === null ? pendingOf(row) : 0,
    capturedAmount: row.captured,
    refundedAmount: row.refunded,
    voidedAmount: row.voided,
    disputedAmount: row.disputed,
    refundableAmount: refundableOf(row),
    card: {
      bin: row.bin,
      last4: row.last4,
      expiry: expiryOf(row.expiry_month, row.expiry_year),
      scheme: row.scheme,
      code: { present: row.code_present },
    },
    ...(row.text === null ? {} : { text: row.text }),
    custom: row.custom,
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...row.agreement,
    ...(row.tds === null ? {} : { tds: row.tds }),
    recurring: row.recurring,
    successful: row.error_code === null,
    error: row.error_code === null ? false : processingError(row.error_code),
  };
}

export function presentEntry(entry: EntryRow): Static<typeof TrailEntry> {
  return {
    ...marker(entry),
    ...(entry.expired ? { expired: true } : {}),
    ...(entry.failed ? { failed: true } : {}),
    created: timeOf(entry.id).toISOString(),
    amount: entry.amount,
    balance: entry.balance,
    fee: { flat: entry.fee_flat, rate: entry.fee_rate },
    ...(entry.fee_returned === null ? {} : { feeReturned: entry.fee_returned }),
    ...(entry.descriptor === null ? {} : { descriptor: entry.descriptor }),
    ...(entry.line_id === null ? {} : { lineId: entry.line_id }),
  };
}

function marker({ kind, dispute_id, dispute_won }: EntryRow) {
  if (kind !== "dispute") return { [kind]: true };
  const outcome = dispute_won === true ? { won: true } : { lost: true };
  return { dispute: { id: dispute_id ?? "", ...outcome } };
}
