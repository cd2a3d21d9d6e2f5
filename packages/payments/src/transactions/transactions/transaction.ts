/*
 * A transaction is a payment: an amount reserved on a card, of which parts are captured, refunded
 * and voided. Never more than the amount is captured and voided, never more than captured refunded.
 * These rules stand in SQL too, where the hot statements decide (movement-text.store.ts).
 */
import { invalid, type Problem, type Refusal } from "@frontdesk/server/refusal";
import { formatMoney } from "../../ground/money.ts";
import { mostMovements, movementRefusals as refusals } from "./refusals.ts";
import { type Buckets, type MovementKind, pendingOf, refundableOf } from "./row.ts";

export interface Movable extends Buckets {
  /** Captures, refunds and voids so far, refused ones too. */
  movements: number;
  /** When its authorisation expired; null while it holds. */
  expired_at: Date | null;
  currency: string;
  exponent: number;
  error_code: number | null;
}

export interface Requested {
  kind: MovementKind;
  amount: number;
  currency: string | undefined;
}

/** What is left for a movement of this kind, minor units. */
export function leftFor(kind: MovementKind, transaction: Movable): number {
  if (transaction.error_code !== null) return 0;
  return kind === "refund" ? refundableOf(transaction) : pendingOf(transaction);
}

/** Whether it is one too many; letting go of all that is left never is, so no money is trapped. */
export function isOneTooMany(
  transaction: Movable,
  { kind, amount }: Pick<Requested, "kind" | "amount">,
): boolean {
  if (transaction.movements < mostMovements) return false;
  return kind === "capture" || amount !== leftFor(kind, transaction);
}

/** Whether it is a capture of what expired; what was voided then is gone for good. */
export function isTooLate({ expired_at }: Movable, { kind }: Pick<Requested, "kind">): boolean {
  return kind === "capture" && expired_at !== null;
}

/** Why a movement is refused; undefined when nothing speaks against it. */
export function refusalOf(
  transaction: Movable,
  { kind, amount, currency }: Requested,
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
