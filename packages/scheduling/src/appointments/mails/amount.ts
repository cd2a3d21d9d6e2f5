import { decimalOf, writtenIn } from "@frontdesk/server/amounts";
import { memoize } from "../../core/memoize.ts";
import type { Money } from "./facts.ts";

const formatFor = memoize(
  (tag: string, currency: string) => new Intl.NumberFormat(tag, writtenIn(currency)),
);

/** `1.250,50 kr.` */
export function amountFor(tag: string, money: Money): string {
  return formatFor(tag, money.currency).format(decimalOf(money) as Intl.StringNumericLiteral);
}
