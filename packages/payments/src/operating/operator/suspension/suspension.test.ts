import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { operate } from "../../../../test/ledger.ts";
import { type Json, makePayment, makeShop, pay, type Shop } from "../../../../test/shop.ts";
import { newId } from "../../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
let paid: string;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const none = { payments: false, captures: false, payouts: false, reason: "as it says" };

async function suspend(what: object, of: Shop = shop) {
  const path = `/payments/operator/merchants/${of.merchant.id}/suspension` as const;
  return await operate<Json>(payments, `PUT ${path}`, { ...none, ...what });
}

async function resume(of: Shop = shop) {
  return await operate(
    payments,
    `DELETE /payments/operator/merchants/${of.merchant.id}/suspension`,
  );
}

async function makeBusy(): Promise<void> {
  shop = await makeShop(payments, { bank: { iban: "DE89370400440532013000" } });
  paid = await makePayment(payments, shop.merchant);
  await shop.app.post(`/transactions/${paid}/captures`, { amount: 500 });
}

const move = (kind: string) => shop.app.post(`/transactions/${paid}/${kind}s`, { amount: 10 });
const again = () =>
  shop.app.post(`/merchants/${shop.merchant.id}/transactions`, {
    transactionId: paid,
    currency: "EUR",
    amount: 10,
  });
const payOut = () =>
  operate<Json>(payments, "POST /payments/operator/payouts", { merchantId: shop.merchant.id });

