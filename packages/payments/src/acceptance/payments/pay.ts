import { atomically, separately } from "@frontdesk/database/atomically";
import { noteRepeatable } from "@frontdesk/database/commit-tracking";
import type { Database } from "@frontdesk/database/database";
import { captureWhole } from "../../card-payments/transactions/capture-whole.ts";
import {
  acquirerWithinMs,
  type SettledOutcome,
  type SettleInput,
  settle,
} from "../../card-payments/transactions/settle.ts";
import type { Context } from "../../core/context.ts";
import { newId } from "../../core/ids.ts";
import { customerErrors } from "../../core/processing.ts";
import { sealNumber } from "../../core/vault/sealed.ts";
import { challenges } from "./challenges/next.ts";
import { type SecureResult, secure } from "./challenges/secure.ts";
import { checkOrder, keyOf, type Payment } from "./check.ts";
import { countDecline, type Payer, refuseAfterDeclines } from "./declines.ts";
import { declineCode, isAnswered } from "./payment.ts";
import { reserveReference } from "./references/reference.ts";
import { orderRefusals as refusals } from "./refusals.ts";
import type { Order, OrderBody, PaidResponse } from "./schema.ts";
import * as store from "./store.ts";
import { rememberInTime } from "./terms/until.ts";
import { reserveTokens } from "./tokens.ts";

export interface PayInput extends OrderBody {
  address: string;
}

type Challenge = (typeof challenges)[keyof typeof challenges];

export interface PaymentAnswer {
  status: number;
  body: PaidResponse | { challenges: Challenge[] } | { code: string; message: string };
}

/**
 * Authorises an order once, or returns the first challenge. Declines are stored; earlier refusals
 * can be retried.
 */
export async function pay(context: Context, input: PayInput): Promise<PaymentAnswer> {
  const { order, hints, address } = input;
  noteRepeatable();
  const key = await keyOf(context, order);
  const receiver = await store.getReceiver(context.db, key);
  if (isAnswered(receiver)) return repeat(receiver, order);
  const payment = await checkOrder(context, { key, receiver, order, hints });
  const payer = { ...key, address, test: receiver.test, fingerprint: payment.fingerprint };
  await refuseAfterDeclines(context, payer);
  const secured = await secure(context, payment);
  if (secured.challenge !== undefined) {
    await rememberInTime(context, payment);
    return { status: 201, body: { challenges: [challenges[secured.challenge]] } };
  }
  const settleInput = questionOf(context, payment, secured);
  if (!(await reserve(context, { input: settleInput, payment, payer }))) {
    const overtaken = await store.getReceiver(context.db, key);
    if (isAnswered(overtaken)) return repeat(overtaken, order);
    // In a concurrent page the issuer asked for 3-D Secure.
    const hasAmounts = overtaken.authorization_id !== receiver.authorization_id;
    if (hasAmounts) return await pay(context, input);
    throw refusals.disabled();
  }
  const isSoft = (outcome: SettledOutcome) =>
    secured.isLeft && isDecline(outcome) && outcome.error === 30;
  let isCaptured = false;
  const outcome = await settle(context, settleInput, async (db, outcome) => {
    if (isSoft(outcome)) return;
    isCaptured = await captureAtOnce({ ...context, db }, payment, outcome);
    await store.savePaymentAnswer(db, key, answerTo(outcome, order, isCaptured));
  });
  if (isCaptured) context.delivery.wake();
  // The decline is stored; the order continues with a challenge.
  if (isSoft(outcome)) return await pay(context, input);
  // The merchant's missing permission says nothing about the card.
  const isCounted = isDecline(outcome) && payment.capturing.obstacle === undefined;
  if (isCounted) await countDecline(context, payer);
  return answerTo(outcome, order, isCaptured);
}

function isDecline({ error, transactionId }: SettledOutcome): boolean {
  return error !== undefined && transactionId !== undefined;
}

function repeat({ status, answer, state }: store.Receiver, order: Order): PaymentAnswer {
  if (status !== null && answer !== null) return { status, body: JSON.parse(answer) };
  if (state === "asked") throw refusals.running();
  return answerTo({ transactionId: undefined, error: 12 }, order);
}

