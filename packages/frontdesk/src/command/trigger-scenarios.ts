// Acts as shop, customer or operator.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { findCurrency } from "@frontdesk/payments/core/currencies";
import { PaymentError, ValidationError } from "@frontdesk/payments-client/errors";
import type { Merchant } from "@frontdesk/payments-client/types";
import { operatorsOf, type PaymentsOperator } from "./operator.ts";
import { readAllSettings } from "./settings.ts";
import type { Shop } from "./shop.ts";

export type Scenario = (shop: Shop, merchant: Merchant) => Promise<string | undefined>;

const amount = 1000;
const part = { amount: 400 };
const goodCard = "4100000000000000";
const cardWithoutFunds = "4100000000000007";
/** The acquirer approves payments of these cards and later refuses the named operation. */
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

/** Reasons against the other types. */
export const obstacles: Readonly<Record<string, string>> = {
  "merchant.created": "POST /merchants sends it once, for a new merchant",
  "merchant.approved": "test merchants need no approval",
};

// The service disables its webhook.
const patienceMs = 15_000;
const lookMs = 200;

/** Customers know the descriptor. */
async function changeAndBack(shop: Shop, { id, descriptor }: Merchant): Promise<void> {
  const other = descriptor === "TRIGGERED" ? "TRIGGERED AGAIN" : "TRIGGERED";
  for (const each of [other, descriptor]) await shop.merchants.update(id, { descriptor: each });
}

async function haveWebhookDisabled(shop: Shop, merchant: Merchant): Promise<string> {
  const gone = createServer((_request, response) => response.writeHead(410).end());
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = gone.address() as AddressInfo;
    const { id } = await create(shop, merchant, `http://127.0.0.1:${port}/`);
    const webhook = { merchantId: merchant.id, id };
    await changeAndBack(shop, merchant);
    const deadline = Date.now() + patienceMs;
    while ((await shop.webhooks.get(webhook)).state !== "disabled" && Date.now() < deadline) {
      await wait(lookMs);
    }
    await shop.webhooks.delete(webhook);
    return id;
  } finally {
    gone.close();
  }
}

async function create(shop: Shop, { id }: Merchant, url: string) {
  try {
    return await shop.webhooks.create(id, { url, types: ["merchant.updated"] });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const advice = "start payments on this machine with WEBHOOKS_TO_PRIVATE=yes";
    throw new Error(`Webhooks to private addresses are off, and the receiver has one: ${advice}`, {
      cause: error,
    });
  }
}

const debtor = { name: "Frontdesk", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };

async function payOut({ id: merchantId }: Merchant): Promise<string> {
  const paid = await operate(({ payouts }) => payouts.create({ merchantId, test: true }));
  const [payout] = paid.payouts;
  return payout!.id;
}

/** Amounts are in euro after an export, with the merchant's other payouts. */
async function endPayout(
  id: string,
  { id: merchantId, currency }: Merchant,
  ending: "paid" | "returned",
): Promise<void> {
  await operate(async ({ payouts }) => {
    if (currency === "EUR") await payouts.export({ debtor, test: true, merchantId });
    if (ending === "paid") await payouts.markPaid(id);
    else await payouts.markReturned(id);
  });
}

async function suspendAndResume({ id }: Merchant): Promise<void> {
  await operate(async ({ merchants }) => {
    const { suspension } = await merchants.get(id);
    if (suspension !== null) throw new Error(`${id} is already suspended, and stays suspended`);
    const kept = { payments: true, captures: true, payouts: true };
    await merchants.suspend(id, { ...kept, reason: "Triggered as a test" });
    await merchants.resume(id);
  });
}

async function operate<Result>(
  work: (operator: PaymentsOperator) => Promise<Result>,
): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  await operatorsOf(readAllSettings()).payments(async (operator) => resolve(await work(operator)));
  return await promise;
}
