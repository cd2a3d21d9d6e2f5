/*
 * A dispute is a captured amount that the cardholder's bank takes back, for good unless the
 * merchant wins. Open and lost ones never add up to more than was captured, refunded or not.
 */
import type { Static } from "typebox";
import { type Id, timeOf } from "../../ground/ids.ts";
import type { Dispute } from "./schema.ts";

export type DisputeOutcome = "won" | "lost";

export interface DisputeRow {
  shard: number;
  id: Id;
  merchantId: Id;
  transactionId: Id;
  /** Minor units of the transaction's currency. */
  amount: number;
  reasonCode: number;
  reasonTitle: string;
  due: Date;
  state: "open" | DisputeOutcome;
}

/** How long the merchant has to answer a dispute that names no day. */
export const evidenceWithinMs = 14 * 24 * 60 * 60 * 1000;

export const unknownReason = { code: 0, title: "Unknown" };

/** What may still be disputed; open and lost disputes are counted in `disputed`. */
export function leftToDispute({
  captured,
  disputed,
}: {
  captured: number;
  disputed: number;
}): number {
  return captured - disputed;
}

/**
 * What closing does to the balance after an opening line: `balance` is that of the closing line,
 * `net` of both. Winning gives back exactly what was taken, but not the fee.
 */
export function closingOf(
  opening: { balance: number; fee: number },
  outcome: DisputeOutcome,
): { balance: number; net: number } {
  const balance = outcome === "won" ? -(opening.balance + opening.fee) : 0;
  return { balance, net: opening.balance + balance };
}

/** A dispute as callers see it. */
export function presentDispute(row: DisputeRow): Static<typeof Dispute> {
  return {
    id: row.id,
    merchantId: row.merchantId,
    transactionId: row.transactionId,
    created: timeOf(row.id).toISOString(),
    amount: row.amount,
    reason: { code: row.reasonCode, title: row.reasonTitle },
    due: row.due.toISOString(),
    state: row.state,
  };
}
