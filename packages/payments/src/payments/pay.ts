import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../context.ts";
import { type Id, newId } from "../ids.ts";
import { customerErrors } from "../processing.ts";
import { type Asked, answerWithinMs, type Outcome, settle } from "../transactions/settle.ts";
import { seal } from "../vault/seal.ts";
import { type Checked, checkOrder, keyOf } from "./check.ts";
import { countDecline, type Payer, refuseAfterDeclines } from "./declines.ts";
import { refused, running } from "./errors.ts";
import { declineCode } from "./payment.ts";
import type { Order } from "./schema.ts";
import * as store from "./store.ts";

export interface PayInput {
  order: Order;
  /** The address of the customer. */
  address: string;
}

export interface Answer {
  status: number;
  body: { authorizationId: Id } | { code: string; message: string };
}

/**
 * Authorises an order once. A decline is an answer, stored like an approval; what is refused
 * before anyone was asked is thrown and may be tried again.
 */
export async function pay(context: Context, { order, address }: PayInput): Promise<Answer> {
  const key = await keyOf(context, order);
  const receiver = await store.getReceiver(context.db, key);
  if (receiver.authorization_id !== null) return repeat(receiver, order);
  const payment = { key, receiver, order, ...(await checkOrder(context, receiver, order)) };
  const payer = { ...key, address, test: receiver.test, fingerprint: payment.fingerprint };
  await refuseAfterDeclines(context, payer);
  const asked = askedOf(context, payment);
  if (!(await claim(context, { asked, payment, payer }))) {
    const overtaken = await store.getReceiver(context.db, key);
    if (overtaken.authorization_id !== null) return repeat(overtaken, order);
    throw refused("PAYMENT_INTEGRATION_DISABLED");
  }
  const outcome = await settle(context, asked, (db, outcome) =>
    store.saveAnswer(db, key, answerTo(outcome, order)),
  );
  const isDeclined = outcome.error !== undefined && outcome.transactionId !== undefined;
  if (isDeclined) await countDecline(context, payer);
  return answerTo(outcome, order);
}

/** The answer to an order that was given before. */
function repeat({ status, answer, state }: store.Receiver, order: Order): Answer {
  if (status !== null && answer !== null) return { status, body: JSON.parse(answer) };
  if (state === "asked") throw running();
  return answerTo({ transactionId: undefined, error: 12 }, order);
}

function answerTo({ transactionId, error }: Outcome, order: Order): Answer {
  if (error === undefined) return { status: 201, body: { authorizationId: transactionId! } };
  const code = declineCode(error, order);
  const { status, message } = customerErrors[code];
  return { status, body: { code, message } };
}

interface Payment extends Checked {
  key: store.OrderKey;
  receiver: store.Receiver;
  order: Order;
}

function askedOf({ acquirers, keyring, now }: Context, payment: Payment): Asked {
  const { key, receiver, order, charge, number, code, scheme, fingerprint } = payment;
  const { shard, merchantId } = key;
  const { test, descriptor } = receiver;
  const { expiry } = order.card;
  const cardNumberId = newId(shard);
  const { plan, unplanned } = order;
  return {
    acquirer: test ? acquirers.test : acquirers.live!,
    question: {
      reference: newId(shard),
      shard,
      merchantId,
      card: { number: number.value, expiry, code: code?.value, fingerprint },
      amount: charge.amount,
      currency: charge.currency.code,
      descriptor,
      scenario: order.test,
      deadline: new Date(now().getTime() + answerWithinMs),
    },
    draft: {
      card_number_id: cardNumberId,
      sealed: seal(keyring, { purpose: "card number", context: cardNumberId }, number.value),
      key_version: keyring.current,
      fingerprint,
      bin: number.value.slice(0, 6),
      last4: number.value.slice(-4),
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      scheme,
      code_present: code !== undefined,
      test,
      exponent: charge.currency.exponent,
      descriptor,
      text: order.text ?? null,
      custom: (order.custom as Record<string, unknown> | undefined) ?? null,
      reference: order.reference ?? null,
      agreement: plan === undefined && unplanned === undefined ? null : { plan, unplanned },
      tds: null,
      recurring: false,
    },
  };
}

/** Writes down the order, its tokens and the asking; false when the order is there already. */
async function claim(
  { db }: Context,
  { asked, payment, payer }: { asked: Asked; payment: Payment; payer: Payer },
): Promise<boolean> {
  const { question, draft } = asked;
  const { key, number, code } = payment;
  const order = {
    ...key,
    authorizationId: question.reference,
    fingerprint: draft.fingerprint,
    currency: question.currency,
    amount: question.amount,
    deadline: question.deadline,
    consentText: draft.agreement === null ? null : draft.text,
    payerAddress: payer.address,
  };
  return await atomically(db, async (db) => {
    if (!(await store.claimOrder(db, order))) return false;
    for (const { hash, expiresAt } of code === undefined ? [number] : [number, code]) {
      const isClaimed = await store.claimToken(db, { hash, orderHash: key.hash, expiresAt });
      if (!isClaimed) throw refused("TOKEN_INVALID");
    }
    return true;
  });
}
