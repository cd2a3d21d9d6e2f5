/* An amount reserved on a card. Captures and voids never exceed it, refunds never exceed
   captures. The same rules in SQL: operations.store.ts. */
import { invalid, type Problem, type Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { timeOf } from "../../core/ids.ts";
import { formatMoney, rounded, shareExactly } from "../../core/money.ts";
import { processingError } from "../../core/processing.ts";
import type { TableRow } from "../../core/tables.ts";
import type { Agreement } from "./agreement.schema.ts";
import { mostMovements, operationRefusals as refusals } from "./refusals.ts";
import type { OperationKind, TrailEntry, Transaction } from "./schema.ts";

export interface TransactionRow
  extends Omit<
    TableRow<"transactions">,
    | "card_number_id"
    | "captured_value"
    | "refunded_value"
    | "fee_value"
    | "movements"
    | "fee_returned_value"
    | "expired_at"
  > {
  scheme: "visa" | "mastercard";
  custom: Record<string, unknown> | null;
  agreement: Agreement | null;
  trail: EntryRow[];
}

export interface EntryRow
  extends Omit<
    TableRow<"entries">,
    "shard" | "merchant_id" | "transaction_id" | "value" | "fee_value" | "actor"
  > {
  /** Part of the percentage fee; null if the pricing returned none. */
  fee_returned: number | null;
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

export interface Movable extends Buckets {
  /** The list includes refused transactions. */
  movements: number;
  expired_at: Date | null;
  currency: string;
  exponent: number;
  error_code: number | null;
}

interface OperationRequest {
  kind: OperationKind;
  amount: number;
  currency: string | undefined;
}

export function leftFor(kind: OperationKind, transaction: Movable): number {
  if (transaction.error_code !== null) return 0;
  return kind === "refund" ? refundableOf(transaction) : pendingOf(transaction);
}

/** The whole remainder is always allowed: no money is trapped. */
export function isOneTooMany(
  transaction: Movable,
  { kind, amount }: Pick<OperationRequest, "kind" | "amount">,
): boolean {
  if (transaction.movements < mostMovements) return false;
  return kind === "capture" || amount !== leftFor(kind, transaction);
}

/** The void of an expired authorisation is final. */
export function isTooLate(
  { expired_at }: Movable,
  { kind }: Pick<OperationRequest, "kind">,
): boolean {
  return kind === "capture" && expired_at !== null;
}

export function refusalOf(
  transaction: Movable,
  { kind, amount, currency }: OperationRequest,
  merchant: { mayMove: boolean; rateIsKnown: boolean },
): Refusal | undefined {
  if (!merchant.mayMove) return refusals.notClaimed(kind);
  const problems: Problem[] = [];
  if (currency !== undefined && currency !== transaction.currency) {
    problems.push(refusals.otherCurrency(transaction.currency));
  }
  const left = leftFor(kind, transaction);
  const most = formatMoney(left, { code: transaction.currency, exponent: transaction.exponent });
  if (isTooLate(transaction, { kind })) {
    problems.push(refusals.expired(transaction.expired_at?.toISOString().slice(0, 10)));
  } else if (amount > left) {
    problems.push(refusals.tooMuch(kind, most));
  } else if (isOneTooMany(transaction, { kind, amount })) {
    problems.push(refusals.oneTooMany(kind, most));
  }
  if (problems.length > 0) return invalid(problems);
  return merchant.rateIsKnown ? undefined : refusals.noRate();
}

/* A line is the rounded total after minus before: parts cost and earn the same as at once. */

/** Exact, in the merchant's currency. */
export interface Totals {
  captured: bigint;
  refunded: bigint;
  /** Percentage fee only; flat fees are whole numbers. */
  fee: bigint;
  /** With refunds; at most `fee`. */
  feeReturned: bigint;
}

export const nothing: Totals = { captured: 0n, refunded: 0n, fee: 0n, feeReturned: 0n };

export function add(totals: Totals, more: Totals): Totals {
  return {
    captured: totals.captured + more.captured,
    refunded: totals.refunded + more.refunded,
    fee: totals.fee + more.fee,
    feeReturned: totals.feeReturned + more.feeReturned,
  };
}

/** A fee takes its returned part along. */
export function takeOut(totals: Totals, taken: Totals): Totals {
  const fee = totals.fee - taken.fee;
  const left = totals.feeReturned - taken.feeReturned;
  const feeReturned = left < 0n ? 0n : left > fee ? fee : left;
  return {
    captured: totals.captured - taken.captured,
    refunded: totals.refunded - taken.refunded,
    fee,
    feeReturned,
  };
}

/** The returned fee is in proportion to the unrefunded amount; the last refund returns the rest. */
export function feeToReturn(totals: Totals, amount: number, notRefunded: number): bigint {
  return shareExactly(totals.fee - totals.feeReturned, amount, notRefunded);
}

interface Difference {
  balance: number;
  fee: number;
  feeReturned: number;
}

export function differenceOf(before: Totals, after: Totals): Difference {
  const between = (name: keyof Totals) => rounded(after[name]) - rounded(before[name]);
  const [fee, feeReturned] = [between("fee"), between("feeReturned")];
  return {
    balance: between("captured") - between("refunded") - fee + feeReturned,
    fee,
    feeReturned,
  };
}
