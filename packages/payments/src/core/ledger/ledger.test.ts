import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makeCapture, operate } from "../../../test/ledger.ts";
import { makePayment, makeShop, type Shop, send } from "../../../test/shop.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const fullest = 562_949_953_421_311;
const iban = "DE89370400440532013000";

async function fill({ merchant }: Shop, amount: number): Promise<void> {
  await sql`update payments.balance_slots set amount = ${amount}
    where merchant_id = ${merchant.id}`.execute(payments.context.db);
}

async function move({ key }: Shop, path: string) {
  return await send(payments, `POST /transactions/${path}`, { key, body: { amount: 1 } });
}

const tooBig = [400, { code: 22, merchant: true }];

describe("merchant balance", () => {
  it("is an exact number with full slots", async () => {
    const shop = await makeShop(payments);
    const ledger = ledgerOf(payments, shop);
    await fill(shop, fullest);
    expect(await ledger.balance()).toBe(16 * fullest);
    await fill(shop, -fullest);
    expect(await ledger.balance()).toBe(-16 * fullest);
  });

  it("refuses a capture that a slot cannot hold, and keeps everything as it was", async () => {
    const shop = await makeShop(payments);
    const id = await makePayment(payments, shop.merchant, { amount: 10 });
    await fill(shop, fullest);
    const { status, body } = await move(shop, `${id}/captures`);
    expect([status, body]).toMatchObject(tooBig);
    const ledger = ledgerOf(payments, shop);
    expect(await ledger.transaction(id)).toMatchObject({ capturedAmount: 0, trail: [] });
    expect(await ledger.balance()).toBe(16 * fullest);
    expect(await ledger.lines()).toEqual([]);
  });

  it("refuses a capture beyond a slot also with an Idempotency-Key", async () => {
    const shop = await makeShop(payments);
    const { key } = shop;
    const id = await makePayment(payments, shop.merchant, { amount: 10 });
    await fill(shop, fullest);
    const { status, body } = await send(payments, `POST /transactions/${id}/captures`, {
      key,
      body: { amount: 1 },
      headers: { "idempotency-key": "full" },
    });
    expect([status, body]).toMatchObject(tooBig);
  });

  it("refuses a refund that a slot cannot hold", async () => {
    const shop = await makeShop(payments);
    const id = await makeCapture(payments, shop, { amount: 10 });
    await fill(shop, -fullest);
    const { status, body } = await move(shop, `${id}/refunds`);
    expect([status, body]).toMatchObject(tooBig);
    expect(await ledgerOf(payments, shop).transaction(id)).toMatchObject({ refundedAmount: 0 });
  });

  it("refuses a line of another kind that a slot cannot hold", async () => {
    const shop = await makeShop(payments, { currency: "DKK", bank: { iban } });
    await makeCapture(payments, shop, { amount: 10 });
    const merchantId = shop.merchant.id;
    const paid = await operate<{ payouts: { id: string }[] }>(
      payments,
      "POST /payments/operator/payouts",
      {
        merchantId,
      },
    );
    await fill(shop, fullest);
    const path = `POST /payments/operator/payouts/${paid.body.payouts[0]?.id}/returned` as const;
    const { status, body } = await operate(payments, path);
    expect([status, body]).toMatchObject(tooBig);
  });
});
