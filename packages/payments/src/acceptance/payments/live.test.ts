import { freshDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, eur, makeCheckout, makeCustomer } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type Json, send } from "../../../test/shop.ts";
import { migrations } from "../../core/migrations.ts";

let payments: TestPayments;

beforeAll(async () => {
  payments = await startTestPayments({
    live: true,
    settings: { ...behindProxy, paymentsPerMinute: 60 },
  });
});
afterAll(() => payments.close());

async function setCharging(id: string, may: boolean, { opened } = payments): Promise<void> {
  await sql`update payments.merchants set can_charge_card = ${may} where id = ${id}`.execute(
    opened.db,
  );
}

async function makeLiveShop(at = payments) {
  const shop = await makeCheckout(at, { test: false });
  await setCharging(shop.merchant.id, true, at);
  const good = () => shop.customer.card("4539578763621486");
  return { ...shop, good };
}

describe("live merchant", () => {
  it("accepts payments of real card numbers", async () => {
    const shop = await makeLiveShop();
    const { status } = await shop.customer.pay(await shop.order({}, await shop.good()));
    expect(status).toBe(201);
    expect(await shop.transactions()).toMatchObject([
      { test: false, card: { bin: "453957", last4: "1486", scheme: "visa" } },
    ]);
  });

  it.each([
    ["4539578763621487", "PAYMENT_CARD_NUMBER_INVALID"],
    ["1000000000000008", "PAYMENT_CARD_SCHEME_UNKNOWN"],
    ["378282246310005", "PAYMENT_CARD_SCHEME_UNKNOWN"],
    ["6011000000000004", "PAYMENT_CARD_SCHEME_UNKNOWN"],
  ])("refuses the card %s with %s before the request to the acquirer", async (number, code) => {
    const shop = await makeLiveShop();
    const card = await shop.customer.card(number);
    const { status, body } = await shop.customer.pay(await shop.order({}, card));
    expect([status, body.code]).toEqual([400, code]);
    expect(await shop.transactions()).toEqual([]);
  });

  it("takes no payments before approval, nor after its withdrawal", async () => {
    const shop = await makeLiveShop();
    const order = await shop.order({}, await shop.good());
    await setCharging(shop.merchant.id, false);
    const response = await shop.customer.pay(order);
    expect([response.status, response.body.code]).toEqual([400, "PAYMENT_INTEGRATION_DISABLED"]);
    await setCharging(shop.merchant.id, true);
    expect((await shop.customer.pay(order)).status).toBe(201);
  });

  it("may not be paid without a live acquirer", async () => {
    const opened = await freshDatabase(migrations);
    const lasting = { ...opened, close: async () => {} };
    const before = await startTestPayments({ opened: lasting, live: true });
    const shop = await makeLiveShop(before);
    const input = await shop.order({}, await shop.good());
    const next = await shop.order({}, await shop.good());
    const first = await shop.customer.pay(input);
    expect(first.status).toBe(201);
    await before.close();
    const without = await startTestPayments({ opened: lasting });
    const pay = (body: object) =>
      send<Json>(without, "POST /payments", { body, headers: { "accept-version": "1" } });
    expect((await pay(next)).body.code).toBe("PAYMENT_INTEGRATION_DISABLED");
    const again = await pay(input);
    expect([again.status, again.text]).toEqual([201, first.text]);
    await without.close();
    await opened.close();
  });

  it("requires an exchange rate of the last days", async () => {
    const shop = await makeLiveShop();
    const { db } = payments.opened;
    const day = (ago: number) => new Date(payments.context.now().getTime() - ago * 86_400_000);
    await sql`delete from payments.rates where currency = 'USD'`.execute(db);
    await sql`insert into payments.rates values ('USD', ${day(8)}::timestamptz::date, 1.1)`.execute(
      db,
    );
    const amount = { ...eur(100), currency: "USD" };
    const order = await shop.order({ amount }, await shop.good());
    const { body } = await shop.customer.pay(order);
    expect(body).toEqual({
      code: "REQUEST_INVALID",
      message: "amount.currency has no exchange rate into EUR",
    });
    await sql`insert into payments.rates values ('USD', ${day(6)}::timestamptz::date, 1.1)`.execute(
      db,
    );
    expect((await shop.customer.pay(order)).status).toBe(201);
  });
});

describe("test mode of an order", () => {
  it("is forbidden on a live merchant", async () => {
    const shop = await makeLiveShop();
    const { body } = await shop.customer.pay(await shop.order({ test: {} }, await shop.good()));
    expect(body.code).toBe("TEST_MODE_MIXED");
  });

  it("is required on a test merchant", async () => {
    const shop = await makeCheckout(payments);
    const { body } = await shop.customer.pay(await shop.order({ test: undefined }));
    expect(body.code).toBe("TEST_MODE_MIXED");
    expect(await shop.transactions()).toEqual([]);
  });
});

describe("declines", () => {
  const declined = "4100000000000001";

  it("of one card close it for an hour, for every address", async () => {
    const shop = await makeLiveShop();
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      const customer = makeCustomer(payments);
      const card = await customer.card(declined);
      codes.push((await customer.pay(await shop.order({}, card))).body.code);
    }
    expect(codes).toEqual([...Array(10).fill("PAYMENT_REJECTED"), "RATE_LIMITED"]);
    expect(await shop.transactions()).toHaveLength(10);
    const { status } = await shop.customer.pay(await shop.order({}, await shop.good()));
    expect(status).toBe(201);
  });

  it("from one address block it across cards", async () => {
    const shop = await makeLiveShop();
    const others = ["4100000000000019", "4100000000000027", "5100000000000008"];
    for (let count = 0; count < 30; count += 1) {
      const card = await shop.customer.card(others[count % 3]);
      const { status } = await shop.customer.pay(await shop.order({}, card));
      expect(status).toBe(400);
    }
    const order = await shop.order({}, await shop.good());
    const { status, body, headers } = await shop.customer.pay(order);
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(60);
    expect((await makeCustomer(payments).pay(order)).status).toBe(201);
  });

  it("of a test merchant's cards do not block them", async () => {
    const shop = await makeCheckout(payments);
    for (let count = 0; count < 12; count += 1) {
      const order = await shop.order({ test: { card: { status: "lost" } } });
      expect((await shop.customer.pay(order)).body.code).toBe("PAYMENT_CARD_LOST");
    }
    expect((await shop.customer.pay(await shop.order())).status).toBe(201);
  });
});

describe("payment requests", () => {
  it("from one address are limited", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order();
    const statuses = new Set<number>();
    for (let count = 0; count < 60; count += 1) {
      statuses.add((await shop.customer.pay(order)).status);
    }
    expect([...statuses]).toEqual([201]);
    const { status, body, headers } = await shop.customer.pay(order);
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});
