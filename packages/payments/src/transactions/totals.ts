/*
 * Rounding is by transaction, not by movement: what captures and refunds come to in the merchant's
 * currency and the percentage fee are added up exactly, and a line is the rounded total after less
 * the rounded total before. So an amount in any parts costs and earns what it does at once.
 */
import { rounded } from "../money.ts";

/** In the merchant's currency, exactly: what one movement adds, or all of a transaction. */
export interface Totals {
  captured: bigint;
  refunded: bigint;
  /** By percentage; flat fees are whole and need no adding up. */
  fee: bigint;
}

export const nothing: Totals = { captured: 0n, refunded: 0n, fee: 0n };

export function add(totals: Totals, more: Totals): Totals {
  return {
    captured: totals.captured + more.captured,
    refunded: totals.refunded + more.refunded,
    fee: totals.fee + more.fee,
  };
}

/** The totals without what was in them. */
export function takeOut(totals: Totals, taken: Totals): Totals {
  return {
    captured: totals.captured - taken.captured,
    refunded: totals.refunded - taken.refunded,
    fee: totals.fee - taken.fee,
  };
}

/** What going from one to the other does to the balance, flat fees apart, and the fee in it. */
export function differenceOf(before: Totals, after: Totals): { balance: number; fee: number } {
  const between = (name: keyof Totals) => rounded(after[name]) - rounded(before[name]);
  const fee = between("fee");
  return { balance: between("captured") - between("refunded") - fee, fee };
}
