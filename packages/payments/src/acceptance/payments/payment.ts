/*
 * A payment is what a customer orders from a merchant, named by the merchant's public key. Whatever
 * hints come with it, the same order is authorised at most once and always gets the same answer.
 */

import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { canonicalJson } from "@frontdesk/server/canonical";
import { type Scheme, schemeOf } from "../../acquiring/port/scheme.ts";
import { type Currency, findCurrency } from "../../ground/currencies.ts";
import { maxAmount, normaliseMoney } from "../../ground/money.ts";
import { type CustomerCode, paymentCode } from "../../ground/processing.ts";
import { largestCustomBytes } from "../../transactions/transactions/create.ts";
import { invalidRequest, orderRefusals as refusals } from "./refusals.ts";
import type { Order } from "./schema.ts";
import type { Receiver } from "./store.ts";

/** What is authorised: minor units of a currency; zero verifies the card. */
export interface Charge {
  amount: number;
  currency: Pick<Currency, "code" | "exponent">;
}

/** What an order is recognised by. */
export function hashOf(keyring: Keyring, order: Order): Buffer {
  return Buffer.from(fingerprint(keyring, "order", canonicalJson(order)), "hex");
}

/**
 * Whether an issuer declined an order for want of 3-D Secure, which is then offered: its decline is
 * stored, but the order has no answer yet.
 */
export function isSoftlyDeclined({ state, status }: Pick<Receiver, "state" | "status">): boolean {
  return state === "declined" && status === null;
}

/** Whether an order has its answer, or is about to get it. */
export function isAnswered(receiver: Receiver): boolean {
  return receiver.authorization_id !== null && !isSoftlyDeclined(receiver);
}

/** The charge of an order on a day (YYYY-MM-DD); without an amount it is nothing at all. */
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

/** Whether the last digit checks the others (ISO/IEC 7812-1, annex B: the Luhn formula). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The network that issued a number; test numbers are told apart as the simulator does. */
export function networkOf(number: string, { test }: { test: boolean }): Scheme | undefined {
  if (test) return schemeOf(number);
  if (number.startsWith("4")) return "visa";
  const [two, four] = [Number(number.slice(0, 2)), Number(number.slice(0, 4))];
  const isMastercard = (two >= 51 && two <= 55) || (four >= 2221 && four <= 2720);
  return isMastercard ? "mastercard" : undefined;
}

/** How the customer is told why the issuer or acquirer declined. */
export function declineCode(error: number, { test }: Order): CustomerCode {
  const isUnknown = error === 29 && test?.card?.scheme === "unknown";
  return isUnknown ? "PAYMENT_CARD_SCHEME_UNKNOWN" : paymentCode(error);
}
