import { keeping } from "../../ground/keeping.ts";
import type { Money } from "./facts.ts";

const formatFor = keeping(
  (tag: string, currency: string) => new Intl.NumberFormat(tag, { style: "currency", currency }),
);

/** An amount as its currency is written in a locale: `1.250,50 kr.` */
export function amountFor(tag: string, { amount, currency }: Money): string {
  const format = formatFor(tag, currency);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
