import { pay } from "@frontdesk/payments/acceptance/payments/pay";
import { sealToken } from "@frontdesk/payments/acceptance/payments/vault";
import type { Scenario } from "@frontdesk/payments/acquiring/port/scenario";
import { saveCard } from "@frontdesk/payments/card-payments/cards/card";
import { createTransaction } from "@frontdesk/payments/card-payments/transactions/create";
import { moveRow } from "@frontdesk/payments/card-payments/transactions/move";
import { shardOf } from "@frontdesk/payments/core/ids";
import type { CallingApp, CallingPerson } from "@frontdesk/payments/parties/identity/identity";
import { byOperators } from "@frontdesk/payments/parties/merchants/roles/repeats";
import type { Past } from "./parts.ts";
import type { DemoShop } from "./shop.ts";

export interface Order {
  /** Minor units. */
  amount: number;
  text: string;
  reference: string;
  card: Card;
  isAutomatic: boolean;
  status?: NonNullable<Scenario["card"]>["status"];
}

export interface Card {
  number: string;
  expiry: { month: number; year: number };
}

const tries = 3;

/** Returns undefined if the issuer declined. */
export async function takePayment(
  { payments }: Past,
  shop: DemoShop,
  { amount, text, reference, card, isAutomatic, status }: Order,
): Promise<string | undefined> {
  const { currency, exponent } = shop.purse;
  for (let tried = 1; ; tried += 1) {
    const number = sealToken(payments, { type: "pcn", value: card.number });
    const code = sealToken(payments, { type: "pcsc", value: "123" });
    const { body } = await pay(payments, {
      order: {
        test: status === undefined ? {} : { card: { status } },
        integration: { key: shop.key },
        amount: { currency, exponent, value: amount },
        text,
        reference: tried === 1 ? reference : `${reference}-${tried}`,
        card: { number, code, expiry: card.expiry },
        capture: isAutomatic ? "automatic" : "manual",
      },
      hints: [],
      address: "192.0.2.7",
    });
    if ("authorizationId" in body) return body.authorizationId;
    if (status !== undefined) return undefined;
    // The running cleanup cancels payments of the past.
    if (tried === tries) throw new Error(`the service refused a payment: ${JSON.stringify(body)}`);
  }
}

export async function chargeAgain(
  past: Past,
  { merchantId, app, purse }: DemoShop,
  { transactionId, amount }: { transactionId: string; amount: number },
): Promise<void> {
  const { callerId, actor } = app;
  const { currency } = purse;
  const request = { transactionId, currency, amount, merchantId, payerAddress: null };
  const path = `/merchants/${merchantId}/transactions`;
  const call = { key: undefined, method: "POST", path, body: {}, shard: shardOf(merchantId) };
  const answer = await createTransaction(
    past.payments,
    { ...request, callerId, actor },
    { ...call, callerId, admit: byOperators },
  );
  const { transaction } = answer.body as { transaction: { id: string } };
  await move(past, app, { kind: "capture", transactionId: transaction.id, amount });
}

export async function move(
  { payments }: Past,
  { callerId, actor }: CallingApp | CallingPerson,
  operation: { kind: "capture" | "refund" | "void"; transactionId: string; amount: number },
): Promise<void> {
  await moveRow(payments, { ...operation, callerId, actor });
}

export async function keepCard(
  { payments }: Past,
  { merchantId, app: { callerId, actor } }: DemoShop,
  { transactionId, notes }: { transactionId: string; notes: string },
): Promise<void> {
  await saveCard(payments, { merchantId, callerId, actor, transactionId, notes });
}
