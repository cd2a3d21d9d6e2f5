import { openDatabase } from "@frontdesk/database/database";
import {
  columnsSealedWith,
  freshDatabase,
  onPostgres,
  type TestDatabase,
  thorough,
} from "@frontdesk/database/testing";
import { keysColumn } from "@frontdesk/platform/sealing/attend";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { migrations } from "../../src/core/migrations.ts";
import { sealedColumns } from "../../src/operating/sealed-columns.ts";
import { behindProxy, type Checkout, makeCheckout } from "../checkout.ts";
import { giveEvidence } from "../evidence.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { operate } from "../ledger.ts";
import { entersCode, makePayer } from "../payer.ts";
import type { Json } from "../shop.ts";

const [old, next] = [40_123, 40_124];
const keyOf = (version: number) => `${version}:${Buffer.alloc(32, version & 255).toString("hex")}`;
const [oldKey, newKey] = [keyOf(old), keyOf(next)];
const bothKeys = `${oldKey},${newKey}`;
const names = [keysColumn, ...sealedColumns].map(({ name }) => name).sort();

let opened: TestDatabase;
const running: TestPayments[] = [];
const receivers: Receiver[] = [];
beforeEach(async () => {
  opened = await freshDatabase(migrations);
});
afterEach(async () => {
  for (const payments of running.splice(0)) await payments.close();
  for (const receiver of receivers.splice(0)) await receiver.close();
  await opened.close();
});

async function start(masterKey: string, more: object = {}): Promise<TestPayments> {
  const lasting = { ...opened, close: async () => {} };
  const settings = { ...behindProxy, masterKey, webhooksToPrivate: true };
  const pace = { beatMs: 30, drainMs: 200, batchSize: 2 };
  const payments = await startTestPayments({ opened: lasting, settings, pace, ...more });
  running.push(payments);
  return payments;
}

async function stop(payments: TestPayments): Promise<void> {
  running.splice(running.indexOf(payments), 1);
  await payments.close();
}

async function rotation(payments: TestPayments): Promise<Json> {
  const { body } = await operate<Json>(payments, "GET /payments/operator/key-rotation");
  return body.keyRotation;
}

/** A sealed value in each column, and the responses. */
async function makeSealed(payments: TestPayments) {
  const shop = await makeCheckout(payments);
  const { pay } = makePayer(payments, shop.customer);
  const challenged = { test: { tds: { challenge: true } } };
  const orders: Record<string, unknown>[] = [];
  const answers: string[] = [];
  for (const more of [challenged, challenged, {}, {}, {}]) {
    const order = await shop.order(more);
    const { status, text } = await pay(order, entersCode);
    expect(status).toBe(201);
    orders.push(order);
    answers.push(text);
  }
  const { secret } = (await shop.app.post(`/merchants/${shop.merchant.id}/link-secret`)).body;
  const webhook = await makeSealedWebhook(shop, payments);
  await giveEvidence(shop, payments, JSON.parse(answers[0]!).authorizationId);
  const unused = await shop.order();
  return { shop, orders, answers, secret, unused, webhook };
}

/** A former secret in its grace period, the current one in a stored response. */
async function makeSealedWebhook({ app, merchant, key }: Checkout, payments: TestPayments) {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const path = `/merchants/${merchant.id}/webhooks`;
  const hook = { url: receiver.url, types: ["transaction.created"] };
  const { webhook } = (await app.post(path, hook)).body;
  const renewal = `${path}/${webhook.id}/secret`;
  const renewed = await renew(payments, { key, path: renewal });
  expect(renewed.status).toBe(201);
  const secrets = [renewed.body.secret, webhook.secret] as const;
  return { receiver, secrets, renewal, renewed: renewed.text };
}

async function renew(payments: TestPayments, { key, path }: { key: string; path: string }) {
  return await payments.send<Json>(`POST ${path}`, {
    key,
    headers: { "idempotency-key": "renewed" },
  });
}

type SealedParts = Awaited<ReturnType<typeof makeSealed>>;

function again({ shop, orders, answers, unused, webhook }: SealedParts, payments: TestPayments) {
  const headers = { "accept-version": "1" };
  const order = (body: object) => payments.send<Json>("POST /payments", { body, headers });
  const original = JSON.parse(answers[0]!).authorizationId as string;
  return {
    repeats: async () => {
      const texts = await Promise.all(orders.map(async (input) => (await order(input)).text));
      expect(texts).toEqual(answers);
    },
    renewed: () => renew(payments, { key: shop.key, path: webhook.renewal }),
    first: () => order(unused),
    followUp: async (idempotencyKey: string) =>
      await payments.send<Json>(`POST /merchants/${shop.merchant.id}/transactions`, {
        key: shop.key,
        body: { authorizationId: original, currency: "EUR", amount: 100 },
        headers: { "idempotency-key": idempotencyKey },
      }),
    transactions: async () =>
      (
        await payments.send<Json[]>(`GET /merchants/${shop.merchant.id}/transactions?limit=1000`, {
          key: shop.key,
        })
      ).body,
  };
}

/** Another caller may hold the idempotency key. */
function expectRepeated({ status, text }: { status: number; text: string }, first: string) {
  if (status !== 409) expect(text).toBe(first);
}

