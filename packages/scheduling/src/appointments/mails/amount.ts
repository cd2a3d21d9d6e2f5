import type { Money } from "./facts.ts";

/** An amount as its currency is written in a locale: `1.250,50 kr.` */
export function amountFor(tag: string, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(tag, { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
