import {
  type Belongings,
  listAppEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import type { TestPayments } from "../harness.ts";
import { type App, asking, makeApp, makePayment, type Shop, send } from "../shop.ts";

export async function driveApps(payments: TestPayments, shop: Shop): Promise<Belongings> {
  const belongings = await makeBelongings(payments, shop);
  await callAll(payments, shop, belongings);
  await shop.app.put(`/merchants/${belongings.merchantId}/tds`, { mode: "avoid" });
  await filter(shop, belongings);
  await repeat(payments, shop, belongings);
  await shop.app.post(`/transactions/${belongings.transactionId}/captures`, { amount: 1e9 });
  await end(payments, shop);
  return belongings;
}

async function callAll(payments: TestPayments, { key }: Shop, belongings: Belongings) {
  for (const endpoint of listAppEndpoints(payments)) {
    if (endpoint.method === "DELETE") continue;
    const { query, body, headers } = workingInput(endpoint, belongings);
    const path = pathTo(endpoint, belongings);
    const isRead = endpoint.method === "GET";
    const sent = isRead ? {} : { body, headers };
    await send(payments, `${endpoint.method} ${path}${isRead ? query : ""}`, { key, ...sent });
  }
}

async function filter({ app }: Shop, { merchantId, transactionId, ...others }: Belongings) {
  const merchant = `/merchants/${merchantId}`;
  const ofMerchant = `filter[merchantId]=${merchantId}&filter[transactionId]=${transactionId}`;
  for (const path of [
    `${merchant}/lines?filter[transactionId]=${transactionId}`,
    `${merchant}/lines?filter[kind]=capture`,
    `${merchant}/transactions?filter[successful]=true`,
    `${merchant}/transactions?filter[currency]=EUR`,
    `${merchant}/transactions?filter[reference]=R-1`,
    `${merchant}/transactions?filter[card.last4]=0000`,
    `${merchant}/transactions?filter[card]=${others.cardId}`,
    `${merchant}/transactions?filter[state]=disputed&filter[scheme]=visa`,
    `${merchant}/transactions?filter[state]=captured&filter[amount][min]=1`,
    `${merchant}/transactions?filter[amount][min]=1000&filter[amount][max]=1000`,
    `${merchant}/transactions?filter[from]=2026-11-22T00:00:00Z`,
    `${merchant}/search?q=${others.lineId}`,
    `${merchant}/search?q=0000`,
    `${merchant}/payouts?filter[state]=created`,
    `${merchant}/transactions?after=${transactionId}&before=${"f".repeat(24)}`,
    `/identities/${others.appId}/merchants?filter[test]=true`,
    `${merchant}/events?filter[transactionId]=${transactionId}`,
    `${merchant}/events?filter[type]=transaction.created`,
    `${merchant}/events?after=${others.eventId}`,
    `/disputes?${ofMerchant}`,
    `/disputes?${ofMerchant}&filter[state]=open`,
    `/frauds?${ofMerchant}`,
  ]) {
    await app.get(`${path}&limit=5`);
  }
  await exportAll(app, merchant, ofMerchant);
}

async function exportAll(app: App, merchant: string, ofMerchant: string): Promise<void> {
  const span = "filter[from]=2026-01-01T00:00:00Z&filter[to]=2026-12-31T00:00:00Z";
  for (const path of [
    ...["transactions", "lines", "payouts"].flatMap((what) => [
      `${merchant}/${what}?format=csv`,
      `${merchant}/${what}?format=csv&${span}`,
    ]),
    `${merchant}/transactions?format=csv&${span}&filter[state]=refunded`,
    `${merchant}/lines?format=csv&${span}&filter[kind]=refund`,
    `${merchant}/payouts?format=csv&${span}&filter[state]=created`,
    `/disputes?format=csv&${span}&${ofMerchant}`,
    `/disputes?format=csv&${span}&${ofMerchant}&filter[state]=open`,
  ]) {
    const { status } = await app.get(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
  }
}

async function repeat(payments: TestPayments, { key, merchant }: Shop, belongings: Belongings) {
  const { transactionId, merchantId } = belongings;
  const id = await makePayment(payments, merchant, { amount: 1_000 });
  const followUp = { transactionId, currency: "EUR", amount: 1 };
  for (const _time of [1, 2]) {
    const headers = { "idempotency-key": id };
    const captured = { key, headers, body: { amount: 1 } };
    await send(payments, `POST /transactions/${id}/captures`, captured);
    const followed = { key, headers, body: followUp };
    await send(payments, `POST /merchants/${merchantId}/transactions`, followed);
  }
}

async function end(payments: TestPayments, { app, merchant }: Shop): Promise<void> {
  const path = `/merchants/${merchant.id}`;
  await app.post(`/apps/${app.id}/keys`);
  const keys = (await app.get(`/apps/${app.id}/keys?limit=1`)).body;
  await app.delete(`/apps/${app.id}/keys/${keys[0].id}`);
  const other = await makeApp(payments);
  await app.post(`${path}/apps`, { appId: other.id });
  await app.delete(`${path}/apps/${other.id}`);
  for (const email of [`${other.id}@example.com`, `gone-${other.id}@example.com`]) {
    await app.post(`${path}/users`, { email });
    const link = new URL(payments.mails.at(-1)!.link!).pathname;
    await asking(payments).get(link);
    await asking(payments).post(link, "name=Ada");
  }
  const [user] = (await app.get(`${path}/users?limit=1`)).body;
  await app.delete(`${path}/users/${user.id}`);
  const [card] = (await app.get(`${path}/cards?limit=1`)).body;
  await app.delete(`/cards/${card.id}`);
  await app.delete(`${path}/card-balances`);
  for (const { id } of (await app.get(`${path}/webhooks?limit=16`)).body) {
    await app.delete(`${path}/webhooks/${id}`);
  }
}
