/*
 * A transaction is a payment: an amount reserved on a card, of which parts are captured, refunded
 * and voided. Never more than the amount is captured and voided, never more than captured refunded.
 * These rules stand in SQL too, where the hot statements decide (movements/store.ts).
 */
import { invalid, type Problem, type Refusal } from "@frontdesk/server/refusal";
import { notClaimed, processingRefusal } from "../errors.ts";
import { formatMoney } from "../money.ts";
import { type Buckets, type MovementKind, pendingOf, refundableOf } from "./row.ts";

export interface Movable extends Buckets {
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

/** Why a movement is refused; undefined when nothing speaks against it. */
export function refusalOf(
  transaction: Movable,
  { kind, amount, currency }: Requested,
  merchant: { mayMove: boolean; rateIsKnown: boolean },
): Refusal | undefined {
  if (!merchant.mayMove) return notClaimed(kind);
  const problems: Problem[] = [];
  if (currency !== undefined && currency !== transaction.currency) {
    const message = `must be ${transaction.currency}, the currency of the transaction`;
    problems.push({ field: "currency", message });
  }
  const left = leftFor(kind, transaction);
  if (amount > left) {
    const most = formatMoney(left, { code: transaction.currency, exponent: transaction.exponent });
    problems.push({ field: "amount", message: `Can ${kind} at most ${most}` });
  }
  if (problems.length > 0) return invalid(problems);
  return merchant.rateIsKnown ? undefined : processingRefusal(1);
}
