import type { Method } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, asking, makeApp, makeMerchant, merchantFields } from "../../../test/shop.ts";
import { newId, newShard, shardOf } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";

let payments: TestPayments;
let owner: App;
let stranger: typeof owner;
let ids: { merchant: string; line: string; app: string; user: string };
beforeAll(async () => {
  payments = await startTestPayments();
  owner = await makeApp(payments);
  stranger = await makeApp(payments);
  const { id: merchantId } = await makeMerchant(payments, owner);
  await owner.post(`/merchants/${merchantId}/users`, { email: "ada@example.com" });
  const { body: users } = await owner.get(`/merchants/${merchantId}/users?limit=1`);
  const shard = shardOf(merchantId);
  const line = newId(shard);
  await recordLine(payments.context.db, {
    shard,
    id: line,
    merchantId,
    test: true,
    kind: "payout",
    balance: -100,
    fee: 0,
    description: null,
    transactionId: null,
    amount: -100,
    currency: "EUR",
    rate: null,
  });
  ids = { merchant: merchantId, line, app: owner.id, user: users[0].id };
});
afterAll(() => payments.close());

type Route = [Method, path: (existing: typeof ids) => string, body?: object];
const invited = { email: "eve@example.com" };
const routes: Route[] = [
  ["GET", ({ merchant }) => `/merchants/${merchant}`],
  ["PUT", ({ merchant }) => `/merchants/${merchant}`, { name: "Taken over" }],
  ["GET", ({ merchant }) => `/merchants/${merchant}/lines?limit=1`],
  ["GET", ({ line }) => `/lines/${line}`],
  ["GET", ({ merchant }) => `/merchants/${merchant}/apps?limit=1`],
  ["POST", ({ merchant }) => `/merchants/${merchant}/apps`, { appId: "0".repeat(24) }],
  ["DELETE", ({ merchant, app }) => `/merchants/${merchant}/apps/${app}`],
  ["GET", ({ merchant }) => `/merchants/${merchant}/users?limit=1`],
  ["POST", ({ merchant }) => `/merchants/${merchant}/users`, invited],
  ["DELETE", ({ merchant, user }) => `/merchants/${merchant}/users/${user}`],
];

describe("merchant access", () => {
  it.each(routes)("%s %s refuses another app with 403 and changes nothing", async (...route) => {
    const [method, path, body] = route;
    const { status, body: answer } = await stranger.ask(method, path(ids), body);
    expect(status).toBe(403);
    expect(answer).toEqual({ message: "You have no access to this merchant" });
    const { merchant } = (await owner.get(`/merchants/${ids.merchant}`)).body;
    expect(merchant).toMatchObject({ ...merchantFields, balance: -100 });
    expect((await owner.get(`/merchants/${ids.merchant}/users?limit=9`)).body).toHaveLength(1);
    expect((await owner.get(`/merchants/${ids.merchant}/apps?limit=9`)).body).toHaveLength(1);
  });

  it.each(routes)("%s %s answers 401 without a key and with a wrong one", async (...route) => {
    const [method, path, body] = route;
    for (const key of [undefined, "wrong", stranger.key.slice(1)]) {
      const { status, headers } = await asking(payments, key).ask(method, path(ids), body);
      expect(status).toBe(401);
      expect(headers["www-authenticate"]).toContain("Basic");
    }
  });

  it.each(routes)("%s %s answers 404 for an unknown id", async (method, path, body) => {
    const shapes = [newId(newShard()), newId(shardOf(ids.merchant)), "nonsense", "A".repeat(24)];
    for (const id of shapes) {
      const nowhere = { merchant: id, line: id, app: id, user: id };
      const { status, body: answer } = await owner.ask(method, path(nowhere), body);
      expect([status, answer]).toEqual([404, { message: "Not found" }]);
    }
  });

  it("starts when an app is added and ends when it is removed", async () => {
    const path = `/merchants/${ids.merchant}`;
    await owner.post(`${path}/apps`, { appId: stranger.id });
    expect((await stranger.get(path)).status).toBe(200);
    expect((await stranger.get(`/lines/${ids.line}`)).status).toBe(200);
    const { body: merchants } = await stranger.get(`/identities/${stranger.id}/merchants?limit=9`);
    expect(merchants).toHaveLength(1);
    await stranger.delete(`${path}/apps/${stranger.id}`);
    expect((await stranger.get(path)).status).toBe(403);
  });
});
