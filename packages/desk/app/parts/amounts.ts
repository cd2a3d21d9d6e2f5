// Amounts as people write them, and as they enter them.
import { type Amount, decimalOf, exponentOf, writtenIn } from "@frontdesk/server/amounts";

/** As people of a country write it: `€9.95`. */
export function writeAmount(amount: Amount, locale: string): string {
  const format = new Intl.NumberFormat(locale, writtenIn(amount.currency));
  return format.format(decimalOf(amount) as Intl.StringNumericLiteral);
}

/** The minor units of what somebody entered, with a comma or a point; undefined for the rest. */
export function readAmount(text: string, currency: string): number | undefined {
  const [, whole, decimals = ""] = /^\s*(\d{1,9})(?:[.,](\d*))?\s*$/.exec(text) ?? [];
  const digits = exponentOf(currency);
  if (whole === undefined || decimals.length > digits) return undefined;
  return Number(whole + decimals.padEnd(digits, "0"));
}
