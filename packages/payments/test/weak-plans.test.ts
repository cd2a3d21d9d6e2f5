import { judgePlans } from "@frontdesk/database/test/weak-plans";
import { onPostgres } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { startRecovery } from "../src/acquiring/authorizations/recover.ts";
import { startDelivery } from "../src/acquiring/instructions/deliver.ts";
import { migrations } from "../src/ground/migrations.ts";
import { refuseEntry } from "../src/transactions/transactions/refuse-entry.ts";
import {
  type Belongings,
  givenBelongings,
  listAppEndpoints,
  pathTo,
  workingInput,
} from "./endpoints.ts";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { givenPayment, givenShop, type Shop, send } from "./shop.ts";

const shops = new WeakMap<TestPayments, Shop>();

/** Every endpoint that an app may call, customers' payments, and the loops. */
async function drive(payments: TestPayments): Promise<void> {
  const shop = shops.get(payments) ?? (await givenShop(payments));
  shops.set(payments, shop);
  const belongings = await givenBelongings(payments, shop);
  await callAll(payments, shop, belongings);
  await repeat(payments, shop, belongings);
  const never = { pollMs: 1e8, gatherMs: 1e8 };
  const delivery = startDelivery(payments.context, refuseEntry, never);
  await delivery.drain();
  await delivery.stop();
  const recovery = startRecovery(payments.context, never);
  await recovery.drain();
  await recovery.stop();
}

async function callAll(payments: TestPayments, { key }: Shop, belongings: Belongings) {
  for (const endpoint of listAppEndpoints(payments)) {
    if (endpoint.method === "DELETE" || endpoint.path.endsWith("/tds")) continue;
    const { query, body } = workingInput(endpoint, belongings);
    const path = pathTo(endpoint, belongings);
    const isRead = endpoint.method === "GET";
    const sent = isRead ? {} : { body };
    await send(payments, `${endpoint.method} ${path}${isRead ? query : ""}`, { key, ...sent });
  }
}

/** What is asked again with its idempotency key: a capture and a follow-up. */
async function repeat(payments: TestPayments, { key, merchant }: Shop, belongings: Belongings) {
  const { transactionId, merchantId } = belongings;
  const id = await givenPayment(payments, merchant, { amount: 1_000 });
  const followUp = { transactionId, currency: "EUR", amount: 1 };
  for (const _time of [1, 2]) {
    const headers = { "idempotency-key": id };
    const captured = { key, headers, body: { amount: 1 } };
    await send(payments, `POST /transactions/${id}/captures`, captured);
    const followed = { key, headers, body: followUp };
    await send(payments, `POST /merchants/${merchantId}/transactions`, followed);
  }
}

it.runIf(onPostgres)(
  "no statement that was planned for empty tables reads more than its rows",
  async () => {
    const { count, weak, unread, needless } = await judgePlans({
      migrations,
      tenant: ["shard", "merchant_id"],
      start: (opened) => startTestPayments({ opened }),
      drive,
    });
    expect(count).toBeGreaterThan(55);
    expect(weak).toEqual([]);
    expect({ unread, needless }).toEqual({ unread: [], needless: [] });
  },
  120_000,
);
