import { readFileSync } from "node:fs";
import { keptForSlowReaders } from "@frontdesk/server/test/slow-readers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portion } from "../src/api/lists/portioned.ts";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { makeCapture, operate } from "./ledger.ts";
import { makeUser, type TestPerson } from "./persons.ts";
import { type Json, makeApp, makeMerchant, makeShop, type Shop } from "./shop.ts";
import { settle, tellAll } from "./webhooks.ts";

const { paths, components } = JSON.parse(
  readFileSync(new URL("../openapi.json", import.meta.url), "utf8"),
) as Json;

const resolved = (schema: Json): Json => {
  const { $ref: ref } = schema ?? {};
  if (ref === undefined) return schema;
  return components[ref.split("/")[2]][ref.split("/")[3]];
};

const lists: { path: string; isPaged: boolean }[] = Object.entries(paths as Json).flatMap(
  ([path, { get }]: [string, Json]) => {
    const answered = resolved(get?.responses?.[200])?.content?.["application/json"]?.schema;
    if (resolved(answered)?.type !== "array") return [];
    const names = (get.parameters ?? []).map((one: Json) => resolved(one).name);
    return [{ path, isPaged: names.includes("limit") }];
  },
);

const transactions = "/merchants/{id}/transactions";

const short = {
  "/event-types": "it names the types of events, which are of the code",
  "/payments/operator/persons": "it finds at most one person",
  "/payments/operator/rates": "a day has one rate for each currency",
};

let payments: TestPayments;
let shop: Shop;
let owner: TestPerson;
let webhookId: string;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { webhooksToPrivate: true } });
  shop = await makeShop(payments, { bank: { iban: "DE89370400440532013000" } });
  const { app, merchant } = shop;
  const location = { app, merchantId: merchant.id };
  const own = `/merchants/${merchant.id}`;
  owner = await makeUser(payments, location, "owner");
  await makeUser(payments, location, "viewer");
  for (const name of ["one", "two", "three"]) {
    const hook = { url: `http://127.0.0.1:9/${name}`, types: ["transaction.created"] };
    webhookId = (await app.post(`${own}/webhooks`, hook)).body.webhook?.id ?? webhookId;
    await app.post(`${own}/apps`, { appId: (await makeApp(payments, name)).id });
    await app.post(`/apps/${app.id}/keys`);
    await makeMerchant(payments, app);
    const transactionId = await makeCapture(payments, shop, { amount: 5_000 });
    await app.post("/disputes", { transactionId, amount: 100 });
    await app.post("/frauds", { transactionId, reason: 1 });
    await owner.ask("PUT", own, { body: { name } });
    await operate(payments, "POST /payments/operator/payouts", { merchantId: merchant.id });
    await makeCapture(payments, await makeShop(payments), { amount: 5_000 });
  }
  // The last webhook gets two events.
  await makeCapture(payments, shop, { amount: 5_000 });
  // Deliveries would change the compared lists.
  await settle(payments);
});
afterAll(() => payments.close());

async function read(path: string, limit = 1_000) {
  const named = path
    .replace(/\{webhookId\}/, webhookId)
    .replace(/\{appId\}/, shop.app.id)
    .replace(/\{(merchantId|id)\}/, shop.merchant.id);
  const filter = /^\/(disputes|frauds)$/.test(path)
    ? `&filter[merchantId]=${shop.merchant.id}`
    : "";
  const test = path.endsWith("/payout-proposals") ? "&test=true" : "";
  const route = `${named}?limit=${limit}${filter}${test}`;
  const isOperators = path.startsWith("/payments/operator");
  const answer = isOperators
    ? await operate<Json>(payments, `GET ${route}` as "GET /")
    : /\/acts$|^\/me\//.test(path)
      ? await owner.ask("GET", route)
      : await shop.app.get(route);
  expect([path, answer.status]).toEqual([path, 200]);
  return {
    text: answer.text,
    rows: answer.body as Json[],
    isBegun: !("content-length" in answer.headers),
  };
}

const bytesOf = (row: Json) => Buffer.byteLength(JSON.stringify(row));

describe("list operations", () => {
  it("are paged or short", () => {
    expect(lists.length).toBeGreaterThan(20);
    const unpaged = lists.filter(({ isPaged }) => !isPaged).map(({ path }) => path);
    expect(unpaged).toEqual(Object.keys(short));
  });

  it.each(lists.filter(({ isPaged, path }) => isPaged && path !== transactions))(
    "stream one row at a time with the same result: $path",
    async ({ path }) => {
      const whole = await read(path);
      expect([path, whole.rows.length > 1]).toEqual([path, !rare.includes(path)]);
      const usual = { ...portion };
      Object.assign(portion, { bytes: 1, rowBytes: 1 });
      try {
        const inPortions = await read(path);
        expect(inPortions.text).toBe(whole.text);
        expect([path, inPortions.isBegun]).toEqual([path, whole.rows.length > 0]);
        const [first, second] = [await read(path, 1), await read(path, 2)];
        expect([first.rows, second.rows]).toEqual([whole.rows.slice(0, 1), whole.rows.slice(0, 2)]);
      } finally {
        Object.assign(portion, usual);
      }
    },
  );

  it("have no row above the assumed size", async () => {
    const custom = { note: "\u00e9".repeat(2_000) };
    await makeCapture(payments, shop, { amount: 100, more: { custom } });
    await operate(payments, "POST /payments/operator/payouts", { merchantId: shop.merchant.id });
    await tellAll(payments);
    const events = await read("/merchants/{merchantId}/events");
    expect(Math.max(...events.rows.map(bytesOf))).toBeGreaterThan(4_000);
    for (const { path, isPaged } of lists) {
      if (!isPaged || path === transactions) continue;
      const { rows } = await read(path);
      const bytes = Math.max(0, ...rows.map(bytesOf));
      expect(bytes, path).toBeLessThan(small.includes(path) ? 4_096 : portion.rowBytes);
    }
  });
});

describe("slow readers of every list", () => {
  it("keep little text, and no string tree of a row", async () => {
    const paged = lists.filter(({ isPaged }) => isPaged);
    const ask = () => paged.flatMap(({ path }) => [1, 2, 3, 4].map(() => read(path)));
    const usual = { ...portion };
    Object.assign(portion, { bytes: 1, rowBytes: 1 });
    try {
      const { readers, all, trees } = await keptForSlowReaders(ask);
      expect(readers).toBeGreaterThan(40);
      // The tree of a row has more.
      expect(trees / readers).toBeLessThan(640);
      expect(all / readers).toBeLessThan(65_536);
    } finally {
      Object.assign(portion, usual);
    }
  });
});

/** These rows have no free text, so larger batches are safe. */
const small = ["/merchants/{merchantId}/lines", "/merchants/{merchantId}/payouts"];

/** These lists have at most one row here. */
const rare = [
  "/me/merchants",
  "/merchants/{merchantId}/bank-requests",
  "/merchants/{id}/cards",
  "/payments/operator/bank-requests",
  "/payments/operator/merchants/{merchantId}/rescues",
  "/payments/operator/merchants/{merchantId}/owners",
];
