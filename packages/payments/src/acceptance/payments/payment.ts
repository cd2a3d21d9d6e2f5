/*
 * A payment is what a customer orders from a merchant, named by the merchant's public key. Whatever
 * hints come with it, the same order is authorised at most once and always gets the same answer.
 *
 * The first check that finds something decides:
 *
 *   1. the body has another shape                      REQUEST_INVALID
 *   2. no merchant has the key                         PAYMENT_INTEGRATION_KEY_UNKNOWN
 *   3. the order was given before                      its answer, or 429 PAYMENT_RUNNING
 *   4. the merchant may not charge cards, or is live
 *      where there is no live acquirer                 PAYMENT_INTEGRATION_DISABLED
 *   5. there is no seal where links have to be signed,
 *      or one that is not good (any more)              PAYMENT_INTEGRATION_DISABLED
 *   6. `test` on a live merchant, or none on a test    TEST_MODE_MIXED
 *   7. amount, its currency or rate, size of custom,
 *      what is agreed to for later                     REQUEST_INVALID
 *      (a missing rate for what is captured at once is
 *      an outcome, like a missing claim to capture)
 *   8. it is not what its seal says                    PAYMENT_INTEGRATION_DISABLED
 *   9. its link ended before it was first given        PAYMENT_LINK_EXPIRED
 *  10. its reference takes one payment and has it      PAYMENT_REFERENCE_USED,
 *      or may be about to get it                       429 PAYMENT_RUNNING
 *  11. a hint is of another order, edited or too old   REQUEST_INVALID
 *  12. a token is of another type                      TOKEN_TYPE_UNEXPECTED
 *  13. a token is broken, edited or too old            TOKEN_INVALID
 *  14. live: the number's check digit is wrong         PAYMENT_CARD_NUMBER_INVALID
 *  15. the number is of no known network               PAYMENT_CARD_SCHEME_UNKNOWN
 *  16. too many declines                               429 RATE_LIMITED
 *  17. 3-D Secure has a next step                      201 and the challenge
 *  18. a token served another order                    TOKEN_INVALID
 *  19. another order got the reference meanwhile       as 10
 *
 * Everything after that is an outcome, which is stored: what 3-D Secure came to where that declines
 * the payment (see tds/verdict.ts), or else the issuer's answer. A challenge is refused likewise,
 * but for 3, where it is not available, and 17, where another step is due:
 * PAYMENT_CHALLENGE_UNAVAILABLE.
 */

import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { canonicalJson } from "@frontdesk/server/canonical";
import { type Scheme, schemeOf } from "../../acquiring/port/scheme.ts";
import { type Currency, findCurrency } from "../../ground/currencies.ts";
import { maxAmount, normaliseMoney } from "../../ground/money.ts";
import { type CustomerCode, paymentCode } from "../../ground/processing.ts";
import { largestCustomBytes } from "../../transactions/transactions/create.ts";
import { invalidRequest } from "./errors.ts";
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
    throw invalidRequest([{ field: "custom", message: "must be at most 50 KB as JSON" }]);
  }
  if (money === undefined) return { amount: 0, currency: merchantCurrency };
  const currency = findCurrency(money.currency, day);
  if (currency === undefined) {
    const message = "must be a currency in use (ISO 4217)";
    throw invalidRequest([{ field: "amount.currency", message }]);
  }
  const amount = normaliseMoney(money, currency);
  if (amount === undefined || amount > maxAmount) {
    const message = `must be from 1 to ${maxAmount} whole minor units of ${currency.code}`;
    throw invalidRequest([{ field: "amount", message }]);
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
