/* A report by issuer or cardholder. It moves no money; a dispute may follow. */
import type { Static } from "typebox";
import { timeOf } from "../../core/ids.ts";
import type { CamelRow } from "../../core/tables.ts";
import type { Fraud } from "./schema.ts";

export type FraudRow = Omit<CamelRow<"frauds">, "shard">;

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
