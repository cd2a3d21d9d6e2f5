// A real payment service with its simulator, listening on a port.

import { createServer } from "node:net";
import type { Acquirer } from "@frontdesk/payments/acquiring/port/acquirer";
import { startTestPayments, type TestPayments } from "@frontdesk/payments/test/harness";
import { contentOf } from "@frontdesk/payments/test/links";
import { Script } from "@frontdesk/payments/test/script";
import { formatMessage } from "@frontdesk/server/locales/message";
import type { Reply } from "./harness.ts";
import type { Json } from "./studio.ts";

export interface PaymentInstallation {
  url: string;
  payments: TestPayments;
  acquirer: Script<Acquirer>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function makePaymentInstallation(): Promise<PaymentInstallation> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const acquirer = new Script<Acquirer>();
  const payments = await startTestPayments({
    settings: { publicUrl: url },
    acquirers: (simulator) => ({ test: acquirer.over(simulator), live: simulator }),
  });
  await payments.server.listen({ port, host: "127.0.0.1" });
  return { url, payments, acquirer, close: () => payments.close() };
}

export interface GatewayShop {
  url: string;
  key: string;
  merchantId: string;
  publicKey: string;
  get(path: string): Promise<Json>;
  post(path: string, body: object): Promise<Json>;
  transactions(): Promise<Json[]>;
}

const json = { "Content-Type": "application/json" };

async function ask(url: string, init: RequestInit = {}): Promise<Json> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  const body = text === "" ? undefined : JSON.parse(text);
  if (answer.status >= 400) throw Object.assign(new Error(text), { status: answer.status, body });
  return body;
}

export async function makeGatewayShop(
  { url }: Pick<PaymentInstallation, "url">,
  { currency = "EUR" }: { currency?: string } = {},
): Promise<GatewayShop> {
  const post = { method: "POST", headers: json };
  const { app } = await ask(`${url}/apps`, { ...post, body: JSON.stringify({ name: "shop" }) });
  const own = { ...json, Authorization: `Basic ${Buffer.from(`:${app.key}`).toString("base64")}` };
  const asking = {
    get: (path: string) => ask(`${url}${path}`, { headers: own }),
    post: (path: string, body: object) =>
      ask(`${url}${path}`, { method: "POST", headers: own, body: JSON.stringify(body) }),
  };
  const { merchant } = await asking.post("/merchants", {
    test: true,
    currency,
    email: "jane@example.com",
    website: "https://example.com",
    descriptor: "Jane",
    company: { country: "DK" },
  });
  return {
    url,
    key: app.key,
    merchantId: merchant.id,
    publicKey: merchant.key,
    ...asking,
    transactions: () => asking.get(`/merchants/${merchant.id}/transactions?limit=1000`),
  };
}

interface ConnectedStudio {
  put(path: string, body: object): Promise<Pick<Reply, "status" | "text">>;
}

export async function connect(studio: ConnectedStudio, shop: GatewayShop): Promise<void> {
  const { secret } = await shop.post(`/merchants/${shop.merchantId}/link-secret`, {});
  const fields = { merchant_id: shop.merchantId, key: shop.key, link_secret: secret };
  const { status, text } = await studio.put("/merchant", fields);
  if (status !== 200) throw new Error(`the merchant was answered ${status} ${text}`);
}

export const goodCard = "4100000000000000";
export const poorCard = "4100000000000007";

export async function payLink(
  shop: Pick<GatewayShop, "url" | "publicKey">,
  link: string,
  { card = goodCard, amount }: { card?: string; amount?: number } = {},
): Promise<Json> {
  const page = await fetch(link);
  const { seal, words, payee, consent } = contentOf(await page.text()) ?? {};
  if (seal === undefined) throw Object.assign(new Error("no page to pay on"), page);
  const labels = new URL(link).searchParams;
  // The page asks for consent to save a card.
  const isVerified = labels.get("verify") === "y";
  const keeps = isVerified || labels.get("recurring") === "y";
  const agreement = consent?.text ?? formatMessage(words.consent, { merchant: payee.name });
  const agreed = keeps && `\n${agreement}`;
  const value = amount ?? Math.round(Number(labels.get("value")) * 100);
  return await customer(`${shop.url}/payments`, {
    test: {},
    integration: { key: shop.publicKey, seal },
    ...(!isVerified && { amount: { currency: labels.get("currency"), exponent: 2, value } }),
    text: `${labels.get("text")}${agreed || ""}`,
    ...(keeps && { unplanned: { merchant: true } }),
    reference: labels.get("reference"),
    card: await cardIn(shop, card),
  });
}

/** Not bound to a link, and without consent unless given. */
export async function payUnbound(
  shop: Pick<GatewayShop, "url" | "publicKey">,
  link: string,
  { amount, agrees = false }: { amount?: number; agrees?: boolean } = {},
): Promise<Json> {
  const labels = new URL(link).searchParams;
  const value = amount ?? Math.round(Number(labels.get("value") ?? 0) * 100);
  return await customer(`${shop.url}/payments`, {
    test: {},
    integration: { key: shop.publicKey },
    ...(value > 0 && { amount: { currency: labels.get("currency") ?? "EUR", exponent: 2, value } }),
    text: labels.get("text"),
    reference: labels.get("reference"),
    capture: "manual",
    ...(agrees && { unplanned: { merchant: true } }),
    card: await cardIn(shop, goodCard),
  });
}

async function cardIn({ url }: Pick<GatewayShop, "url">, card: string): Promise<Json> {
  const vault = (type: string, value: string) => customer(`${url}/vault`, { type, value });
  const number = await vault("pcn", card);
  return { number, code: await vault("pcsc", "123"), expiry: { month: 12, year: 2040 } };
}

async function customer(url: string, body: object): Promise<Json> {
  const headers = { ...json, "Accept-Version": "1" };
  return await ask(url, { method: "POST", headers, body: JSON.stringify(body) });
}

export const withFee = {
  price: 5000,
  deposit_kind: "none",
  deposit_value: 0,
  no_show_fee: 3000,
  cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
};

export const withDeposit = {
  price: 5000,
  deposit_kind: "fixed",
  deposit_value: 2000,
  cancellation: [
    { minutes_before: 1440, refund_percent: 100 },
    { minutes_before: 60, refund_percent: 50 },
  ],
};
