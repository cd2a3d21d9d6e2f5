/*
 * A fraud report says that a card's issuer or holder took a transaction for fraud. It is a notice:
 * it moves no money, and a dispute may or may not follow.
 */
import type { Static } from "typebox";
import { type Id, timeOf } from "../../ground/ids.ts";
import type { Fraud } from "./schema.ts";

export interface FraudRow {
  id: Id;
  merchantId: Id;
  transactionId: Id;
  reported: Date | null;
  reason: number | null;
}

/** A fraud report as callers see it. */
export function presentFraud(row: FraudRow): Static<typeof Fraud> {
  return {
    id: row.id,
    merchantId: row.merchantId,
    transactionId: row.transactionId,
    created: timeOf(row.id).toISOString(),
    ...(row.reported !== null && { reported: row.reported.toISOString() }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}
