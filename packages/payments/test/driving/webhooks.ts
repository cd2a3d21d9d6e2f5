import { startReceiver } from "@frontdesk/platform/test/receiver";
import { shardOf } from "../../src/core/ids.ts";
import { listFollowing } from "../../src/notifications/events/events.store.ts";
import {
  leaseDeliveries,
  releaseDelivery,
  renewDeliveries,
} from "../../src/notifications/webhooks/deliveries/leases.store.ts";
import { handleFailing } from "../../src/notifications/webhooks/disable.ts";
import type { TestPayments } from "../harness.ts";
import { type Json, makePayment, type Shop, send } from "../shop.ts";
import { settle, tellAll } from "../webhooks.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function driveWebhooks(payments: TestPayments, shop: Shop): Promise<void> {
  const { app, merchant } = shop;
  const path = `/merchants/${merchant.id}/webhooks`;
  const receiver = await startReceiver();
  const { webhook } = (await app.post(path, { url: receiver.url, types: ["*"] })).body;
  const one = `${path}/${webhook.id}`;
  const since = new Date(Date.now() - dayMs).toISOString();
  await app.post(`${one}/secret`);
  await app.post(`${one}/test`);
  await makePublished(payments, shop);
  await settle(payments);
  await driveReading(payments, merchant.id);
  receiver.react(() => [500]);
  await makePublished(payments, shop);
  const tryAll = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await app.post(`${one}/recovery`, { since });
      await settle(payments);
    }
  };
  await tryAll();
  const [latest] = (await app.get(`${one}/deliveries?limit=5&filter[state]=waiting`)).body;
  for (const which of [latest, ...(await firstOf(shop, one))]) {
    await app.post(`${one}/deliveries/${which.id}/retry`);
    await app.get(`${one}/deliveries/${which.id}`);
  }
  await app.get(`${one}/deliveries?limit=5&filter[transactionId]=${latest.transactionId}`);
  await driveClaims(payments, webhook.id);
  await app.put(one, { state: "paused" });
  await app.put(one, { state: "active", from: "now" });
  await makePublished(payments, shop);
  await tryAll();
  for (const days of [2, 6]) await failFor(payments, days);
  await app.get(`${path}?limit=5`);
  await app.delete(one);
  const kept = { url: receiver.url, types: ["*"], paused: true };
  const renewed = `${path}/${(await app.post(path, kept)).body.webhook.id}/secret` as const;
  const headers = { "idempotency-key": "renewed" };
  await send(payments, `POST ${renewed}`, { key: app.key, body: {}, headers });
  await receiver.close();
}

async function makePublished(payments: TestPayments, { app, merchant }: Shop): Promise<void> {
  const id = await makePayment(payments, merchant, { amount: 100 });
  for (const amount of [1, 2]) await app.post(`/transactions/${id}/captures`, { amount });
}

async function driveReading({ context }: TestPayments, merchantId: string): Promise<void> {
  await listFollowing(context.db, [{ merchantId, after: "0".repeat(24) }], 10);
}

async function firstOf({ app }: Shop, one: string): Promise<Json[]> {
  return (await app.get(`${one}/deliveries?limit=2&after=${"0".repeat(24)}`)).body;
}

async function driveClaims({ context }: TestPayments, webhookId: string): Promise<void> {
  const { db } = context;
  const webhook = { shard: shardOf(webhookId), webhookId, isFailing: false, isDoubtful: false };
  const now = new Date(Date.now() + dayMs);
  const claims = await leaseDeliveries(db, webhook, { now, leaseMs: 0, most: 8 });
  await renewDeliveries(db, claims, 0);
  for (const deliveryLease of claims) await releaseDelivery(db, deliveryLease, context.now());
}

async function failFor(payments: TestPayments, days: number): Promise<void> {
  const { context } = payments;
  await tellAll(payments);
  await settle(payments);
  const now = () => new Date(context.now().getTime() + days * dayMs);
  await handleFailing({ ...context, now });
}
