/*
 * A payout moves the balance of a merchant to its bank account. It goes from created over exported
 * to paid or returned, and banks return also what was paid, days later; one that came back gives
 * the money back by a line of its own, once.
 */

import type { Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { type Id, timeOf } from "../../ground/ids.ts";
import { endingRefusals } from "./refusals.ts";
import type { Payout } from "./schema.ts";

export type PayoutState = "created" | "exported" | "paid" | "returned";
export type PayoutEnd = Extract<PayoutState, "paid" | "returned">;

export interface PayoutRow {
  shard: number;
  id: Id;
  merchantId: Id;
  /** Minor units of the currency, which is the merchant's. */
  amount: number;
  currency: string;
  iban: string;
  /** What the bank knows it by (ISO 20022 EndToEndId). */
  endToEndId: string;
  state: PayoutState;
  lineId: Id;
  exportId: Id | null;
}

/** The largest credit transfer of SEPA in cents, and of any file; the rest is paid out later. */
export const largestPayout = 99_999_999_999;

/** How the money travels: euro by file, other currencies by hand. */
export function isExported(currency: string): boolean {
  return currency === "EUR";
}

/**
 * The refusal of an end that a payout cannot come to; undefined when it can. What travels by file
 * has to be exported first.
 */
export function refusalOfEnd(
  { state, currency }: Pick<PayoutRow, "state" | "currency">,
  ending: PayoutEnd,
): Refusal | undefined {
  if (state === "exported" || (state === "paid" && ending === "returned")) return undefined;
  if (state !== "created") return endingRefusals.ended(state);
  return isExported(currency) ? endingRefusals.notExported() : undefined;
}

/** A payout as operators see it. */
export function presentPayout(row: PayoutRow): Static<typeof Payout> {
  return {
    id: row.id,
    merchantId: row.merchantId,
    created: timeOf(row.id).toISOString(),
    amount: row.amount,
    currency: row.currency,
    bank: { iban: row.iban },
    endToEndId: row.endToEndId,
    state: row.state,
    lineId: row.lineId,
    ...(row.exportId !== null && { exportId: row.exportId }),
  };
}
