import { readScaled } from "@frontdesk/server/read-amount";
import { useLocale } from "../locales/words.ts";

/** “8.1%”: rates have at most three decimals. */
export function useTaxRate(): (rate: number) => string {
  const percents = new Intl.NumberFormat(useLocale(), {
    style: "percent",
    maximumFractionDigits: 3,
  });
  return (rate) => percents.format(rate / 100);
}

export function taxRateIn(text: string, locale: string): number | undefined {
  const thousandths = readScaled(text.replace(/%/g, ""), { locale, decimals: 3 });
  return thousandths === undefined ? undefined : thousandths / 1000;
}
