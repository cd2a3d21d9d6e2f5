import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makeCapture, operate } from "../../../test/ledger.ts";
import { type Json, makeApp, makeMerchant, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import { largestPayout } from "./payout.ts";

const iban = "DE89370400440532013000";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(async () => {
  shop = await makeShop(payments, { bank: { iban } });
});
afterAll(() => payments.close());

async function payOut(): Promise<Json> {
  const body = { merchantId: shop.merchant.id };
  const paid = await operate<Json>(payments, "POST /payments/operator/payouts", body);
  expect(paid.status).toBe(201);
  return paid.body.payouts[0];
}

async function readOf({ id }: { id: string }, query = ""): Promise<Json> {
  const { status, body } = await shop.app.get(`/payouts/${id}${query}`);
  expect([status, body]).toEqual([200, { payout: expect.any(Object) }]);
  return body.payout;
}

const list = async (query: string) =>
  (await shop.app.get(`/merchants/${shop.merchant.id}/payouts?limit=9${query}`)).body;

const idsOf = (items: Json[]): string[] => items.map(({ id }) => id);

describe("GET /merchants/<id>/payouts", () => {
  it("lists a merchant's own, newest first, in any state or one", async () => {
    const created: Json[] = [];
    for (const amount of [1_000, 2_000]) {
      await makeCapture(payments, shop, { amount });
      created.unshift(await payOut());
    }
    const debtor = { name: "Frontdesk", iban, bic: "COBADEFFXXX" };
    await operate(payments, "POST /payments/operator/payout-exports", { debtor, test: true });
    await operate(payments, `POST /payments/operator/payouts/${created[0].id}/paid`);
    expect(await list("")).toMatchObject([
      { id: created[0].id, amount: 2_000, currency: "EUR", bank: { iban }, state: "paid" },
      { id: created[1].id, amount: 1_000, state: "exported", merchantId: shop.merchant.id },
    ]);
    expect(idsOf(await list("&filter[state]=paid"))).toEqual([created[0].id]);
    expect(await list("&filter[state]=returned")).toEqual([]);
    expect(idsOf(await list(`&before=${created[0].id}`))).toEqual([created[1].id]);
    expect(idsOf(await list(`&after=${created[1].id}`))).toEqual([created[0].id]);
    const second = await makeMerchant(payments, shop.app);
    expect((await shop.app.get(`/merchants/${second.id}/payouts?limit=9`)).body).toEqual([]);
  });

  it.each([
    ["", "limit"],
    ["limit=5&filter[state]=lost", "filter.state"],
    ["limit=5&filter[merchantId]=5f0000000000000000000000", "filter.merchantId"],
  ])("refuses the query %s", async (query, field) => {
    const { status, body } = await shop.app.get(`/merchants/${shop.merchant.id}/payouts?${query}`);
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });
});

describe("GET /payouts/<id>", () => {
  it("includes its lines, and each line belongs to one payout", async () => {
    const first = await makeCapture(payments, shop, { amount: 1_000 });
    await makeCapture(payments, shop, { amount: 500 });
    const one = await payOut();
    await shop.app.post(`/transactions/${first}/refunds`, { amount: 300 });
    await makeCapture(payments, shop, { amount: 900 });
    const other = await payOut();
    const lines = await ledgerOf(payments, shop).lines();
    expect(await readOf(one)).toEqual({ ...one, carried: 0, lines: lines.slice(4) });
    expect(await readOf(other)).toEqual({ ...other, carried: 0, lines: lines.slice(1, 3) });
    expect(one.amount + other.amount).toBe(1_000 + 500 - 300 + 900);
  });

  it("pages its lines", async () => {
    for (const amount of [100, 200, 300]) await makeCapture(payments, shop, { amount });
    const payout = await payOut();
    await makeCapture(payments, shop, { amount: 400 });
    const { lines } = await readOf(payout);
    expect(lines).toHaveLength(3);
    expect((await readOf(payout, "?limit=2")).lines).toEqual(lines.slice(0, 2));
    const rest = await readOf(payout, `?limit=2&before=${lines[1].id}`);
    expect(rest.lines).toEqual(lines.slice(2));
    expect((await readOf(payout, `?before=${"f".repeat(24)}`)).lines).toEqual(lines);
    for (const query of ["?limit=0", "?limit=1001", "?before=x"]) {
      expect((await shop.app.get(`/payouts/${payout.id}${query}`)).status).toBe(400);
    }
  });

  it("pays returned money again, as one of its lines", async () => {
    await makeCapture(payments, shop, { amount: 700 });
    const returned = await payOut();
    const debtor = { name: "Frontdesk", iban, bic: "COBADEFFXXX" };
    await operate(payments, "POST /payments/operator/payout-exports", { debtor, test: true });
    await operate(payments, `POST /payments/operator/payouts/${returned.id}/returned`);
    const again = await readOf(await payOut());
    expect(again).toMatchObject({ amount: 700, carried: 0 });
    expect(again.lines).toMatchObject([{ payout: true, balance: 700 }]);
    expect((await readOf(returned)).state).toBe("returned");
  });

  it("shows the rest of an earlier payout above its transfer limit", async () => {
    const shard = shardOf(shop.merchant.id);
    await recordLine(payments.context.db, {
      shard,
      id: newId(shard),
      merchantId: shop.merchant.id,
      test: true,
      kind: "capture",
      balance: largestPayout + 25,
      fee: 0,
      description: null,
      transactionId: null,
      amount: largestPayout + 25,
      currency: "EUR",
      rate: null,
    });
    const first = await payOut();
    await makeCapture(payments, shop, { amount: 100 });
    const second = await payOut();
    expect(await readOf(first)).toMatchObject({ amount: largestPayout, carried: -25 });
    expect(await readOf(second)).toMatchObject({
      amount: 125,
      carried: 25,
      lines: [{ capture: true, balance: 100 }],
    });
  });

  it("is accessible to apps with access only", async () => {
    await makeCapture(payments, shop, { amount: 700 });
    const { id } = await payOut();
    const stranger = await makeApp(payments);
    expect((await stranger.get(`/payouts/${id}`)).status).toBe(403);
    expect((await stranger.get(`/merchants/${shop.merchant.id}/payouts?limit=1`)).status).toBe(403);
    expect((await shop.app.get(`/payouts/${newId(1)}`)).status).toBe(404);
  });
});
