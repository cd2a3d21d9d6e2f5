import { type Amount, decimalOf, writtenIn } from "@frontdesk/server/amounts";

/** `€9.95`, in the locale's format. */
export function writeAmount(amount: Amount, locale: string): string {
  const format = new Intl.NumberFormat(locale, writtenIn(amount.currency));
  return format.format(decimalOf(amount) as Intl.StringNumericLiteral);
}

/** `50%`, in the locale's format. */
export function writePercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100);
}
