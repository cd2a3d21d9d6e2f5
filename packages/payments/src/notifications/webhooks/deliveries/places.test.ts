import { age, endWhile, leasesLeft } from "@frontdesk/database/test/leases";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { happen, type Listener, makeListener, tellAll } from "../../../../test/webhooks.ts";
import { newId, shardOf } from "../../../core/ids.ts";
import { leaseDeliveries, noteForWebhook, renewDeliveries } from "./leases.store.ts";

let payments: TestPayments;
let listener: Listener;
beforeAll(async () => {
  const sending = { pollMs: 1e9, gatherMs: 1e9 };
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    webhooks: { sending },
  });
  listener = await makeListener(payments);
});
afterAll(async () => {
  await listener.receiver.close();
  await payments.close();
});

const webhook = () => ({ shard: shardOf(listener.id), webhookId: listener.id });

async function setUp(transactionId: string, count: number): Promise<void> {
  for (let created = 0; created < count; created += 1) {
    await happen(payments, listener.shop.merchant.id, { transactionId, version: created });
  }
  await tellAll(payments);
  await vi.waitFor(async () => expect(await dueOf(transactionId)).toHaveLength(count), 60_000);
}

async function dueOf(transactionId: string): Promise<boolean[]> {
  const { rows } = await sql<{ isDue: boolean }>`
    select due_at is not null as "isDue" from payments.deliveries
    where transaction_id = ${transactionId} order by id`.execute(payments.opened.db);
  return rows.map(({ isDue }) => isDue);
}

const rewrite = (transactionId: string) => async (db: TestPayments["opened"]["db"]) => {
  await sql`update payments.deliveries set body = body
    where transaction_id = ${transactionId}`.execute(db);
};

it.runIf(onPostgres)("webhook delivery: renews a claim after its row was rewritten", async () => {
  const { db } = payments.opened;
  const id = newId(shardOf(listener.id));
  await setUp(id, 1);
  const leaseMs = 20_000;
  const now = new Date();
  const claims = await leaseDeliveries(
    db,
    { ...webhook(), isFailing: false, isDoubtful: false },
    { now, leaseMs, most: 8 },
  );
  expect(claims).toHaveLength(1);
  await age(db, "payments.deliveries", 15_000);
  await endWhile(db, rewrite(id), () => renewDeliveries(db, claims, leaseMs));
  expect((await leasesLeft(db, "payments.deliveries"))[0]).toBeGreaterThan(15_000);
});

it.runIf(onPostgres)(
  "webhook delivery: the next of a transaction follows after its row was rewritten",
  async () => {
    const { db } = payments.opened;
    const id = newId(shardOf(listener.id));
    await setUp(id, 2);
    expect(await dueOf(id)).toEqual([true, false]);
    await sql`update payments.deliveries set state = 'taken', due_at = null
    where transaction_id = ${id} and due_at is not null`.execute(db);
    const now = new Date();
    const noted = { isTaken: true, at: now, doneOf: id, now };
    await endWhile(db, rewrite(id), () => noteForWebhook(db, webhook(), noted));
    expect(await dueOf(id)).toEqual([false, true]);
  },
);
