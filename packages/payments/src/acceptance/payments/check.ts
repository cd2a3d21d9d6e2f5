// Checks an order before it is stored, in the order of refusals.ts.
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import type { Scheme } from "../../acquiring/port/scheme.ts";
import { type Authentication, findOfOrder } from "../../authentication/tds/store.ts";
import type { Agreement } from "../../card-payments/transactions/agreement.schema.ts";
import type { Context } from "../../core/context.ts";
import { dayOf, exchange } from "../../core/rates/rates.ts";
import { agreementOf, limitedBy } from "./agreement.ts";
import { type Hint, openHints } from "./challenges/hints.ts";
import { type Charge, chargeOf, hasCheckDigit, hashOf, networkOf } from "./payment.ts";
import { refuseSecond } from "./references/reference.ts";
import { invalidRequest, orderRefusals as refusals } from "./refusals.ts";
import type { Order, OrderBody } from "./schema.ts";
import type { Receiver } from "./store.ts";
import * as store from "./store.ts";
import { termsOf } from "./terms/sealing.ts";
import { fits, type Terms } from "./terms/terms.ts";
import { refuseLate } from "./terms/until.ts";
import { type OpenedToken, openToken } from "./vault.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function keyOf({ db, keyring }: Context, order: Order): Promise<store.OrderKey> {
  const { key } = order.integration;
  const match = uuid.test(key) ? await store.findIntegration(db, key) : undefined;
  if (match === undefined) throw refusals.unknownKey();
  return { ...match, hash: hashOf(keyring, order) };
}

export interface CheckedPayment {
  charge: Charge;
  capturing: Capturing;
  agreement: Agreement | null;
  terms: Terms | undefined;
  number: OpenedToken;
  code: OpenedToken | undefined;
  scheme: Scheme;
  fingerprint: string;
}

export interface Payment extends CheckedPayment {
  key: store.OrderKey;
  receiver: store.Receiver;
  order: Order;
  hints: ReadonlySet<Hint>;
  authentication: Authentication | undefined;
}

export interface Checking extends OrderBody {
  key: store.OrderKey;
  receiver: store.Receiver;
}

export async function checkOrder(context: Context, checking: Checking): Promise<Payment> {
  const { key, receiver, order } = checking;
  const { test, can_charge_card: mayCharge } = receiver;
  const isServed = test || context.acquirers.live !== undefined;
  if (!mayCharge || !isServed) throw refusals.disabled();
  const terms = termsOf(context, checking);
  if ((order.test !== undefined) !== test) throw refusals.mixedTest();
  const { currency, exponent } = receiver;
  const charge = chargeOf(order, { code: currency, exponent }, dayOf(context.now()));
  const isRated = await isExchangeable(context, receiver, charge);
  const capturing = capturingOf({ order, terms, receiver, charge, isRated });
  if (!isRated && !capturing.isAutomatic) {
    throw invalidRequest([refusals.noRate(currency)]);
  }
  const agreement = limitedBy(terms, agreementOf(order, context.now()));
  if (terms !== undefined && !fits(order, charge, terms)) throw refusals.offTerms();
  await refuseLate(context, { key, receiver, terms });
  if (order.reference) await refuseSecond(context.db, { ...key, reference: order.reference });
  const hints = openHints(context, key, checking.hints);
  const authentication = hints.size === 0 ? undefined : await authenticationOf(context, key);
  const opening = { keyring: context.keyring, now: () => momentOf(context, authentication) };
  const number = openToken(opening, "pcn", order.card.number);
  const code = order.card.code && openToken(opening, "pcsc", order.card.code);
  if (!test && !hasCheckDigit(number.value)) throw refusals.wrongDigit();
  const scheme = networkOf(number.value, { test });
  if (scheme === undefined) throw refusals.unknownNetwork();
  return {
    key,
    receiver,
    order,
    hints,
    authentication,
    charge,
    capturing,
    agreement,
    terms,
    number,
    code,
    scheme,
    fingerprint: fingerprint(context.keyring, "card", number.value),
  };
}

async function authenticationOf(
  { db }: Context,
  { shard, hash: orderHash }: store.OrderKey,
): Promise<Authentication | undefined> {
  return await findOfOrder(db, { shard, orderHash });
}

// An order has two minutes after its challenge.
const graceMs = 2 * 60_000;

/** Tokens must be valid at the authentication's start. */
function momentOf({ now }: Context, authentication: Authentication | undefined): Date {
  if (authentication === undefined) return now();
  const isRunning = now().getTime() < authentication.deadline.getTime() + graceMs;
  return isRunning ? authentication.createdAt : now();
}

async function isExchangeable(
  { db, now }: Context,
  { currency, exponent, test }: store.Receiver,
  { amount, currency: { code, exponent: ownExponent } }: Charge,
): Promise<boolean> {
  const from = { currency: code, exponent: ownExponent };
  const to = { currency, exponent };
  return (await exchange(db, { amount, from, to, day: dayOf(now()), test })) !== undefined;
}

/* Precedence: link, order, merchant. Obstacles are checked before the request to the acquirer. */
interface Capturing {
  isAutomatic: boolean;
  obstacle: 1 | 27 | undefined;
}

interface CapturingInput {
  order: Order;
  terms: Terms | undefined;
  receiver: Pick<Receiver, "capture" | "can_capture">;
  charge: Charge;
  isRated: boolean;
}

function capturingOf({ order, terms, receiver, charge, isRated }: CapturingInput): Capturing {
  const mode = terms?.capture ?? order.capture ?? receiver.capture;
  const isAutomatic = mode === "automatic" && charge.amount > 0;
  return { isAutomatic, obstacle: isAutomatic ? obstacleTo(receiver, isRated) : undefined };
}

function obstacleTo({ can_capture: mayCapture }: CapturingInput["receiver"], isRated: boolean) {
  if (!mayCapture) return 27;
  return isRated ? undefined : 1;
}
