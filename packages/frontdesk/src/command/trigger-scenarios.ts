// As shop, customer or operator.
import { findCurrency } from "@frontdesk/payments/core/currencies";
import { PaymentError } from "@frontdesk/payments-client/errors";
import type { Merchant } from "@frontdesk/payments-client/types";
import { changeAndBack, haveWebhookDisabled } from "./gone-receiver.ts";
import { endPayout, payOut, suspendAndResume } from "./operating.ts";
import type { Shop } from "./shop.ts";

export type Scenario = (shop: Shop, merchant: Merchant) => Promise<string | undefined>;

const amount = 1000;
const part = { amount: 400 };
const goodCard = "4100000000000000";
const cardWithoutFunds = "4100000000000007";
/** Approved, this operation refused later. */
const refusing = {
  capture: "4100000000004001",
  refund: "4100000000004002",
  void: "4100000000004003",
} as const;

async function pay(shop: Shop, { key, currency }: Merchant, number = goodCard): Promise<string> {
  const { exponent } = findCurrency(currency, new Date().toISOString().slice(0, 10))!;
  const order = {
    test: {},
    integration: { key },
    amount: { currency, exponent, value: amount },
    card: {
      number: await shop.vault.seal({ type: "pcn", value: number }),
      expiry: { month: 12, year: 2040 },
      code: await shop.vault.seal({ type: "pcsc", value: "123" }),
    },
  };
  const { authorizationId } = await shop.payments.create(order);
  if (authorizationId !== undefined) return authorizationId;
  throw new Error(
    "The merchant requires 3-D Secure, and only a customer in a browser can complete it",
  );
}

async function payAndCapture(shop: Shop, merchant: Merchant, number?: string): Promise<string> {
  const id = await pay(shop, merchant, number);
  await shop.transactions.capture(id, { amount });
  return id;
}

async function dispute(shop: Shop, merchant: Merchant) {
  const transactionId = await payAndCapture(shop, merchant);
  return await shop.disputes.open({ transactionId, ...part });
}

async function captureAndPayOut(shop: Shop, merchant: Merchant): Promise<string> {
  await payAndCapture(shop, merchant);
  return await payOut(merchant);
}

const ending =
  (how: "paid" | "returned"): Scenario =>
  async (shop, merchant) => {
    const id = await captureAndPayOut(shop, merchant);
    await endPayout(id, merchant, how);
    return id;
  };

async function suspend(_shop: Shop, merchant: Merchant): Promise<string> {
  await suspendAndResume(merchant);
  return merchant.id;
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  "transaction.created": (shop, merchant) => pay(shop, merchant),
  "transaction.failed": async (shop, merchant) => {
    await pay(shop, merchant, cardWithoutFunds).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
    });
    return undefined;
  },
  "transaction.captured": (shop, merchant) => payAndCapture(shop, merchant),
  "transaction.refunded": async (shop, merchant) => {
    const id = await payAndCapture(shop, merchant);
    return (await shop.transactions.refund(id, part)).id;
  },
  "transaction.voided": async (shop, merchant) => {
    const id = await pay(shop, merchant);
    return (await shop.transactions.void(id, part)).id;
  },
  "transaction.capture_failed": (shop, merchant) => payAndCapture(shop, merchant, refusing.capture),
  "transaction.refund_failed": async (shop, merchant) => {
    const id = await payAndCapture(shop, merchant, refusing.refund);
    return (await shop.transactions.refund(id, part)).id;
  },
  "transaction.void_failed": async (shop, merchant) => {
    const id = await pay(shop, merchant, refusing.void);
    return (await shop.transactions.void(id, part)).id;
  },
  "dispute.opened": async (shop, merchant) => (await dispute(shop, merchant)).transactionId,
  "dispute.answered": async (shop, merchant) => {
    const { id } = await dispute(shop, merchant);
    return (await shop.disputes.answer(id, { text: "It was delivered." })).transactionId;
  },
  "dispute.won": async (shop, merchant) => {
    const { id } = await dispute(shop, merchant);
    return (await shop.disputes.win(id)).transactionId;
  },
  "dispute.lost": async (shop, merchant) => {
    const { id } = await dispute(shop, merchant);
    return (await shop.disputes.lose(id)).transactionId;
  },
  "fraud.reported": async (shop, merchant) => {
    const transactionId = await payAndCapture(shop, merchant);
    return (await shop.frauds.report({ transactionId, reason: 6 })).transactionId;
  },
  "card.deleted": async (shop, merchant) => {
    const transactionId = await pay(shop, merchant);
    const { id } = await shop.cards.save(merchant.id, { transactionId });
    await shop.cards.delete(id);
    return transactionId;
  },
  "card.saved": async (shop, merchant) => {
    const transactionId = await pay(shop, merchant);
    await shop.cards.save(merchant.id, { transactionId });
    return transactionId;
  },
  "merchant.updated": async (shop, merchant) => {
    await changeAndBack(shop, merchant);
    return undefined;
  },
  "merchant.suspended": suspend,
  "merchant.resumed": suspend,
  "webhook.disabled": haveWebhookDisabled,
  "payout.created": captureAndPayOut,
  "payout.paid": ending("paid"),
  "payout.returned": ending("returned"),
};

/** Why not the other types. */
export const obstacles: Readonly<Record<string, string>> = {
  "merchant.created": "POST /merchants sends it once, for a new merchant",
  "merchant.approved": "test merchants need no approval",
};
