import { atomically } from "@frontdesk/database/atomically";
import { noteRepeatable } from "@frontdesk/database/commit-tracking";
import {
  type SettledOutcome,
  type SettleInput,
  settle,
} from "../../card-payments/transactions/settle.ts";
import type { Context } from "../../core/context.ts";
import { customerErrors } from "../../core/processing.ts";
import { captureAtOnce } from "./capture.ts";
import { challenges } from "./challenges/next.ts";
import { secure } from "./challenges/secure.ts";
import { checkOrder, keyOf, type Payment } from "./check.ts";
import { countDecline, type Payer, refuseAfterDeclines } from "./declines.ts";
import { questionOf } from "./input.ts";
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
