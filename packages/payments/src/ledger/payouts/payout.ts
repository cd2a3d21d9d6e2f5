/* Transfers a balance to the bank account: created, exported, paid or returned. Banks also
   return paid payouts, days later. A return credits the merchant once, by a separate line. */

import type { Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { timeOf } from "../../core/ids.ts";
import type { CamelRow } from "../../core/tables.ts";
import { endingRefusals } from "./refusals.ts";
import type { Payout } from "./schema.ts";

export type PayoutState = "created" | "exported" | "paid" | "returned";
export type PayoutEnd = Extract<PayoutState, "paid" | "returned">;

export interface PayoutRow extends Omit<CamelRow<"payouts">, "returnLineId"> {
  /** Minor units of the merchant's currency. */
  amount: number;
  /** The bank's reference (ISO 20022 EndToEndId). */
  endToEndId: string;
}

/**
 * SEPA's maximum per credit transfer, in cents, also for other currencies. A later payout pays the
 * rest.
 */
export const largestPayout = 99_999_999_999;

export function isExported(currency: string): boolean {
  return currency === "EUR";
}

/** A payout by file needs its export. */
export function refusalOfEnd(
  { state, currency }: Pick<PayoutRow, "state" | "currency">,
  ending: PayoutEnd,
): Refusal | undefined {
  if (state === "exported" || (state === "paid" && ending === "returned")) return undefined;
  if (state !== "created") return endingRefusals.ended(state);
  return isExported(currency) ? endingRefusals.notExported() : undefined;
}

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