describe.runIf(thorough)("master key rotation", () => {
  it("covers every listed column, each with a value", async () => {
    const payments = await start(oldKey);
    await makeSealed(payments);
    expect(await columnsSealedWith(opened.db, old)).toEqual(names);
  });

  it("retires the old key under load, and no repeat is a second order", async () => {
    const before = await start(oldKey);
    const sealed = await makeSealed(before);
    const kept = await again(sealed, before).followUp("kept");
    expect(kept.status).toBe(201);
    const count = (await again(sealed, before).transactions()).length;
    await stop(before);

    const payments = await start(bothKeys);
    const { repeats, renewed, followUp } = again(sealed, payments);
    await repeats();
    expect(await columnsSealedWith(opened.db, next)).toEqual([]);
    let isOver = false;
    let created = 0;
    const load = async () => {
      const shop = await makeCheckout(payments);
      while (!isOver) {
        await repeats();
        expectRepeated(await followUp("kept"), kept.text);
        expectRepeated(await renewed(), sealed.webhook.renewed);
        const { status } = await shop.customer.pay(await shop.order());
        expect(status).toBe(201);
        created += 1;
      }
    };
    const loads = [load(), load(), load()];
    await vi.waitFor(() => expect(created).toBeGreaterThan(0), 60_000);
    const createdBefore = created;
    const begun = await operate<Json>(payments, "POST /payments/operator/key-rotation");
    expect(begun.status).toBe(202);
    expect(begun.body.keyRotation).toMatchObject({ version: next, needed: [old] });
    await vi.waitFor(async () => expect((await rotation(payments)).state).toBe("done"), 60_000);
    isOver = true;
    await Promise.all(loads);
    expect(created).toBeGreaterThan(createdBefore);
    const { needed, columns } = await rotation(payments);
    expect(needed).toEqual([]);
    expect(columns.map(({ column }: Json) => column)).toEqual(names);
    for (const { total, seen, unreadable, done } of columns as Json[]) {
      expect([unreadable, done, seen >= total]).toEqual([0, true, true]);
    }
    expect(await columnsSealedWith(opened.db, old)).toEqual([]);
    expect(await columnsSealedWith(opened.db, next)).toEqual(names);
    const { receiver, secrets } = sealed.webhook;
    const message = receiver.received.length;
    expect(message).toBeGreaterThan(0);
    await stop(payments);

    const alone = await start(newKey);
    const after = again(sealed, alone);
    await after.repeats();
    expect((await after.followUp("kept")).text).toBe(kept.text);
    expect((await after.renewed()).text).toBe(sealed.webhook.renewed);
    expect(await after.transactions()).toHaveLength(count);
    expect((await after.followUp("new")).status).toBe(201);
    expect((await after.first()).status).toBe(201);
    expect(await after.transactions()).toHaveLength(count + 2);
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(message), 60_000);
    expect(receiver.missigned(...secrets)).toEqual([]);
  });

  it("needs the old key until its end, and resumes after a restart", async () => {
    const before = await start(oldKey);
    await makeSealed(before);
    await stop(before);
    const slow = await start(bothKeys, { pace: { beatMs: 30, drainMs: 600_000 } });
    await operate(slow, "POST /payments/operator/key-rotation");
    await vi.waitFor(async () => expect((await rotation(slow)).waitingFor).toEqual([]), 60_000);
    expect((await rotation(slow)).state).toBe("waiting");
    await stop(slow);
    await expect(start(newKey)).rejects.toThrow(`MASTER_KEY also needs version ${old}`);
    await expect(start(oldKey)).rejects.toThrow(`MASTER_KEY has no version ${next}`);
    const payments = await start(bothKeys);
    await vi.waitFor(async () => expect((await rotation(payments)).state).toBe("done"), 60_000);
    await sql`update payments.card_numbers set sealed = 'garbage'
      where id = (select min(id) from payments.card_numbers)`.execute(opened.db);
    await operate(payments, "POST /payments/operator/key-rotation");
    await vi.waitFor(async () => expect((await rotation(payments)).state).toBe("done"), 60_000);
    const { columns } = await rotation(payments);
    expect(columns.every(({ resealed }: Json) => resealed === 0)).toBe(true);
    const spoilt = columns.filter(({ unreadable }: Json) => unreadable > 0);
    expect(spoilt).toMatchObject([{ column: "payments.card_numbers.sealed", unreadable: 1 }]);
    const { body: actions } = await operate<Json[]>(
      payments,
      "GET /payments/operator/actions?limit=9",
    );
    expect(actions.map(({ action }) => action)).toEqual(["keys.rotate", "keys.rotate"]);
  });
});

describe.runIf(onPostgres)("key rotation with several processes", () => {
  it("all continue, including one without the new key", async () => {
    const first = await start(oldKey);
    const sealed = await makeSealed(first);
    const other = { ...opened, ...(await openDatabase({ url: opened.url })) };
    const ahead = await start(bothKeys, { opened: other });
    const checkout = await makeCheckout(ahead);
    const order = await checkout.order();
    const { status, text } = await checkout.customer.pay(order);
    expect(status).toBe(201);
    const reply = await operate<Json>(ahead, "POST /payments/operator/key-rotation");
    expect([reply.status, reply.body.message]).toEqual([
      409,
      expect.stringMatching(/Not every process knows the newest version \(process \d+ on/),
    ]);
    const headers = { "accept-version": "1" };
    expect((await first.send("POST /payments", { body: order, headers })).text).toBe(text);
    await again(sealed, ahead).repeats();
    await stop(first);

    const second = await start(bothKeys);
    expect((await operate(ahead, "POST /payments/operator/key-rotation")).status).toBe(202);
    const both = [again(sealed, ahead), again(sealed, second)];
    await vi.waitFor(async () => {
      for (const { repeats } of both) await repeats();
      expect((await rotation(second)).state).toBe("done");
    }, 60_000);
    expect(await columnsSealedWith(opened.db, old)).toEqual([]);
    await stop(ahead);
  });
});
