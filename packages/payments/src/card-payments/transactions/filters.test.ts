import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeCapture } from "../../../test/ledger.ts";
import { type Json, makePayment, makeShop, pay, type Shop } from "../../../test/shop.ts";
import { newId, shardOf, timeOf } from "../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
const created: Record<string, string> = {};
let cardId: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  const { merchant, app } = shop;
  created.open = await makePayment(payments, merchant, { amount: 100 });
  created.captured = await makeCapture(payments, shop, { amount: 200 });
  created.refunded = await makeCapture(payments, shop, {
    amount: 300,
    number: "5100000000001234",
  });
  await app.post(`/transactions/${created.refunded}/refunds`, { amount: 100 });
  created.voided = await makePayment(payments, merchant, { amount: 400 });
  await app.post(`/transactions/${created.voided}/voids`, { amount: 400 });
  created.disputed = await makeCapture(payments, shop, { amount: 500 });
  await app.post("/disputes", { transactionId: created.disputed, amount: 50 });
  await pay(payments, merchant, { amount: 600, number: "4100000000000007" });
  created.failed = (await list("limit=1"))[0].id;
  const saved = { transactionId: created.refunded };
  cardId = (await app.post(`/merchants/${merchant.id}/cards`, saved)).body.card.id;
  const again = { transactionId: created.refunded, currency: "EUR", amount: 700 };
  const followed = await app.post(`/merchants/${merchant.id}/transactions`, again);
  created.followed = followed.body.transaction.id;
  created.same = await makePayment(payments, merchant, {
    amount: 800,
    number: "5100000000001234",
  });
  created.like = await makePayment(payments, merchant, {
    amount: 900,
    number: "5100000000011234",
  });
});
afterAll(() => payments.close());

const path = () => `/merchants/${shop.merchant.id}/transactions`;
const list = async (query: string): Promise<Json> =>
  (await shop.app.get(`${path()}?${query}`)).body;

async function namesOf(filter: string): Promise<string[]> {
  const ids = new Set((await list(`limit=99&${filter}`)).map(({ id }: Json) => id));
  return Object.entries(created).flatMap(([name, id]) => (ids.has(id) ? [name] : []));
}

const after = (name: string) => new Date(timeOf(created[name]!).getTime() + 1).toISOString();

