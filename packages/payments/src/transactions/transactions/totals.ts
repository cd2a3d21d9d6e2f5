/*
 * Rounding is by transaction, not by movement: what captures and refunds come to in the merchant's
 * currency and the percentage fee are added up exactly, and a line is the rounded total after less
 * the rounded total before. So an amount in any parts costs and earns what it does at once.
 */
import { rounded, shareExactly } from "../../ground/money.ts";

/** In the merchant's currency, exactly: what one movement adds, or all of a transaction. */
export interface Totals {
  captured: bigint;
  refunded: bigint;
  /** By percentage; flat fees are whole and need no adding up. */
  fee: bigint;
  /** Of that fee, with refunds; never more than it. */
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

/**
 * The totals without what was in them. Where the fee that goes was returned in part, the returned
 * part goes with it.
 */
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

/**
 * What a refund gives back of the percentage fee, exactly: of what was not given back yet, its
 * share of what was not refunded yet. The last refund gives back the rest.
 */
export function feeToReturn(totals: Totals, amount: number, notRefunded: number): bigint {
  return shareExactly(totals.fee - totals.feeReturned, amount, notRefunded);
}

export interface Difference {
  balance: number;
  /** Parts of the balance. */
  fee: number;
  feeReturned: number;
}

/** What going from one to the other does to the balance, flat fees apart. */
export function differenceOf(before: Totals, after: Totals): Difference {
  const between = (name: keyof Totals) => rounded(after[name]) - rounded(before[name]);
  const [fee, feeReturned] = [between("fee"), between("feeReturned")];
  return {
    balance: between("captured") - between("refunded") - fee + feeReturned,
    fee,
    feeReturned,
  };
}
