/* Whole minor units. Decimals follow ISO 4217: browsers and Node.js differ for some currencies,
   such as the forint, by a factor of 100. */
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

/** 2 for cents, 0 for yen. */
export function exponentOf(currency: string): number {
  return exponents.get(currency) ?? 2;
}

export function decimalOf({ amount, currency }: Amount): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? "-" : "";
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`;
}

export function writtenIn(currency: string): Intl.NumberFormatOptions {
  const digits = exponentOf(currency);
  return {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
}
