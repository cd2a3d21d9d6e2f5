/* A receipt states one payment, a credit note one refund. Number, lines and tax never change. */
import type { Static } from "typebox";
import { momentOf } from "../../core/dates.ts";
import type { CamelRow } from "../../core/tables.ts";
import type { Receipt } from "./schema.ts";
import { type TaxedLine, taxesOf } from "./tax.ts";

export type ReceiptResponse = Static<typeof Receipt>;

export interface ReceiptRow
  extends Omit<CamelRow<"receipts">, "accountId" | "orderRefundId" | "chargeId"> {
  payment: ReceiptResponse["payment"];
  lines: TaxedLine[];
  seller: ReceiptResponse["seller"];
}

type NumberedRow = Pick<ReceiptRow, "isCredit" | "year" | "number">;

/** `R-2026-000123`. */
export const receiptNumberOf = ({ isCredit, year, number }: NumberedRow): string =>
  `${isCredit ? "C" : "R"}-${year}-${String(number).padStart(6, "0")}`;

export const receiptOf = (row: ReceiptRow): ReceiptResponse => ({
  id: row.id,
  number: receiptNumberOf(row),
  kind: row.isCredit ? "credit_note" : "receipt",
  order_id: row.orderId,
  payment: row.payment,
  currency: row.currency,
  total: row.total,
  lines: row.lines,
  taxes: taxesOf(row.lines),
  earlier: row.earlier,
  seller: row.seller,
  client_name: row.clientName,
  issued_at: momentOf(row.issuedAt),
});
