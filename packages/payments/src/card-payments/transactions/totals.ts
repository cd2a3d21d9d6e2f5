/* A line is the rounded total after minus before: parts cost and earn the same as at once. */
import { rounded, shareExactly } from "../../core/money.ts";

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

/** Its returned part goes with a fee. */
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

/** In proportion to the unrefunded amount; the last refund returns the rest. */
export function feeToReturn(totals: Totals, amount: number, notRefunded: number): bigint {
  return shareExactly(totals.fee - totals.feeReturned, amount, notRefunded);
}

export interface Difference {
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
