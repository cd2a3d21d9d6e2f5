import type { Method, Reply, Route } from "@frontdesk/platform/test/harness";
import type { Static } from "typebox";
import type { Transaction } from "../src/card-payments/transactions/schema.ts";
import type { Merchant } from "../src/parties/merchants/schema.ts";

export interface Sending {
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Caller = <Body = unknown>(route: Route, sending?: Sending) => Promise<Reply<Body>>;

export interface Sender {
  send: Caller;
}

export async function send<Body = unknown>(
  payments: Sender,
  route: Route,
  sending: Sending = {},
): Promise<Reply<Body>> {
  return await payments.send<Body>(route, sending);
}

export function basic(key: string): string {
  return `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any response.
export type Json = any;

const form = { "content-type": "application/x-www-form-urlencoded" };

/** Objects go as JSON, text as a form. */
export function asking(payments: Sender, key?: string) {
  async function ask(method: Method, path: string, body?: object | string): Promise<Reply<Json>> {
    return await send<Json>(payments, `${method} ${path}`, {
      ...(key !== undefined && { key }),
      ...(body !== undefined && { body }),
      ...(typeof body === "string" && { headers: form }),
    });
  }
  return {
    ask,
    get: (path: string) => ask("GET", path),
    post: (path: string, body: object | string = {}) => ask("POST", path, body),
    put: (path: string, body: object | string = {}) => ask("PUT", path, body),
    delete: (path: string) => ask("DELETE", path),
  };
}

export interface App extends ReturnType<typeof asking> {
  id: string;
  name: string | null;
  key: string;
}

export async function makeApp(payments: Sender, name?: string): Promise<App> {
  const { body } = await send<{ app: App }>(payments, "POST /apps", { body: { name } });
  return { ...body.app, ...asking(payments, body.app.key) };
}

export const merchantFields = {
  name: "Coffee & Jane",
  currency: "EUR",
  test: true,
  email: "jane@example.com",
  website: "https://example.com",
  descriptor: "Coffee & Jane",
  company: { country: "DK" },
};

export type MerchantBody = Static<typeof Merchant>;

export async function makeMerchant(
  payments: Sender,
  { key }: Pick<App, "key">,
  fields: object = {},
): Promise<MerchantBody> {
  const { body } = await send<{ merchant: MerchantBody }>(payments, "POST /merchants", {
    key,
    body: { ...merchantFields, ...fields },
  });
  return body.merchant;
}

export interface PaymentFields {
  amount?: number;
  currency?: string;
  exponent?: number;
  number?: string;
  csc?: string;
  test?: object;
  more?: object;
}

export async function makeToken(
  payments: Sender,
  type: "pcn" | "pcsc",
  value: string,
): Promise<{ token: string }> {
  const { body } = await send<{ token: string }>(payments, "POST /vault", {
    headers: { "accept-version": "1" },
    body: { type, value },
  });
  return body;
}

export async function makeCard(
  payments: Sender,
  { number = "4100000000000000", csc = "123" }: { number?: string; csc?: string } = {},
) {
  return {
    number: await makeToken(payments, "pcn", number),
    expiry: { month: 12, year: 2040 },
    code: await makeToken(payments, "pcsc", csc),
  };
}

export async function pay(
  payments: Sender,
  merchant: Pick<MerchantBody, "key" | "currency">,
  fields: PaymentFields = {},
): Promise<Reply<{ authorizationId: string; code?: string }>> {
  const { amount = 1000, currency = merchant.currency, exponent = 2 } = fields;
  const { test = {}, more = {} } = fields;
  return await send(payments, "POST /payments", {
    headers: { "accept-version": "1" },
    body: {
      test,
      integration: { key: merchant.key },
      amount: { currency, exponent, value: amount },
      card: await makeCard(payments, fields),
      ...more,
    },
  });
}

export async function makePayment(
  payments: Sender,
  merchant: Pick<MerchantBody, "key" | "currency">,
  fields: PaymentFields = {},
): Promise<string> {
  const { body, status, text } = await pay(payments, merchant, fields);
  if (status !== 201) throw new Error(`the payment was answered ${status} ${text}`);
  return body.authorizationId;
}

export type TransactionBody = Static<typeof Transaction>;

export interface Shop {
  app: App;
  key: string;
  merchant: MerchantBody;
}

export async function makeShop(payments: Sender, fields: object = {}): Promise<Shop> {
  const app = await makeApp(payments);
  return { app, key: app.key, merchant: await makeMerchant(payments, app, fields) };
}
