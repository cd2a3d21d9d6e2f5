import type { Cell, Columns } from "@frontdesk/server/csv";
import { timeOf } from "../../core/ids.ts";
import { formatDecimal } from "../../core/money.ts";
import { processingError } from "../../core/processing.ts";
import { pendingOf, refundableOf, type TransactionRow } from "./transaction.ts";

const money =
  (amountOf: (row: TransactionRow) => number) =>
  (row: TransactionRow): Cell => ({ plain: formatDecimal(amountOf(row), row.exponent) });

export const transactionColumns: Columns<TransactionRow> = {
  id: ({ id }) => id,
  created: ({ id }) => timeOf(id).toISOString(),
  test: ({ test }) => test,
  successful: ({ error_code }) => error_code === null,
  error: ({ error_code }) => (error_code === null ? null : processingError(error_code).message),
  currency: ({ currency }) => currency,
  amount: money(({ amount }) => amount),
  pending: money((row) => (row.error_code === null ? pendingOf(row) : 0)),
  captured: money(({ captured }) => captured),
  refunded: money(({ refunded }) => refunded),
  voided: money(({ voided }) => voided),
  disputed: money(({ disputed }) => disputed),
  refundable: money(refundableOf),
  reference: ({ reference }) => reference,
  text: ({ text }) => text,
  descriptor: ({ descriptor }) => descriptor,
  scheme: ({ scheme }) => scheme,
  bin: ({ bin }) => bin,
  last4: ({ last4 }) => last4,
  tds: ({ tds }) => tds,
  recurring: ({ recurring }) => recurring,
};
