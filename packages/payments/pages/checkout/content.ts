import { fixed } from "@frontdesk/server/front/texts";
import { writeDecimal } from "../../src/acceptance/links/decimal.ts";
import type { ChargeCurrency } from "../../src/acceptance/links/link.ts";
import type { PayContent } from "../../src/acceptance/links/page/content.ts";

/** Minor units. */
export interface Charge {
  amount: number;
  currency: ChargeCurrency;
}

export interface PageContent {
  content: PayContent;
  words: PayContent["words"];
  /** Not translatable. */
  money(charge: Charge): string;
  moment(at: Date): string;
  currencyName(code: string): string;
}

export function contentOf(content: PayContent): PageContent {
  const { locale, words } = content;
  const names = new Intl.DisplayNames([locale], { type: "currency" });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
  return {
    content,
    words,
    money: ({ amount, currency: { code, exponent } }) => {
      const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
      const format = new Intl.NumberFormat(locale, {
        style: "currency",
        currency: code,
        ...digits,
      });
      // A string keeps large amounts exact.
      return fixed(format.format(writeDecimal(amount, exponent) as Intl.StringNumericLiteral));
    },
    moment: (at) => moments.format(at),
    currencyName: (code) => names.of(code) ?? code,
  };
}
