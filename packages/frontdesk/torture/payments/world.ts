import type { PaymentsProcess } from "@frontdesk/payments/test/process";
import { makePayment, makeShop, type Shop, send } from "@frontdesk/payments/test/shop";
import type { Receiver } from "@frontdesk/payments/torture/receiver";
import { operatorKey } from "@frontdesk/platform/test/harness";
import type { Call } from "../model/call.ts";

/** Parts per million of a capture, plus minor units each. */
export const price = { ratePpm: 13_500, flat: 25 };

/** The issuer's one card, minor units. */
export const cardBalance = 1_000_000_000_000;

export interface PaymentsWorld extends Shop {
  firstId: string;
  firstAmount: number;
}

export async function setPayments(
  first: PaymentsProcess,
  receiver: Receiver,
): Promise<PaymentsWorld> {
  const shop = await makeShop(first);
  const { id } = shop.merchant;
  await expectSuccess(first, `PUT /payments/operator/merchants/${id}/pricing`, {
    key: operatorKey,
    body: { rate: price.ratePpm, flat: price.flat, dispute: 0 },
  });
  const created = await expectSuccess<{ webhook: { secret: string } }>(
    first,
    `POST /merchants/${id}/webhooks`,
    { key: shop.key, body: { url: receiver.url, types: ["*"] } },
  );
  receiver.use(created.webhook.secret);
  const firstAmount = 50_000;
  const balance = { currency: "EUR", exponent: 2, value: cardBalance };
  const fields = { amount: firstAmount, test: { card: { balance } } };
  return { ...shop, firstAmount, firstId: await makePayment(first, shop.merchant, fields) };
}

export function firstCall({ merchant, firstAmount }: PaymentsWorld): Call {
  return {
    kind: "payment",
    subject: merchant.id,
    mark: String(firstAmount),
    heard: [{ status: 201 }],
  };
}

async function expectSuccess<Body>(
  first: PaymentsProcess,
  route: Parameters<PaymentsProcess["send"]>[0],
  sending: Parameters<PaymentsProcess["send"]>[1],
): Promise<Body> {
  const { status, body, text } = await send<Body>(first, route, sending);
  if (status >= 300) throw new Error(`${route} was answered ${status} ${text}`);
  return body;
}
