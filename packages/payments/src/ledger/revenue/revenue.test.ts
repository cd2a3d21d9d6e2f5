import { runs } from "@frontdesk/database/testing";
import { heldBy } from "@frontdesk/platform/test/held";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makeCapture, makePricedShop, operate } from "../../../test/ledger.ts";
import { type Json, makeApp, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import type { NewLine } from "../../core/ledger/store.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const none = { captured: 0, refunded: 0, fees: 0, disputes: 0, count: 0 };
const today = () => new Date().toISOString().slice(0, 10);

async function revenueOf({ app, merchant }: Shop, query = `from=${today()}&to=${today()}`) {
  const { status, body } = await app.get(`/merchants/${merchant.id}/takings?${query}`);
  expect([status, body]).toEqual([200, { takings: expect.any(Object) }]);
  return body.takings;
}

async function makeLine({ merchant }: Shop, at: string, changes: Partial<NewLine> = {}) {
  const shard = shardOf(merchant.id);
  const seconds = Math.floor(Date.parse(at) / 1000).toString(16);
  const id = seconds.padStart(8, "0") + newId(shard).slice(8);
  const line = { shard, id, merchantId: merchant.id, test: true, kind: "capture" as const };
  const amounts = { balance: 970, fee: 30, amount: 1000, currency: merchant.currency, rate: null };
  const about = { description: null, transactionId: null };
  await recordLine(payments.context.db, { ...line, ...amounts, ...about, ...changes });
}

describe("GET /merchants/<id>/takings", () => {
  it("stays within a tenth of a megabyte for the maximum range", async () => {
    const shop = await makeShop(payments);
    for (let day = 1; day <= 28; day += 1) {
      const at = `2024-02-${String(day).padStart(2, "0")}T10:00:00Z`;
      const amount = 99_999_999_999;
      await makeLine(shop, at, { amount, balance: amount });
    }
    const held = await heldBy(async () => {
      const { days, total } = await revenueOf(shop, "from=2024-01-01&to=2024-12-31");
      expect([days.length, total.count]).toEqual([366, 28]);
    });
    expect(held.read).toBeLessThan(104_857);
    expect(held.written).toBeLessThan(104_857);
  });

  it("sums captures, refunds, fees and disputes of a day", async () => {
    const pricing = { rate: 10_000, flat: 25, dispute: 1_500, refundsFee: true };
    const shop = await makePricedShop(payments, {}, pricing);
    const id = await makeCapture(payments, shop, { amount: 10_000 });
    const contested = await makeCapture(payments, shop, { amount: 4_000 });
    await shop.app.post(`/transactions/${id}/refunds`, { amount: 5_000 });
    for (const outcome of ["wins", "losses"]) {
      const request = { transactionId: contested, amount: 1_000 };
      const { body } = await shop.app.post("/disputes", request);
      await shop.app.post(`/disputes/${body.dispute.id}/${outcome}`);
    }
    const sums = {
      captured: 14_000,
      refunded: 5_000,
      // 25 and 1 % per capture, 15.00 per dispute, 1 % of the refund returned.
      fees: 125 + 65 + 3_000 - 50,
      disputes: 1_000,
      count: 2,
    };
    expect(await revenueOf(shop)).toEqual({
      currency: "EUR",
      timezone: "UTC",
      unit: "day",
      total: sums,
      days: [{ day: today(), ...sums }],
    });
    const { captured, refunded, fees, disputes } = sums;
    const balance = captured - refunded - fees - disputes;
    expect(await ledgerOf(payments, shop).balance()).toBe(balance);
  });

  it("uses the merchant's currency, and excludes payouts", async () => {
    const shop = await makeShop(payments, { bank: { iban: "DE89370400440532013000" } });
    await makeCapture(payments, shop, { amount: 1_000, currency: "JPY", exponent: 0 });
    await makeCapture(payments, shop, { amount: 700 });
    const before = await revenueOf(shop);
    const [line] = (await ledgerOf(payments, shop).lines()).filter(
      ({ rate }) => rate !== undefined,
    );
    expect(before.total).toEqual({ ...none, captured: 700 + line!.balance, count: 2 });
    const body = { merchantId: shop.merchant.id };
    await operate(payments, "POST /payments/operator/payouts", body);
    expect(await revenueOf(shop)).toEqual(before);
  });

  it("excludes captures that the acquirer refused", async () => {
    const pricing = { rate: 12_345, flat: 25, dispute: 0, refundsFee: true };
    const shop = await makePricedShop(payments, {}, pricing);
    const id = await makeCapture(payments, shop, { amount: 999 });
    const { total } = await revenueOf(shop);
    await shop.app.post(`/transactions/${id}/refunds`, { amount: 333 });
    const [refund, capture] = await ledgerOf(payments, shop).lines();
    const input = { transactionId: id, currency: "EUR", fee: 0 };
    const now = new Date().toISOString();
    await makeLine(shop, now, {
      ...input,
      kind: "refund",
      balance: -refund!.balance,
      reversesId: refund!.id,
    });
    expect((await revenueOf(shop)).total).toEqual(total);
    await makeLine(shop, now, {
      ...input,
      balance: -capture!.balance,
      reversesId: capture!.id,
    });
    expect((await revenueOf(shop)).total).toEqual(none);
  });

  it("uses days of a time zone, also of 23 or 25 hours", async () => {
    const shop = await makeShop(payments);
    for (const at of [
      "2026-10-24T21:59:59Z",
      "2026-10-24T22:00:00Z",
      "2026-10-25T22:59:59Z",
      "2026-10-25T23:00:00Z",
      "2026-10-26T22:59:59Z",
    ]) {
      await makeLine(shop, at);
    }
    const counts = async (more: string) =>
      (await revenueOf(shop, `from=2026-10-24&to=2026-10-26${more}`)).days.map(
        ({ day, count }: Json) => [day.slice(8), count],
      );
    const there = await counts("&timezone=Europe/Copenhagen");
    expect(there).toEqual([
      ["24", 1],
      ["25", 2],
      ["26", 2],
    ]);
    expect(await counts("&unit=day")).toEqual([
      ["24", 2],
      ["25", 2],
      ["26", 1],
    ]);
  });

  it("includes days without revenue", async () => {
    const shop = await makeShop(payments);
    const { total, days } = await revenueOf(shop, "from=2028-02-28&to=2028-03-01");
    expect(total).toEqual(none);
    expect(days).toEqual(["28", "29", "01"].map((day) => ({ day: dated(day), ...none })));
    const year = await revenueOf(shop, "from=2028-01-01&to=2028-12-31");
    expect(year.days).toHaveLength(366);
  });

  it("equals the sum of any lines", async () => {
    const shop = await makeShop(payments);
    let hours = 0;
    const amount = fc.integer({ min: 1, max: 1e9 });
    const kind = fc.constantFrom("capture", "refund", "dispute", "payout" as const);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ kind, amount, fee: amount }), { size: "-1" }), (all) =>
        check(all.map(({ kind, amount, fee }) => ({ kind, balance: amount - fee, fee }))),
      ),
      runs(40),
    );
    async function check(all: Pick<NewLine, "kind" | "balance" | "fee">[]) {
      const started = new Date(Date.UTC(2020, 0, 1, hours)).toISOString();
      for (const line of all) {
        await makeLine(shop, new Date(Date.UTC(2020, 0, 1, hours)).toISOString(), line);
        hours += 5;
      }
      const ended = new Date(Date.UTC(2020, 0, 1, hours)).toISOString();
      const query = `from=${started.slice(0, 10)}&to=${ended.slice(0, 10)}`;
      const { total, days } = await revenueOf(shop, query);
      const net = ({ captured, refunded, fees, disputes }: Json) =>
        captured - refunded - fees - disputes;
      const sum = all.reduce(
        (sum, { kind, balance }) => sum + (kind === "payout" ? 0 : balance),
        0,
      );
      expect(net(total)).toBe(sum);
      expect(days.reduce((sum: number, day: Json) => sum + net(day), 0)).toBe(sum);
      hours += 48;
    }
  });

  const noDay = "must be a date such as 2031-12-24";
  const tooLong = "must be from the first day on, and at most 366 days";
  const noZone = "must be a time zone (IANA) such as Europe/Copenhagen";

  it.each([
    ["to=2026-03-01", "from", "is required"],
    ["from=2026-03-01", "to", "is required"],
    ["from=2026-02-30&to=2026-03-01", "from", noDay],
    ["from=2026-03-02&to=2026-03-01", "to", tooLong],
    ["from=2026-03-02&to=2027-03-03", "to", tooLong],
    ["from=1970-03-02&to=1970-03-02", "from", "must be a day from 1971 to 2105"],
    ["from=2026-03-02&to=2026-03-03&unit=week", "unit", "must be day"],
    ["from=2026-03-02&to=2026-03-03&timezone=Atlantis", "timezone", noZone],
    ["from=2026-03-02&to=2026-03-03&timezone=%2B02:00", "timezone", noZone],
  ])("refuses the query %s", async (query, field, message) => {
    const { app, merchant } = await makeShop(payments);
    const { status, body } = await app.get(`/merchants/${merchant.id}/takings?${query}`);
    expect([status, body]).toEqual([400, [{ field, message }]]);
  });

  it("is accessible to apps with access only", async () => {
    const { merchant } = await makeShop(payments);
    const stranger = await makeApp(payments);
    const query = "takings?from=2026-03-02&to=2026-03-03";
    expect((await stranger.get(`/merchants/${merchant.id}/${query}`)).status).toBe(403);
    expect((await stranger.get(`/merchants/${newId(1)}/${query}`)).status).toBe(404);
  });
});

const dated = (day: string) => (day === "01" ? "2028-03-01" : `2028-02-${day}`);
