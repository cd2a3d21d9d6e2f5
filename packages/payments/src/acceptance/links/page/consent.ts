// The payment stores this text.

import { decimalOf, writtenIn } from "@frontdesk/server/amounts";
import { formatMessage } from "@frontdesk/server/locales/message";
import type { Purpose } from "../../../card-payments/transactions/agreement.schema.ts";
import type { Link } from "../link.ts";
import type { OpenPayee } from "../payee.ts";
import type { PayContent } from "./content.ts";

interface Reading {
  link: Link;
  payee: Pick<OpenPayee, "merchant" | "currencies">;
  words: PayContent["words"];
  locale: string;
}

export function limitedConsent({
  link,
  payee,
  words,
  locale,
}: Reading): PayContent["consent"] | undefined {
  const { consents, givenAt, currency: paidIn } = link;
  const currency = (paidIn ?? payee.currencies[0])?.code;
  if (consents === undefined || currency === undefined) return undefined;
  const { name: merchant } = visiblePayee(payee);
  const sentences = Object.entries(consents).map(([purpose, limit]) => {
    const amount = amountIn(locale, { amount: limit, currency });
    return formatMessage(words.consents[purpose as Purpose], { merchant, amount });
  });
  return { text: sentences.join(" "), isGiven: givenAt !== undefined };
}

function amountIn(locale: string, money: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(locale, writtenIn(money.currency));
  return format.format(decimalOf(money) as Intl.StringNumericLiteral);
}

export function visiblePayee({ merchant, currencies }: Reading["payee"]): PayContent["payee"] {
  const { key, name, descriptor } = merchant;
  return { key, name: name || descriptor, currencies };
}
