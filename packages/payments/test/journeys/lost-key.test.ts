import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrations } from "../../src/core/migrations.ts";
import { behindProxy, makeCheckout } from "../checkout.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { operate } from "../ledger.ts";
import type { Json } from "../shop.ts";

const key = (filling: number) => Buffer.alloc(32, filling).toString("hex");

let opened: TestDatabase;
let folder: string;
let running: TestPayments | undefined;
beforeEach(async () => {
  opened = await freshDatabase(migrations);
  folder = mkdtempSync(join(tmpdir(), "frontdesk-lost-"));
});
afterEach(async () => {
  await running?.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(masterKey: string | undefined, withoutSealed = false): Promise<TestPayments> {
  await running?.close();
  running = undefined;
  const lasting = { ...opened, close: async () => {} };
  const settings = { ...behindProxy, masterKey, dataFolder: folder };
  running = await startTestPayments({ opened: lasting, settings, withoutSealed });
  return running;
}

async function makeUsage(payments: TestPayments) {
  const shop = await makeCheckout(payments);
  const order = await shop.order();
  const paid = await shop.customer.pay(order);
  expect(paid.status).toBe(201);
  await shop.app.post(`/merchants/${shop.merchant.id}/link-secret`);
  const [transaction] = await shop.transactions();
  const { authorizationId } = paid.body;
  const follow = (payments: TestPayments) =>
    payments.send<Json>(`POST /merchants/${shop.merchant.id}/transactions`, {
      key: shop.key,
      body: { authorizationId, currency: "EUR", amount: 100 },
    });
  const post = (payments: TestPayments, path: string, body: object = {}) =>
    payments.send<Json>(`POST ${path}`, { key: shop.key, body });
  return { shop, order, transaction, follow, post };
}

it("a lost master key: ends only the values it sealed", async () => {
  const used = await makeUsage(await start(key(1)));
  await expect(start(key(2))).rejects.toThrow(/does not match .* start with --without-sealed/);
  await expect(start(`2:${key(2)}`)).rejects.toThrow(/has no version 1.*--without-sealed/);
  await expect(start(key(2), true)).rejects.toThrow(/with a new version, such as 2:<key>/);

  const payments = await start(`2:${key(2)}`, true);
  expect(payments.logged()).toContain("THE MASTER KEY IS ABANDONED");
  const { body: actions } = await operate<Json[]>(
    payments,
    "GET /payments/operator/actions?limit=9",
  );
  expect(actions).toMatchObject([
    { actor: "start --without-sealed", action: "keys.give-up", details: { version: 2 } },
  ]);

  const { shop, order, transaction, follow, post } = used;
  const reply = await follow(payments);
  expect([reply.status, reply.body]).toMatchObject([400, { code: 2 }]);
  const headers = { "accept-version": "1" };
  const repeated = await payments.send<Json>("POST /payments", { body: order, headers });
  expect([repeated.status, repeated.body.code]).toEqual([400, "TOKEN_INVALID"]);

  const captured = await post(payments, `/transactions/${transaction.id}/captures`, {
    amount: 100,
  });
  expect(captured.status).toBe(201);
  expect((await post(payments, `/merchants/${shop.merchant.id}/link-secret`)).status).toBe(201);
  const anew = await makeUsage(payments);
  expect((await anew.follow(payments)).status).toBe(201);

  const next = await start(`2:${key(2)}`);
  expect((await anew.follow(next)).status).toBe(201);
  expect((await follow(next)).body.code).toBe(2);
  const testPayments = await start(`1:${key(1)},2:${key(2)}`);
  expect((await follow(testPayments)).status).toBe(201);
  expect((await anew.follow(testPayments)).status).toBe(201);
});

it("a lost key file: is not replaced without the operator's consent", async () => {
  const used = await makeUsage(await start(undefined));
  rmSync(join(folder, "master.key"));
  await expect(start(undefined)).rejects.toThrow(/has no master.key, .*--without-sealed/);
  expect(() => readFileSync(join(folder, "master.key"))).toThrow();
  const payments = await start(undefined, true);
  expect(readFileSync(join(folder, "master.key"), "utf8")).toMatch(/^2:[\w-]{43}\n$/);
  expect((await used.follow(payments)).body.code).toBe(2);
  await start(undefined);
});

it("abandoning sealed values: does nothing if no key is lost", async () => {
  const used = await makeUsage(await start(key(1)));
  const payments = await start(key(1), true);
  expect(payments.logged()).not.toContain("ABANDONED");
  expect((await used.follow(payments)).status).toBe(201);
});
