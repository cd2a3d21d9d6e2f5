/* A report by issuer or cardholder. It moves no money; a dispute may follow. */
import type { Static } from "typebox";
import { type Id, timeOf } from "../../core/ids.ts";
import type { Fraud } from "./schema.ts";

export interface FraudRow {
  id: Id;
  merchantId: Id;
  transactionId: Id;
  reported: Date | null;
  reason: number | null;
}

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
