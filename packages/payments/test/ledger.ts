import { operatorKey, type Reply } from "@frontdesk/platform/test/harness";
import type { Static } from "typebox";
import type { Dispute } from "../src/card-payments/disputes/schema.ts";
import type { Line } from "../src/core/ledger/line.schema.ts";
import type { TestPayments } from "./harness.ts";
import {
  makePayment,
  makeShop,
  type PaymentFields,
  type Shop,
  send,
  type TransactionBody,
} from "./shop.ts";

export type DisputeBody = Static<typeof Dispute>;
export type LineBody = Static<typeof Line>;
type Route = Parameters<typeof send>[1];

export async function operate<Body>(
  payments: TestPayments,
  route: Route,
  body?: object,
): Promise<Reply<Body>> {
  return await send<Body>(payments, route, { key: operatorKey, ...(body && { body }) });
}

export async function makePricedShop(
  payments: TestPayments,
  fields: object,
  pricing: { rate: number; flat: number; dispute: number; refundsFee?: boolean },
): Promise<Shop> {
  const shop = await makeShop(payments, fields);
  await operate(payments, `PUT /payments/operator/merchants/${shop.merchant.id}/pricing`, pricing);
  return shop;
}

export async function makeCapture(
  payments: TestPayments,
  { merchant, key }: Shop,
  fields: PaymentFields & { amount: number },
): Promise<string> {
  const id = await makePayment(payments, merchant, fields);
  const body = { amount: fields.amount };
  const { status, text } = await send(payments, `POST /transactions/${id}/captures`, { key, body });
  if (status !== 201) throw new Error(`the capture was answered ${status} ${text}`);
  return id;
}

export function ledgerOf(payments: TestPayments, { merchant, key }: Shop) {
  return {
    async transaction(id: string): Promise<TransactionBody> {
      const route: Route = `GET /transactions/${id}`;
      const { body } = await send<{ transaction: TransactionBody }>(payments, route, { key });
      return body.transaction;
    },
    async lines(): Promise<LineBody[]> {
      const route: Route = `GET /merchants/${merchant.id}/lines?limit=100`;
      return (await send<LineBody[]>(payments, route, { key })).body;
    },
    async balance(): Promise<number> {
      const route: Route = `GET /merchants/${merchant.id}`;
      const { body } = await send<{ merchant: { balance: number } }>(payments, route, { key });
      return body.merchant.balance;
    },
  };
}
