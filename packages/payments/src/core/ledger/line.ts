/* Immutable; a further line corrects an error. */

import { randomInt } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { timeOf } from "../ids.ts";
import type { CamelRow } from "../tables.ts";
import type { Line } from "./line.schema.ts";
import { type NewLine, saveLine } from "./store.ts";

export type LineKind = "capture" | "refund" | "payout" | "dispute";

export interface LineRow
  extends Omit<CamelRow<"lines">, "shard" | "rateDay" | "disputeId" | "payoutId" | "reversesId"> {
  /** Minor units of the merchant's currency. */
  balance: number;
  /** Null without a return of fees. */
  feeReturned: number | null;
  /** Minor units of `currency`, before exchange. */
  amount: number;
  /** Units per euro, decimal text; null without an exchange. */
  rateFrom: string | null;
  /** If a dispute closed with this line. */
  disputeWon: boolean | null;
}

const digitsOfRate = 10;

/** The rate has ten digits; the balance is exact. */
export function presentLine(row: LineRow): Static<typeof Line> {
  const { kind, transactionId, rateFrom, rateTo, disputeWon, bankIban } = row;
  return {
    id: row.id,
    merchantId: row.merchantId,
    test: row.test,
    created: timeOf(row.id).toISOString(),
    balance: row.balance,
    fee: row.fee,
    ...(row.feeReturned !== null && { feeReturned: row.feeReturned }),
    description: row.description,
    ...(transactionId !== null && { transactionId }),
    amount: { currency: row.currency, amount: row.amount },
    ...(rateFrom !== null && rateTo !== null && { rate: rateBetween(rateFrom, rateTo) }),
    [kind]: true,
    ...(bankIban !== null && { bank: { iban: bankIban } }),
    ...(disputeWon !== null && { [disputeWon ? "won" : "lost"]: true }),
  };
}

function rateBetween(from: string, to: string): number {
  return Number((Number(to) / Number(from)).toPrecision(digitsOfRate));
}

/* Append-only lines, and sixteen slots that sum to the balance. A line and its slot change
   together. */
export const slots = 16;

/** Spreads a merchant's lines, so that no row is hot. */
export function anySlot(): number {
  return randomInt(slots);
}

export async function recordLine(db: Database, line: NewLine): Promise<Static<typeof Line>> {
  await saveLine(db, line, anySlot());
  const { rate, disputeWon = null, bankIban = null } = line;
  const between = { rateFrom: rate?.from ?? null, rateTo: rate?.to ?? null };
  return presentLine({ ...line, ...between, feeReturned: null, disputeWon, bankIban });
}
