// What is looked up and checked before an order is written down, in the order of payment.ts.
import type { Scheme } from "../acquirer/scheme.ts";
import type { Context } from "../context.ts";
import { dayOf, exchange } from "../rates/rates.ts";
import { fingerprint } from "../vault/seal.ts";
import { invalidRequest, refused } from "./errors.ts";
import { type Charge, chargeOf, hasCheckDigit, hashOf, networkOf } from "./payment.ts";
import type { Order } from "./schema.ts";
import * as store from "./store.ts";
import { type OpenedToken, openToken } from "./vault.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks 2. */
export async function keyOf({ db, keyring }: Context, order: Order): Promise<store.OrderKey> {
  const { key } = order.integration;
  const found = uuid.test(key) ? await store.findIntegration(db, key) : undefined;
  if (found === undefined) throw refused("PAYMENT_INTEGRATION_KEY_UNKNOWN");
  return { ...found, hash: hashOf(keyring, order) };
}

/** What an order comes to. */
export interface Checked {
  charge: Charge;
  number: OpenedToken;
  code: OpenedToken | undefined;
  scheme: Scheme;
  fingerprint: string;
}

/** Checks 4 to 10. */
export async function checkOrder(
  context: Context,
  receiver: store.Receiver,
  order: Order,
): Promise<Checked> {
  const { test, can_charge_card: mayCharge } = receiver;
  const isServed = test || context.acquirers.live !== undefined;
  if (!mayCharge || !isServed) throw refused("PAYMENT_INTEGRATION_DISABLED");
  if ((order.test !== undefined) !== test) throw refused("TEST_MODE_MIXED");
  const charge = await exchangeable(context, receiver, order);
  const number = openToken(context, "pcn", order.card.number);
  const code = order.card.code && openToken(context, "pcsc", order.card.code);
  if (!test && !hasCheckDigit(number.value)) throw refused("PAYMENT_CARD_NUMBER_INVALID");
  const scheme = networkOf(number.value, { test });
  if (scheme === undefined) throw refused("PAYMENT_CARD_SCHEME_UNKNOWN");
  return {
    charge,
    number,
    code,
    scheme,
    fingerprint: fingerprint(context.keyring, "card", number.value),
  };
}

/** The charge, if a capture of it could be exchanged into the merchant's currency. */
async function exchangeable(
  { db, now }: Context,
  { currency, exponent, test }: store.Receiver,
  order: Order,
): Promise<Charge> {
  const day = dayOf(now());
  const charge = chargeOf(order, { code: currency, exponent }, day);
  const { code, exponent: ownExponent } = charge.currency;
  const from = { currency: code, exponent: ownExponent };
  const { amount } = charge;
  const exchanged = await exchange(db, { amount, from, to: { currency, exponent }, day, test });
  if (exchanged !== undefined) return charge;
  const message = `has no exchange rate into ${currency}`;
  throw invalidRequest([{ field: "amount.currency", message }]);
}
