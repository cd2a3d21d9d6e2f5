import { setTimeout } from "node:timers/promises";
import type { Method } from "@frontdesk/platform/test/harness";
import type { TestPayments } from "./harness.ts";
import { operate } from "./ledger.ts";
import { makePayment, type Shop, send } from "./shop.ts";

export interface Endpoint {
  method: Method;
  path: string;
}

const methods = ["get", "post", "put", "delete"] as const;

export function listEndpoints({ server }: TestPayments): Endpoint[] {
  const { paths = {} } = server.swagger() as { paths?: Record<string, object> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => method in operations)
      .map((method) => ({ method: method.toUpperCase() as Method, path })),
  );
}

export function listAppEndpoints(payments: TestPayments): Endpoint[] {
  const byPersons = /^\/(me\/|merchants\/\{\w+\}\/keys)/;
  const others = /^\/(apps\/?$|vault|payments|operator|invitations|docs|openapi|health|metrics)/;
  return listEndpoints(payments).filter(({ path }) => !others.test(path) && !byPersons.test(path));
}

export interface Belongings {
  merchantId: string;
  appId: string;
  userId: string;
  keyId: string;
  transactionId: string;
  lineId: string;
  cardId: string;
  disputeId: string;
  fraudId: string;
  eventId: string;
  webhookId: string;
  payoutId: string;
}

export async function makeBelongings(payments: TestPayments, shop: Shop): Promise<Belongings> {
  const { key, merchant } = shop;
  const transactionId = await makePayment(payments, merchant, { amount: 1000 });
  const post = async <Body>(path: string, body: object) =>
    (await send<Body>(payments, `POST ${path}`, { key, body })).body;
  const list = async (path: string) =>
    (await send<{ id: string }[]>(payments, `GET ${path}?limit=1`, { key })).body[0]?.id ?? "";
  await post(`/transactions/${transactionId}/captures`, { amount: 500 });
  await post(`/merchants/${merchant.id}/users`, { email: "someone@example.com" });
  const { card } = await post<{ card: { id: string } }>(`/merchants/${merchant.id}/cards`, {
    transactionId,
  });
  const { dispute } = await post<{ dispute: { id: string } }>("/disputes", {
    transactionId,
    amount: 100,
  });
  await send(payments, `PUT /disputes/${dispute.id}/files/${fileName}`, {
    key,
    body: png,
    headers: { "content-type": "image/png" },
  });
  const { fraud } = await post<{ fraud: { id: string } }>("/frauds", { transactionId, reason: 1 });
  const eventId = await deliveredTo(() => list(`/merchants/${merchant.id}/events`));
  const webhooks = `/merchants/${merchant.id}/webhooks`;
  // Paused.
  const { webhook } = await post<{ webhook: { id: string } }>(webhooks, hook);
  const webhookId = webhook.id;
  await post(`${webhooks}/${webhookId}/deliveries/${eventId}/retry`, {});
  await operate(payments, `PUT /payments/operator/merchants/${merchant.id}/bank`, { iban });
  await operate(payments, "POST /payments/operator/payouts", { merchantId: merchant.id });
  return {
    merchantId: merchant.id,
    appId: shop.app.id,
    userId: await list(`/merchants/${merchant.id}/users`),
    keyId: await list(`/apps/${shop.app.id}/keys`),
    transactionId,
    lineId: await list(`/merchants/${merchant.id}/lines`),
    cardId: card.id,
    disputeId: dispute.id,
    fraudId: fraud.id,
    eventId,
    webhookId,
    payoutId: await list(`/merchants/${merchant.id}/payouts`),
  };
}

const fileName = "proof.png";
/** The first bytes of a PNG. */
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const today = Temporal.Now.plainDateISO("UTC");
const days = `from=${today.subtract({ days: 1 })}&to=${today.add({ days: 1 })}`;
const iban = "DE89370400440532013000";
const hook = { url: "https://nowhere.example/", types: ["*"], paused: true };

async function deliveredTo(listed: () => Promise<string>): Promise<string> {
  for (;;) {
    const id = await listed();
    if (id !== "") return id;
    await setTimeout(10);
  }
}

const idOfFolder: Record<string, keyof Belongings> = {
  merchants: "merchantId",
  transactions: "transactionId",
  lines: "lineId",
  cards: "cardId",
  disputes: "disputeId",
  frauds: "fraudId",
  events: "eventId",
  deliveries: "eventId",
  webhooks: "webhookId",
  apps: "appId",
  identities: "appId",
  users: "userId",
  keys: "keyId",
  payouts: "payoutId",
};

/** An id follows its collection's name. */
export function pathTo({ path }: Endpoint, belongings: Belongings): string {
  return path.replace(/\/(\w+)\/\{\w+\}/g, (_match, folder: string) => {
    if (folder === "files") return `/files/${fileName}`;
    const name = idOfFolder[folder];
    if (name === undefined) throw new Error(`nothing is known of /${folder}/`);
    return `/${folder}/${belongings[name]}`;
  });
}

export function workingInput({ method, path }: Endpoint, belongings: Belongings) {
  const { merchantId, transactionId } = belongings;
  const bodies: Record<string, object> = {
    "/merchants": {
      currency: "EUR",
      test: true,
      email: "a@example.com",
      website: "https://example.com",
      descriptor: "A",
      company: { country: "DK" },
    },
    "/apps": { name: "A" },
    users: { email: "a@example.com" },
    "{userId}": { role: "viewer" },
    branding: { color: "#0b6352" },
    "refund-limits": { supportRefundLimit: 0 },
    apps: { appId: belongings.appId },
    tds: { mode: "full" },
    transactions: { transactionId, currency: "EUR", amount: 1 },
    captures: { amount: 1 },
    refunds: { amount: 1 },
    voids: { amount: 1 },
    cards: { transactionId },
    links: { signatureRequired: false, sites: ["https://book.example"] },
    webhooks: hook,
    "bank-requests": { iban },
    answer: { text: "It was delivered." },
    recovery: { since: "2026-11-22T00:00:00Z" },
    "/disputes": { transactionId, amount: 1 },
    "/frauds": { transactionId },
  };
  const isFile = method === "PUT" && path.endsWith("/files/{name}");
  const last = path.split("/").at(-1) ?? "";
  const isGlobal = path === "/disputes" || path === "/frauds";
  return {
    query: `?limit=5&${days}&q=9.95${isGlobal ? `&filter[merchantId]=${merchantId}` : ""}`,
    body: isFile ? png : (bodies[path] ?? bodies[last] ?? {}),
    headers: isFile ? { "content-type": "image/png" } : {},
  };
}
