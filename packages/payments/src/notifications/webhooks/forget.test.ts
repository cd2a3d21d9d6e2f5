import { operatorKey } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { send } from "../../../test/shop.ts";
import { happen, type Listener, makeListener, settle } from "../../../test/webhooks.ts";
import { forgetDeliveries, forgetWebhooks } from "./store.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { webhooksToPrivate: true } });
});
afterAll(() => payments.close());

async function setUp(): Promise<Listener> {
  const listener = await makeListener(payments);
  await happen(payments, listener.shop.merchant.id);
  await settle(payments);
  return listener;
}

async function keptOf({ id }: Listener): Promise<number[]> {
  const { rows } = await sql<{ kept: number[] }>`select array[
      (select count(*) from payments.deliveries where webhook_id = ${id}),
      (select count(*) from payments.delivery_attempts where webhook_id = ${id}),
      (select count(*) from payments.readers where webhook_id = ${id}),
      (select count(*) from payments.webhooks where id = ${id})]::int[] as kept`.execute(
    payments.context.db,
  );
  return rows[0]!.kept;
}

it("webhook cleanup: removes old deliveries, separately for test merchants", async () => {
  const { db } = payments.context;
  const [test, live] = [await setUp(), await setUp()];
  await sql`update payments.deliveries set test = false where webhook_id = ${live.id}`.execute(db);
  const later = new Date(Date.now() + 1000);
  await forgetDeliveries(db, { test: true, before: new Date(Date.now() - 60_000) });
  expect(await keptOf(test)).toEqual([1, 1, 1, 1]);
  await forgetDeliveries(db, { test: true, before: later });
  expect([await keptOf(test), await keptOf(live)]).toEqual([
    [0, 0, 1, 1],
    [1, 1, 1, 1],
  ]);
  await forgetDeliveries(db, { test: false, before: later });
  expect(await keptOf(live)).toEqual([0, 0, 1, 1]);
  for (const { receiver } of [test, live]) await receiver.close();
});

it("webhook cleanup: removes a deleted webhook with its deliveries", async () => {
  const { db } = payments.context;
  const listener = await setUp();
  await listener.shop.app.delete(listener.one);
  await forgetWebhooks(db, new Date(Date.now() - 60_000));
  expect(await keptOf(listener)).toEqual([1, 1, 1, 1]);
  await forgetWebhooks(db, new Date(Date.now() + 1000));
  expect(await keptOf(listener)).toEqual([0, 0, 0, 0]);
  await listener.receiver.close();
});

it("webhook metrics: count the results of attempts", async () => {
  const listener = await makeListener(payments);
  listener.receiver.react(() => [500]);
  await happen(payments, listener.shop.merchant.id);
  await settle(payments);
  const { text } = await send(payments, "GET /payments/metrics", { key: operatorKey });
  expect(text).toMatch(/^webhook_attempts_total\{outcome="taken"\} [1-9]/m);
  expect(text).toMatch(/^webhook_attempts_total\{outcome="refused"\} 1$/m);
  expect(text).toMatch(/^webhook_attempts_total\{outcome="unanswered"\} 0$/m);
  expect(text).toMatch(/^webhook_delivery_due_seconds \d/m);
  await listener.receiver.close();
});

it("webhooks: shutdown waits for running attempts", async () => {
  const own = await startTestPayments({ settings: { webhooksToPrivate: true } });
  const listener = await makeListener(own);
  const held = listener.receiver.hold();
  await happen(own, listener.shop.merchant.id);
  await vi.waitFor(() => expect(held.now).toBe(1), 60_000);
  let isStopped = false;
  const stopped = own.webhooks.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isStopped).toBe(false);
  held.let();
  await stopped;
  const { rows } = await sql<{ state: string }>`select state from payments.deliveries
    where webhook_id = ${listener.id}`.execute(own.context.db);
  expect(rows).toEqual([{ state: "taken" }]);
  await listener.receiver.close();
  await own.close();
});
