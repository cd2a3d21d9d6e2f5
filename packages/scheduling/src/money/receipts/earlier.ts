import { zoneOf } from "../../core/dates.ts";
import { todayIn } from "../../core/intervals/local-time.ts";
import { type ReceiptRow, receiptNumberOf } from "./receipt.ts";
import type { TaxedLine } from "./tax.ts";

/** Fees are no part of the price. */
export function earlierOf(issued: readonly ReceiptRow[], currency: string) {
  const receipts = issued.filter(
    (one) => one.currency === currency && one.lines.some(({ kind }) => kind !== "fee"),
  );
  const lines = receipts.flatMap(signedLines).filter(({ kind }) => kind !== "fee");
  return { lines, numbers: receipts.map(receiptNumberOf) };
}

/** Credit notes take away from the earlier receipts. */
export const signedLines = ({
  isCredit,
  lines,
}: Pick<ReceiptRow, "isCredit" | "lines">): TaxedLine[] =>
  isCredit ? lines.map((line) => ({ ...line, amount: -line.amount, tax: -line.tax })) : lines;

export const receiptDay = (timezone: string, at: Date): string => todayIn(zoneOf(timezone), at);

export const receiptYear = (timezone: string, at: Date): number =>
  Number(receiptDay(timezone, at).slice(0, 4));