describe("suspended merchant", () => {
  it("from payments: takes none, but captures, refunds, voids and gets payouts", async () => {
    await makeBusy();
    expect((await suspend({ payments: true })).status).toBe(204);
    const response = await pay(payments, shop.merchant);
    expect([response.status, response.body.code]).toEqual([400, "PAYMENT_INTEGRATION_DISABLED"]);
    expect([(await again()).status, (await again()).body.code]).toEqual([400, 27]);
    const page = await shop.app.get(`/pay/?key=${shop.merchant.key}&test=1&currency=EUR&value=1`);
    expect(page.status).not.toBe(200);
    for (const kind of ["capture", "refund", "void"]) expect((await move(kind)).status).toBe(201);
    expect((await payOut()).status).toBe(201);
    expect((await resume()).status).toBe(204);
    expect((await pay(payments, shop.merchant)).status).toBe(201);
    expect((await again()).status).toBe(201);
  });

  it("from captures: captures nothing, and all else works", async () => {
    await makeBusy();
    await suspend({ captures: true });
    const { status, body } = await move("capture");
    expect([status, body]).toEqual([403, { message: expect.stringContaining("capture") }]);
    for (const kind of ["refund", "void"]) expect((await move(kind)).status).toBe(201);
    expect((await pay(payments, shop.merchant)).status).toBe(201);
    await resume();
    expect((await move("capture")).status).toBe(201);
  });

  it("from payouts: gets none and is in no bank file", async () => {
    await makeBusy();
    expect((await payOut()).status).toBe(201);
    await move("capture");
    await suspend({ payouts: true });
    const one = await payOut();
    expect([one.status, one.body.code]).toEqual([409, "payouts_suspended"]);
    const all = await operate<Json>(payments, "POST /payments/operator/payouts", { test: true });
    expect(all.body.refused).toContainEqual({
      merchantId: shop.merchant.id,
      message: "Payouts of the merchant are suspended",
    });
    const debtor = { name: "Frontdesk", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };
    const route = "POST /payments/operator/payout-exports";
    const waiting = async () => {
      const filter = `filter[merchantId]=${shop.merchant.id}`;
      const path = `GET /payments/operator/payouts?limit=9&${filter}` as const;
      const { body } = await operate<Json>(payments, path);
      return body.map(({ state }: Json) => state);
    };
    await operate(payments, route, { debtor, test: true });
    expect(await waiting()).toEqual(["created"]);
    for (const kind of ["capture", "refund", "void"]) expect((await move(kind)).status).toBe(201);
    await resume();
    await operate(payments, route, { debtor, test: true });
    expect(await waiting()).toEqual(["exported"]);
    expect((await payOut()).status).toBe(201);
  });

  it("shows suspended capabilities and the reason until a change or end", async () => {
    await makeBusy();
    const show = async () => {
      const list = "GET /payments/operator/merchants?limit=1";
      return (await operate<Json>(payments, list)).body[0].suspension;
    };
    expect(await show()).toBeNull();
    await suspend({ payments: true, captures: true, reason: "Stolen cards" });
    expect(await show()).toEqual({
      payments: true,
      captures: true,
      payouts: false,
      reason: "Stolen cards",
      since: expect.any(String),
    });
    const { body } = await shop.app.get(`/merchants/${shop.merchant.id}`);
    expect(body.merchant).not.toHaveProperty("suspension");
    expect(body.merchant.claim).toMatchObject({ canChargeCard: false, canRefund: true });
    await suspend({ captures: true });
    expect((await pay(payments, shop.merchant)).status).toBe(201);
    expect((await move("capture")).status).toBe(403);
    await resume();
    expect(await show()).toBeNull();
    expect((await move("capture")).status).toBe(201);
    const path = `GET /payments/operator/actions?limit=9&filter[subject]=${shop.merchant.id}`;
    const { body: actions } = await operate<Json>(payments, path as "GET /");
    expect(actions).toMatchObject([
      { action: "merchant.resume" },
      { action: "merchant.suspend", details: { ...none, captures: true } },
      { action: "merchant.suspend", details: { payments: true, reason: "Stolen cards" } },
    ]);
  });

  it("before approval: still may do nothing after the end", async () => {
    const live = await makeShop(payments, { test: false });
    await suspend({ payments: true, captures: true }, live);
    await resume(live);
    const { body } = await live.app.get(`/merchants/${live.merchant.id}`);
    expect(body.merchant.claim).toMatchObject({ canChargeCard: false, canCapture: false });
  });

  it("stays suspended after an approval", async () => {
    const { updateApproved } = await import("../../../parties/merchants/operated/store.ts");
    const live = await makeShop(payments, { test: false });
    const claims = async () =>
      (await live.app.get(`/merchants/${live.merchant.id}`)).body.merchant.claim;
    await suspend({ payments: true }, live);
    await updateApproved(payments.opened.db, live.merchant.id, new Date());
    expect(await claims()).toMatchObject({ canChargeCard: false, canCapture: true });
    await resume(live);
    expect(await claims()).toMatchObject({ canChargeCard: true, canCapture: true });
    await updateApproved(payments.opened.db, live.merchant.id, new Date());
    const { rows } = await sql<Json>`select suspension from payments.merchants
      where id = ${live.merchant.id}`.execute(payments.opened.db);
    expect(rows).toEqual([{ suspension: null }]);
  });

  it("needs every field, and an existing merchant", async () => {
    await makeBusy();
    const path = `PUT /payments/operator/merchants/${shop.merchant.id}/suspension` as const;
    const { status, body } = await operate<Json>(payments, path, { payments: "yes" });
    const fields = body.map(({ field }: Json) => field).sort();
    expect([status, fields]).toEqual([400, ["captures", "payments", "payouts", "reason"]]);
    const nobody = { ...shop, merchant: { ...shop.merchant, id: newId(9) } };
    expect((await suspend({}, nobody)).status).toBe(404);
    expect((await resume(nobody)).status).toBe(404);
  });
});

describe("payment search of an operator", () => {
  it("finds a payment of any merchant by id", async () => {
    await makeBusy();
    const reply = await operate<Json>(payments, `GET /payments/operator/transactions/${paid}`);
    const { body } = await shop.app.get(`/transactions/${paid}`);
    expect([reply.status, reply.body]).toEqual([200, body]);
    const missing = await operate(payments, `GET /payments/operator/transactions/${newId(1)}`);
    expect(missing.status).toBe(404);
  });
});
