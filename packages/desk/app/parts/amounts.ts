/*
 * Amounts are whole minor units. How many decimals those are, ISO 4217 says; what browsers say
 * differs for some currencies, and would be wrong by tens.
 */
export interface Amount {
  amount: number;
  currency: string;
}

const others: readonly [exponent: number, codes: string][] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
];
const exponents = new Map(
  others.flatMap(([exponent, codes]) => codes.split(" ").map((code) => [code, exponent] as const)),
);

/** The decimals of the minor unit: 2 for cents, 0 for yen. */
export function exponentOf(currency: string): number {
  return exponents.get(currency) ?? 2;
}

/** As people of a country write it: `€9.95`. */
export function writeAmount({ amount, currency }: Amount, locale: string): string {
  const digits = exponentOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(decimalOf({ amount, currency }) as Intl.StringNumericLiteral);
}

/** In major units, with a point: `9.95`. */
export function decimalOf({ amount, currency }: Amount): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? "-" : "";
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`;
}

/** The minor units of what somebody entered, with a comma or a point; undefined for the rest. */
export function readAmount(text: string, currency: string): number | undefined {
  const [, whole, decimals = ""] = /^\s*(\d{1,9})(?:[.,](\d*))?\s*$/.exec(text) ?? [];
  const digits = exponentOf(currency);
  if (whole === undefined || decimals.length > digits) return undefined;
  return Number(whole + decimals.padEnd(digits, "0"));
}