describe("transaction filters", () => {
  it.each([
    ["authorised", ["open", "followed", "same", "like"]],
    ["captured", ["captured", "refunded", "disputed"]],
    ["refunded", ["refunded"]],
    ["voided", ["voided"]],
    ["disputed", ["disputed"]],
    ["failed", ["failed"]],
  ])("select the state %s", async (state, expected) => {
    expect(await namesOf(`filter[state]=${state}`)).toEqual(expected);
  });

  it("select a range of amounts", async () => {
    expect(await namesOf("filter[amount][min]=700")).toEqual(["followed", "same", "like"]);
    expect(await namesOf("filter[amount][max]=200")).toEqual(["open", "captured"]);
    const between = "filter[amount][min]=200&filter[amount][max]=300";
    expect(await namesOf(between)).toEqual(["captured", "refunded"]);
    const exact = "filter[amount][min]=300&filter[amount][max]=300";
    expect(await namesOf(exact)).toEqual(["refunded"]);
    expect(await namesOf("filter[amount][min]=300&filter[amount][max]=200")).toEqual([]);
  });

  it("select a scheme, and combine", async () => {
    const mastercard = ["refunded", "followed", "same", "like"];
    expect(await namesOf("filter[scheme]=mastercard")).toEqual(mastercard);
    const captured = "filter[scheme]=visa&filter[state]=captured&filter[amount][min]=300";
    expect(await namesOf(captured)).toEqual(["disputed"]);
    const refusal = "filter[state]=failed&filter[successful]=true";
    expect(await namesOf(refusal)).toEqual([]);
  });

  it("select a time range, in either order", async () => {
    const span = `filter[from]=${after("open")}&filter[to]=${after("voided")}`;
    expect(await namesOf(span)).toEqual(["captured", "refunded", "voided"]);
    const [newest] = await list(`limit=1&${span}`);
    expect(newest.id).toBe(created.voided);
    const [oldest] = await list(`limit=1&${span}&after=${created.captured}`);
    expect(oldest.id).toBe(created.refunded);
    const elsewhere = `filter[from]=${encodeURIComponent("2026-01-01T00:00:00+02:00")}`;
    expect(await namesOf(`${elsewhere}&filter[to]=2026-01-02T00:00:00Z`)).toEqual([]);
  });

  it("select all payments of one card, by saved card or transaction", async () => {
    const all = ["refunded", "followed", "same"];
    expect(await namesOf(`filter[card]=${cardId}`)).toEqual(all);
    for (const name of all) expect(await namesOf(`filter[card]=${created[name]}`)).toEqual(all);
    expect(await namesOf(`filter[card]=${created.failed}`)).toEqual(["failed"]);
    const like = ["refunded", "followed", "same", "like"];
    expect(await namesOf("filter[card][last4]=1234")).toEqual(like);
    const both = `filter[card]=${cardId}&filter[state]=refunded`;
    expect(await namesOf(both)).toEqual(["refunded"]);
  });

  it("accept a card of the same merchant only", async () => {
    expect(await namesOf(`filter[card]=${newId(shardOf(shop.merchant.id))}`)).toEqual([]);
    const other = await makeShop(payments);
    const { status, body } = await other.app.get(
      `/merchants/${other.merchant.id}/transactions?limit=9&filter[card]=${cardId}`,
    );
    expect([status, body]).toEqual([200, []]);
    const foreign = await other.app.get(`${path()}?limit=9&filter[card]=${cardId}`);
    expect(foreign.status).toBe(403);
  });

  it.each([
    ["filter[state]=paid", "filter.state"],
    ["filter[scheme]=amex", "filter.scheme"],
    ["filter[amount][min]=-1", "filter.amount.min"],
    ["filter[amount][max]=x", "filter.amount.max"],
    ["filter[amount][least]=1", "filter.amount.least"],
    ["filter[card]=1234", "filter.card"],
    ["filter[from]=yesterday", "filter.from"],
    ["filter[to]=2200-01-01T00:00:00Z", "filter.to"],
  ])("refuse %s", async (query, field) => {
    const { status, body } = await shop.app.get(`${path()}?limit=1&${query}`);
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it("keep few of thousands of combinations prepared", async () => {
    const { db } = payments.context;
    for (let n = 0; n < 256; n += 1) {
      const parts = ["currency]=EUR", "test]=true", "scheme]=visa", "amount][min]=1"]
        .concat("amount][max]=1000", "successful]=true", "state]=captured", "reference]=1")
        .filter((_part, at) => (n >> at) % 2 === 1);
      const { status } = await shop.app.get(
        `${path()}?limit=1${parts.map((part) => `&filter[${part}`).join("")}`,
      );
      expect(status).toBe(200);
    }
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements
      where name like 'transaction_list%'`.execute(db);
    expect(rows[0]!.count).toBeLessThanOrEqual(200);
  });
});

describe("dispute and line filters", () => {
  const ids = (body: Json) => body.map(({ id }: Json) => id);

  it("select a state and a time range", async () => {
    const of = `/disputes?limit=9&filter[merchantId]=${shop.merchant.id}`;
    const all = ids((await shop.app.get(of)).body);
    expect(all).toHaveLength(1);
    expect(ids((await shop.app.get(`${of}&filter[state]=open`)).body)).toEqual(all);
    expect((await shop.app.get(`${of}&filter[state]=won`)).body).toEqual([]);
    const from = `filter[from]=${after("disputed")}`;
    expect(ids((await shop.app.get(`${of}&${from}`)).body)).toEqual(all);
    expect((await shop.app.get(`${of}&filter[to]=${after("disputed")}`)).body).toEqual([]);
    const lines = `/merchants/${shop.merchant.id}/lines?limit=9`;
    expect((await shop.app.get(`${lines}&${from}`)).body).toMatchObject([
      { dispute: true },
      { capture: true },
    ]);
    const { body } = await shop.app.get(`${lines}&filter[to]=${after("disputed")}`);
    expect(body.map(({ capture }: Json) => capture)).toEqual([undefined, true, true]);
  });

  it("refuse other states", async () => {
    const of = `/disputes?limit=9&filter[merchantId]=${shop.merchant.id}`;
    const { body } = await shop.app.get(`${of}&filter[state]=due`);
    expect(body).toEqual([{ field: "filter.state", message: expect.any(String) }]);
  });
});
