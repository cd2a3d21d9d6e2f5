// Amounts as people write them.
import { type Amount, decimalOf, writtenIn } from "@frontdesk/server/amounts";

/** As people of a country write it: `€9.95`. */
export function writeAmount(amount: Amount, locale: string): string {
  const format = new Intl.NumberFormat(locale, writtenIn(amount.currency));
  return format.format(decimalOf(amount) as Intl.StringNumericLiteral);
}
