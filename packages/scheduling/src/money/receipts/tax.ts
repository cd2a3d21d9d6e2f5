/* Value-added tax in a gross amount. Rates are percentages with at most three decimals, amounts are
   in minor units. */

/** gross × rate ÷ (100 + rate), half up. Exact for all safe integers. */
export function taxOf(gross: number, rate: number | null): number {
  if (rate === null) return 0;
  const thousandths = BigInt(Math.round(rate * 1000));
  const whole = 100_000n + thousandths;
  return Number((BigInt(gross) * thousandths * 2n + whole) / (2n * whole));
}

export interface TaxedLine {
  position: number;
  /** `fee`: also a deposit kept after a late cancellation or a no-show. */
  kind: "appointment" | "tip" | "fee";
  appointment_id: number | null;
  /** Null for a tip. */
  service: string | null;
  /** The day of the appointment in the account's zone. */
  date: string | null;
  amount: number;
  tax_rate: number | null;
  tax: number;
}

type UntaxedLine = Omit<TaxedLine, "tax">;
type EarlierLine = Pick<TaxedLine, "kind" | "appointment_id" | "amount" | "tax_rate" | "tax">;

/**
 * Rounds per rate, over this receipt and the earlier ones of its appointments: the taxes of all
 * parts add up to the tax of the whole price. Each line takes the difference that it makes.
 */
export function taxLines(
  lines: readonly UntaxedLine[],
  earlier: readonly EarlierLine[],
): TaxedLine[] {
  const sums = new Map(
    [...Map.groupBy(lines, ({ tax_rate: rate }) => rate)].map(([rate, own]) => {
      const ids = new Set(own.map(({ appointment_id: id }) => id));
      const before = earlier.filter(
        (line) => line.tax_rate === rate && ids.has(line.appointment_id),
      );
      return [rate, { gross: sumOf(before, "amount"), tax: sumOf(before, "tax") }];
    }),
  );
  return lines.map((line) => {
    const { amount, tax_rate: rate } = line;
    const sum = sums.get(rate)!;
    sum.gross += amount;
    // Credit notes round too, so the earlier taxes may be far from the tax of their sum.
    const least = Math.max(0, taxOf(amount, rate) - mostRemainder);
    const most = Math.min(amount, taxOf(amount, rate) + mostRemainder);
    const tax = Math.min(most, Math.max(least, taxOf(sum.gross, rate) - sum.tax));
    sum.tax += tax;
    return { ...line, tax };
  });
}

/** Of the roundings of earlier receipts, in minor units. */
const mostRemainder = 2;

interface CreditInput {
  line: TaxedLine;
  amount: number;
  /** Credited earlier for this line. */
  credited: { amount: number; tax: number };
}

/** The whole refund of a line returns its whole tax. */
export function creditLine({ line, amount, credited }: CreditInput): TaxedLine {
  const left = line.amount - credited.amount - amount;
  const kept = left === 0 ? 0 : Math.min(line.tax - credited.tax, taxOf(left, line.tax_rate));
  return { ...line, amount, tax: line.tax - credited.tax - kept };
}

/** Of a receipt's line at a position, by the lines of its credit notes. */
export function creditedOf(
  credits: readonly TaxedLine[],
  position: number,
): CreditInput["credited"] {
  const own = credits.filter((line) => line.position === position);
  return { amount: sumOf(own, "amount"), tax: sumOf(own, "tax") };
}

export interface TaxSum {
  rate: number;
  gross: number;
  tax: number;
}

/** Of the taxed lines, the lowest rate first. */
export function taxesOf(lines: readonly TaxedLine[]): TaxSum[] {
  const taxed = lines.filter(({ tax_rate: rate }) => rate !== null);
  const sums = [...Map.groupBy(taxed, ({ tax_rate: rate }) => rate!)].map(([rate, own]) => {
    return { rate, gross: sumOf(own, "amount"), tax: sumOf(own, "tax") };
  });
  return sums.toSorted((one, other) => one.rate - other.rate);
}

const sumOf = <Name extends "amount" | "tax">(
  lines: readonly Pick<TaxedLine, Name>[],
  name: Name,
): number => lines.reduce((sum, line) => sum + line[name], 0);
