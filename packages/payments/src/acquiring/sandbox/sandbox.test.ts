import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeApp, makeShop, pay, type Shop } from "../../../test/shop.ts";

const hourMs = 3_600_000;
let payments: TestPayments;
let now = new Date();
beforeAll(async () => {
  payments = await startTestPayments({ now: () => now });
});
afterAll(() => payments.close());

const eur = (value: number) => ({ currency: "EUR", exponent: 2, value });

async function answer({ merchant }: Shop, balance?: number, number = "4100000000000000") {
  const test = balance === undefined ? {} : { card: { balance: eur(balance) } };
  return (await pay(payments, merchant, { amount: 1_000, number, test })).status;
}

const clear = ({ app, merchant }: Shop) => app.delete(`/merchants/${merchant.id}/card-balances`);

describe("sandbox card balance", () => {
  it("can be cleared, then the card has no limit", async () => {
    const shop = await makeShop(payments);
    expect([await answer(shop, 1_500), await answer(shop)]).toEqual([201, 400]);
    expect((await clear(shop)).status).toBe(204);
    expect([await answer(shop), await answer(shop)]).toEqual([201, 201]);
  });

  it("ignores refunds of payments made before its clearing", async () => {
    const shop = await makeShop(payments);
    const test = { card: { balance: eur(1_000) } };
    const { body } = await pay(payments, shop.merchant, { amount: 1_000, test });
    await clear(shop);
    expect(await answer(shop, 1_500)).toBe(201);
    await shop.app.post(`/transactions/${body.authorizationId}/voids`, { amount: 1_000 });
    const { rows } = await sql<{ balance: number }>`select balance from payments.simulator_cards
      where merchant_id = ${shop.merchant.id}`.execute(payments.opened.db);
    expect(rows).toEqual([{ balance: 500 }]);
  });

  it("is separate per merchant and per card", async () => {
    const [shop, other] = [await makeShop(payments), await makeShop(payments)];
    await answer(other, 1_000);
    expect([await answer(shop), await answer(other)]).toEqual([201, 400]);
    expect(await answer(other, undefined, "4100000000009999")).toBe(201);
    await clear(shop);
    expect(await answer(other)).toBe(400);
  });

  it("expires after a day", async () => {
    const shop = await makeShop(payments);
    expect(await answer(shop, 1_500)).toBe(201);
    now = new Date(now.getTime() + 24 * hourMs - 1);
    expect(await answer(shop)).toBe(400);
    now = new Date(now.getTime() + 1);
    expect([await answer(shop), await answer(shop)]).toEqual([201, 201]);
  });

  it("exists for cards of test merchants only, as public keys are no secret", async () => {
    const standIn = await startTestPayments({ live: true });
    const live = await makeShop(standIn, { test: false });
    await sql`update payments.merchants set can_charge_card = true
      where id = ${live.merchant.id}`.execute(standIn.opened.db);
    const test = { card: { balance: eur(1) } };
    const number = "4539578763621486";
    const response = await pay(standIn, live.merchant, { number, test });
    expect([response.status, response.body.code]).toEqual([400, "TEST_MODE_MIXED"]);
    const { rows } = await sql`select 1 from payments.simulator_cards`.execute(standIn.opened.db);
    expect(rows).toEqual([]);
    await standIn.close();
  });

  it("can be cleared by apps of a test merchant only", async () => {
    const shop = await makeShop(payments);
    const path = `/merchants/${shop.merchant.id}/card-balances`;
    expect((await (await makeApp(payments)).delete(path)).status).toBe(403);
    const live = await makeShop(payments, { test: false });
    const reply = await clear(live);
    expect([reply.status, reply.body]).toMatchObject([403, { code: "test_only" }]);
  });
});
