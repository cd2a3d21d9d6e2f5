import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, makeApp, makeMerchant } from "../../../test/shop.ts";
import { boundFromDate, newId, shardOf, timeOf } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import type { NewLine } from "../../core/ledger/store.ts";

let payments: TestPayments;
let app: App;
let merchantId: string;
let lines: string;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(async () => {
  app = await makeApp(payments);
  merchantId = (await makeMerchant(payments, app)).id;
  lines = `/merchants/${merchantId}/lines`;
});
afterAll(() => payments.close());

async function makeLine(changes: Partial<NewLine> = {}): Promise<string> {
  const shard = shardOf(merchantId);
  const id = newId(shard);
  await recordLine(payments.context.db, {
    shard,
    id,
    merchantId,
    test: true,
    kind: "capture",
    balance: 970,
    fee: 30,
    description: "SHOP",
    transactionId: null,
    amount: 1000,
    currency: "EUR",
    rate: null,
    ...changes,
  });
  return id;
}

describe("ledger line", () => {
  const transactionId = "0".repeat(24);
  it.each<[string, Partial<NewLine>, object]>([
    ["capture", { transactionId }, { transactionId, capture: true }],
    ["refund", { kind: "refund", balance: -1000, fee: 0 }, { refund: true }],
    ["payout", { kind: "payout", bankIban: "DK001" }, { payout: true, bank: { iban: "DK001" } }],
    ["open dispute", { kind: "dispute", disputeId: transactionId }, { dispute: true }],
    ["won dispute", { kind: "dispute", disputeWon: true }, { dispute: true, won: true }],
    ["lost dispute", { kind: "dispute", disputeWon: false }, { dispute: true, lost: true }],
    ["nameless one", { description: null }, { description: null, capture: true }],
    [
      "capture in another currency",
      { currency: "DKK", rate: { from: "7.4631", to: "1", day: "2026-03-02" } },
      { amount: { currency: "DKK", amount: 1000 }, rate: 0.1339925768, capture: true },
    ],
  ])("of a %s has its marker", async (_title, changes, view) => {
    const id = await makeLine(changes);
    const { status, body } = await app.get(`/lines/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      merchantId,
      test: true,
      created: timeOf(id).toISOString(),
      balance: changes.balance ?? 970,
      fee: changes.fee ?? 30,
      description: "SHOP",
      amount: { currency: "EUR", amount: 1000 },
      ...view,
    });
    expect((await app.get(`${lines}?limit=1`)).body).toEqual([body]);
  });

  it("changes the balance of its merchant", async () => {
    for (let count = 0; count < 40; count += 1) await makeLine({ balance: 7 });
    await makeLine({ kind: "refund", balance: -1000 });
    expect((await app.get(`/merchants/${merchantId}`)).body.merchant.balance).toBe(40 * 7 - 1000);
  });
});

describe("GET /merchants/<id>/lines", () => {
  const idsOf = async (query: string): Promise<string[]> =>
    (await app.get(`${lines}?${query}`)).body.map(({ id }: { id: string }) => id);

  it("pages in both directions, with ids and dates as bounds", async () => {
    const created: string[] = [];
    for (let count = 0; count < 5; count += 1) created.push(await makeLine());
    const newest = [...created].reverse();
    expect(await idsOf("limit=1000")).toEqual(newest);
    expect(await idsOf("limit=2")).toEqual(newest.slice(0, 2));
    expect(await idsOf(`limit=2&before=${newest[1]}`)).toEqual(newest.slice(2, 4));
    expect(await idsOf(`limit=2&after=${created[0]}`)).toEqual([created[1], created[2]]);
    expect(await idsOf(`limit=9&before=${created[4]}&after=${created[0]}`)).toEqual(
      newest.slice(1, 4),
    );
    const yesterday = boundFromDate(new Date(Date.now() - 86_400_000));
    const tomorrow = boundFromDate(new Date(Date.now() + 86_400_000));
    expect(await idsOf(`limit=9&after=${yesterday}`)).toEqual(created);
    expect(await idsOf(`limit=9&after=${yesterday}&before=${tomorrow}`)).toEqual(newest);
    expect(await idsOf(`limit=9&before=${yesterday}`)).toEqual([]);
    expect((await app.get(`${lines}?limit=9&after=${tomorrow}`)).text).toBe("[\n]\n");
  });

  it("filters by transaction and by kind", async () => {
    const transactionId = newId(shardOf(merchantId));
    const capture = await makeLine({ transactionId });
    const refund = await makeLine({ kind: "refund", transactionId });
    const payout = await makeLine({ kind: "payout" });
    const of = `filter[transactionId]=${transactionId}`;
    expect(await idsOf(`limit=9&${of}`)).toEqual([refund, capture]);
    expect(await idsOf("limit=9&filter[kind]=payout")).toEqual([payout]);
    expect(await idsOf(`limit=9&${of}&filter[kind]=refund`)).toEqual([refund]);
    expect(await idsOf(`limit=9&${of}&after=${capture}`)).toEqual([refund]);
    expect(await idsOf(`limit=9&filter[transactionId]=${"0".repeat(24)}`)).toEqual([]);
  });

  it("hides lines of other merchants, even of the same shard", async () => {
    await makeLine();
    const other = newId(shardOf(merchantId));
    await makeLine({ kind: "payout" });
    expect((await app.get(`/merchants/${other}/lines?limit=9`)).status).toBe(404);
    const second = await makeMerchant(payments, app);
    expect((await app.get(`/merchants/${second.id}/lines?limit=9`)).body).toEqual([]);
  });

  it.each([
    ["", "limit"],
    ["limit=-1", "limit"],
    ["limit=1001", "limit"],
    ["limit=1&limit=2", "limit"],
    ["limit=1&before=x", "before"],
    ["limit=1&filter[kind]=gift", "filter.kind"],
    ["limit=1&filter[transactionId]=x", "filter.transactionId"],
    ["limit=1&filter[amount]=1", "filter.amount"],
  ])("refuses the query %s", async (query, field) => {
    const { status, body } = await app.get(`${lines}?${query}`);
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it("ignores sort and unknown parameters", async () => {
    expect((await app.get(`${lines}?limit=1&sort=-created&x=1`)).status).toBe(200);
  });
});
