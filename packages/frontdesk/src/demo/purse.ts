// Round amounts of similar value.
import { findCurrency } from "@frontdesk/payments/core/currencies";

const perEuro: Record<string, number> = {
  DKK: 7.5,
  NOK: 12,
  SEK: 11,
  ISK: 150,
  CZK: 25,
  PLN: 4.5,
  HUF: 400,
  JPY: 160,
};

export interface Purse {
  currency: string;
  exponent: number;
  of(euro: number): number;
}

export function purseOf(currency: string, day: string): Purse {
  const exponent = findCurrency(currency, day)?.exponent ?? 2;
  const rate = perEuro[currency] ?? 1;
  const of = (euro: number) => Math.round(euro * rate * 10 ** exponent);
  return { currency, exponent, of };
}