function answerTo(
  { transactionId, error }: SettledOutcome,
  order: Order,
  isCaptured = false,
): PaymentAnswer {
  if (error === undefined) {
    const captured = isCaptured && { captured: true };
    return { status: 201, body: { authorizationId: transactionId!, ...captured } };
  }
  const code = declineCode(error, order);
  const { status, message } = customerErrors[code];
  return { status, body: { code, message } };
}

async function reserve(
  { db }: Context,
  { input, payment, payer }: { input: SettleInput; payment: Payment; payer: Payer },
): Promise<boolean> {
  const { question, draft } = input;
  const { key, receiver } = payment;
  const order = {
    ...key,
    authorizationId: question.reference,
    fingerprint: draft.fingerprint,
    currency: question.currency,
    amount: question.amount,
    deadline: question.deadline,
    consentText: draft.agreement === null ? null : draft.text,
    payerAddress: payer.address,
    declinedId: receiver.authorization_id,
  };
  return await atomically(db, async (db) => {
    if (!(await store.reserveOrder(db, order))) return false;
    await reserveTokens(db, payment);
    await reserveReference(db, payment, question.reference);
    return true;
  });
}

/** Captures in the approval's transaction. If it fails, the amount stays reserved. */
async function captureAtOnce(
  { db, now, log }: { db: Database } & Pick<Context, "now" | "log">,
  { capturing, charge }: Pick<Payment, "capturing" | "charge">,
  { transactionId, error }: SettledOutcome,
): Promise<boolean> {
  if (!capturing.isAutomatic || transactionId === undefined || error !== undefined) return false;
  const { amount } = charge;
  try {
    const whole = { transactionId, amount, actor: "payer" } as const;
    const isCaptured = await separately(db, () => captureWhole(db, { now }, whole));
    if (!isCaptured)
      log.warn({ transactionId }, "the merchant may not capture an approved payment");
    return isCaptured;
  } catch (error) {
    log.error({ err: error, transactionId }, "automatic capture of an approved payment failed");
    return false;
  }
}

type SecuredPayment = Extract<SecureResult, { challenge?: undefined }>;

function questionOf(
  context: Context,
  payment: Payment,
  { verdict, proof }: SecuredPayment,
): SettleInput {
  const { acquirers, now } = context;
  const { key, receiver, order, charge, number, code, fingerprint } = payment;
  const { shard, merchantId } = key;
  const { test, descriptor } = receiver;
  return {
    acquirer: test ? acquirers.test : acquirers.live!,
    refused: verdict.error,
    question: {
      reference: newId(shard),
      shard,
      merchantId,
      card: { number: number.value, expiry: order.card.expiry, code: code?.value, fingerprint },
      amount: charge.amount,
      currency: charge.currency.code,
      descriptor,
      authentication: proof,
      // Public keys are no secret: only test cards accept scenarios.
      scenario: test ? order.test : undefined,
      deadline: new Date(now().getTime() + acquirerWithinMs),
    },
    draft: { ...draftOf(context, payment), tds: verdict.tds },
  };
}

function draftOf({ keyring }: Context, payment: Payment): Omit<SettleInput["draft"], "tds"> {
  const { key, receiver, order, charge, agreement, number, code, scheme, fingerprint } = payment;
  const { month, year } = order.card.expiry;
  const cardNumberId = newId(key.shard);
  return {
    card_number_id: cardNumberId,
    sealed: sealNumber(keyring, cardNumberId, number.value),
    key_version: keyring.current,
    fingerprint,
    bin: number.value.slice(0, 6),
    last4: number.value.slice(-4),
    expiry_month: month,
    expiry_year: year,
    scheme,
    code_present: code !== undefined,
    test: receiver.test,
    exponent: charge.currency.exponent,
    descriptor: receiver.descriptor,
    text: order.text ?? null,
    custom: (order.custom as Record<string, unknown> | undefined) ?? null,
    reference: order.reference ?? null,
    agreement,
    recurring: false,
  };
}
