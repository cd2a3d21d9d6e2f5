/* An order is authorised at most once and always gets the same answer, with any hints. */

import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { canonicalJson } from "@frontdesk/server/canonical";
import { type Scheme, schemeOf } from "../../acquiring/port/scheme.ts";
import { largestCustomBytes } from "../../card-payments/transactions/create.ts";
import { type Currency, findCurrency } from "../../core/currencies.ts";
import { maxAmount, normaliseMoney } from "../../core/money.ts";
import { type CustomerCode, paymentCode } from "../../core/processing.ts";
import { invalidRequest, orderRefusals as refusals } from "./refusals.ts";
import type { Order } from "./schema.ts";
import type { Receiver } from "./store.ts";

/** Minor units; zero verifies the card. */
export interface Charge {
  amount: number;
  currency: Pick<Currency, "code" | "exponent">;
}

export function hashOf(keyring: Keyring, order: Order): Buffer {
  return Buffer.from(fingerprint(keyring, "order", canonicalJson(order)), "hex");
}

/** The issuer wants 3-D Secure, so the order has no answer yet. */
export function isSoftlyDeclined({ state, status }: Pick<Receiver, "state" | "status">): boolean {
  return state === "declined" && status === null;
}

export function isAnswered(receiver: Receiver): boolean {
  return receiver.authorization_id !== null && !isSoftlyDeclined(receiver);
}

/** `day` is YYYY-MM-DD. Zero without an amount. */
export function chargeOf(
  { amount: money, custom }: Order,
  merchantCurrency: Charge["currency"],
  day: string,
): Charge {
  if (custom !== undefined && Buffer.byteLength(JSON.stringify(custom)) > largestCustomBytes) {
    throw invalidRequest([refusals.largeCustom()]);
  }
  if (money === undefined) return { amount: 0, currency: merchantCurrency };
  const currency = findCurrency(money.currency, day);
  if (currency === undefined) {
    throw invalidRequest([refusals.unknownCurrency()]);
  }
  const amount = normaliseMoney(money, currency);
  if (amount === undefined || amount > maxAmount) {
    throw invalidRequest([refusals.unfitAmount(currency.code)]);
  }
  return { amount, currency };
}

/** Luhn (ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function networkOf(number: string, { test }: { test: boolean }): Scheme | undefined {
  if (test) return schemeOf(number);
  if (number.startsWith("4")) return "visa";
  const [two, four] = [Number(number.slice(0, 2)), Number(number.slice(0, 4))];
  const isMastercard = (two >= 51 && two <= 55) || (four >= 2221 && four <= 2720);
  return isMastercard ? "mastercard" : undefined;
}

export function declineCode(error: number, { test }: Order): CustomerCode {
  const isUnknown = error === 29 && test?.card?.scheme === "unknown";
  return isUnknown ? "PAYMENT_CARD_SCHEME_UNKNOWN" : paymentCode(error);
}
