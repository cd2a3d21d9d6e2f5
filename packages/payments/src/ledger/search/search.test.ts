import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeCapture, operate } from "../../../test/ledger.ts";
import { type Json, makePayment, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { amountsOf } from "./search.ts";

let payments: TestPayments;
let shop: Shop;
let euro: string;
let yen: string;
let dinar: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments, { bank: { iban: "DE89370400440532013000" } });
  const order = { more: { reference: "order 17" } };
  euro = await makePayment(payments, shop.merchant, { amount: 1_250, ...order });
  yen = await makePayment(payments, shop.merchant, {
    amount: 1_250,
    currency: "JPY",
    exponent: 0,
    number: "4100000000011250",
  });
  dinar = await makePayment(payments, shop.merchant, { amount: 12_500 });
  // No currency with three decimals has a rate.
  await sql`update payments.transactions set currency = 'KWD', exponent = 3
    where shard = ${shardOf(dinar)} and id = ${dinar}`.execute(payments.context.db);
});
afterAll(() => payments.close());

async function find(q: string, { app, merchant } = shop): Promise<Json> {
  const path = `/merchants/${merchant.id}/search?q=${encodeURIComponent(q)}`;
  const { status, body } = await app.get(path);
  expect([status, body]).toEqual([200, { found: expect.any(Object) }]);
  return body.found;
}

const idsOf = async (q: string) => (await find(q)).transactions.map(({ id }: Json) => id);
const nothing = { transactions: [], disputes: [], cards: [], lines: [], payouts: [] };

it("amount in a search: many blanks cost no more than one", () => {
  const blanks = " ".repeat(2_000);
  const text = `-${blanks}1${blanks}!`;
  // Collapsed blanks take milliseconds, others minutes.
  const read = () => runInNewContext("read(text)", { read: amountsOf, text }, { timeout: 5_000 });
  expect(read()).toEqual([]);
  expect(amountsOf(`12.50${blanks}euros`)).toEqual(amountsOf("12.50 euros"));
});

describe("GET /merchants/<id>/search", () => {
  it.each([
    ["12.50", () => [euro, dinar]],
    ["12,5", () => [euro, dinar]],
    ["12", () => []],
    ["12.500", () => [dinar]],
    ["1250", () => [yen]],
    [" 1250 ", () => [yen]],
    ["0000", () => [dinar, euro]],
    ["12.5000", () => []],
    ["99999999999", () => []],
    ["12.50 EUR", () => [euro]],
    ["€12.50", () => [euro, dinar]],
    ["12,50\u00a0€", () => [euro, dinar]],
    ["-€12.50", () => [euro, dinar]],
    ["eur 12,50", () => [euro]],
    ["12,50 kr.", () => [euro, dinar]],
    ["KWD 12.500", () => [dinar]],
    ["12.50 KWD", () => [dinar]],
    ["\uffe51,250", () => [yen]],
    ["1.250 ¥", () => [yen]],
    ["1\u202f250 JPY", () => [yen]],
    ["١٢٫٥٠\u00a0€", () => [euro, dinar]],
    ["12.50 euros", () => [euro, dinar]],
    ["12,50 danske kroner", () => [euro, dinar]],
    ["12,50 Kč", () => [euro, dinar]],
    ["1 250 japanische Yen", () => [yen]],
    ["12,50 złotych", () => [euro, dinar]],
    ["12,50 ευρώ", () => [euro, dinar]],
    ["12,50 швейцарських франків", () => [euro, dinar]],
    ["table 12.50", () => []],
    ["ends with 12.50", () => []],
    ["€", () => []],
    ["%", () => []],
    ["'; drop table", () => []],
  ])("finds transactions by %s", async (q, expected) => {
    expect(await idsOf(q)).toEqual(expected());
  });

  it("finds a transaction by its exact reference", async () => {
    expect(await idsOf("order 17")).toEqual([euro]);
    expect(await idsOf("order 1")).toEqual([]);
  });

  it("finds anything by its id, in any notation", async () => {
    const { app, merchant } = shop;
    const { body: transaction } = await app.get(`/transactions/${euro}`);
    expect(await find(euro.toUpperCase())).toEqual({
      ...nothing,
      transactions: [transaction.transaction],
    });
    const captured = await makeCapture(payments, shop, { amount: 900 });
    const request = { transactionId: captured, amount: 300 };
    const { dispute } = (await app.post("/disputes", request)).body;
    expect(await find(dispute.id)).toEqual({ ...nothing, disputes: [dispute] });
    const saved = { transactionId: captured };
    const { card } = (await app.post(`/merchants/${merchant.id}/cards`, saved)).body;
    const { body: view } = await app.get(`/cards/${card.id}`);
    expect(await find(card.id)).toEqual({ ...nothing, cards: [view.card] });
    const [line] = (await app.get(`/merchants/${merchant.id}/lines?limit=1`)).body;
    expect(await find(line.id)).toEqual({ ...nothing, lines: [line] });
    const paid = { merchantId: merchant.id };
    const { body } = await operate<Json>(payments, "POST /payments/operator/payouts", paid);
    expect(await find(body.payouts[0].id)).toEqual({ ...nothing, payouts: body.payouts });
    expect(await find(newId(shardOf(merchant.id)))).toEqual(nothing);
  });

  it("finds nothing of another merchant", async () => {
    const other = await makeShop(payments);
    for (const q of [euro, "12.50", "0000", "order 17"]) {
      expect(await find(q, other)).toEqual(nothing);
    }
    const { status } = await other.app.get(`/merchants/${shop.merchant.id}/search?q=1`);
    expect(status).toBe(403);
  });

  it.each([[""], ["x".repeat(201)]])("refuses %j", async (q) => {
    const { status, body } = await shop.app.get(`/merchants/${shop.merchant.id}/search?q=${q}`);
    expect([status, body]).toEqual([400, [{ field: "q", message: expect.any(String) }]]);
  });
});
