/* An amount reserved on a card. Captures and voids never exceed it, refunds never exceed
   captures. The same rules in SQL: operation-text.store.ts. */
import { invalid, type Problem, type Refusal } from "@frontdesk/server/refusal";
import { formatMoney } from "../../core/money.ts";
import { mostMovements, operationRefusals as refusals } from "./refusals.ts";
import { type Buckets, type OperationKind, pendingOf, refundableOf } from "./row.ts";

export interface Movable extends Buckets {
  /** Refused ones included. */
  movements: number;
  expired_at: Date | null;
  currency: string;
  exponent: number;
  error_code: number | null;
}

export interface OperationRequest {
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
