import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { findingsIn } from "../../../test/reconciling.ts";
import type { Json } from "../../../test/shop.ts";

let payments: TestPayments;
let shop: Checkout;

beforeAll(async () => {
  const now = () => new Date("2026-06-15T12:00:00Z");
  payments = await startTestPayments({ settings: behindProxy, now });
  shop = await makeCheckout(payments);
});
afterAll(() => payments.close());

async function paid(more: object, card?: object): Promise<string> {
  const { status, body, text } = await shop.customer.pay(await shop.order(more, card));
  expect({ status, text }).toMatchObject({ status: 201 });
  return body.authorizationId;
}

async function read(id: string): Promise<Json> {
  return (await shop.app.get(`/transactions/${id}`)).body.transaction;
}

async function again(from: object, amount = 300) {
  const body = { ...from, currency: "EUR", amount };
  return await shop.app.post(`/merchants/${shop.merchant.id}/transactions`, body);
}

const monthly = [
  { amount: eur(500), scheduled: "2026-07-01" },
  {
    amount: { currency: "JPY", exponent: 2, value: 90_000 },
    repeat: { first: "2026-08-01T00:00:00+02:00", interval: { unit: "month" } },
  },
];

describe("customer's agreement", () => {
  it("appears with the transaction and in the list", async () => {
    const id = await paid({ plan: monthly, unplanned: { costumer: true, merchant: false } });
    const transaction = await read(id);
    const { repeat } = monthly[1]!;
    expect(transaction).toMatchObject({
      plan: [monthly[0], { amount: { currency: "JPY", exponent: 0, value: 900 }, repeat }],
      unplanned: { customer: true },
    });
    expect(transaction.unplanned).toEqual({ customer: true });
    expect(await shop.transactions()).toContainEqual(transaction);
  });

  it("is absent without consent, and on later payments", async () => {
    const plain = await read(await paid({}));
    const { body } = await again({ transactionId: await paid({ unplanned: { merchant: true } }) });
    for (const transaction of [plain, await read(body.transaction.id)]) {
      expect(transaction).not.toHaveProperty("plan");
      expect(transaction).not.toHaveProperty("unplanned");
    }
  });

  it("is stored with a declined payment", async () => {
    const test = { card: { status: "lost" } };
    const order = await shop.order({ test, unplanned: { merchant: true } });
    expect((await shop.customer.pay(order)).status).toBe(400);
    const [newest] = await shop.transactions();
    expect(newest).toMatchObject({ successful: false, unplanned: { merchant: true } });
  });

  it("is refused if invalid, before a request to the acquirer or the use of a token", async () => {
    const order = await shop.order({ plan: [{ amount: eur(1), scheduled: "2026-06-01" }] });
    const before = await shop.transactions();
    expect((await shop.customer.pay(order)).body).toEqual({
      code: "REQUEST_INVALID",
      message: "plan.0 must not be in the past",
    });
    expect(await shop.transactions()).toEqual(before);
    const sensible = { ...order, plan: [{ amount: eur(1), scheduled: "2026-07-01" }] };
    expect((await shop.customer.pay(sensible)).status).toBe(201);
  });

  it("is stored once for concurrent orders, and not validated again on a repeat", async () => {
    const order = await shop.order({ plan: monthly });
    const answers = await Promise.all([shop.customer.pay(order), shop.customer.pay(order)]);
    const first = answers.find(({ status }) => status === 201);
    const repeated = await shop.customer.pay(order);
    expect(repeated.body).toEqual(first?.body);
    const ids = (await shop.transactions()).map(({ id }: Json) => id);
    expect(ids.filter((id: string) => id === repeated.body.authorizationId)).toHaveLength(1);
  });
});

describe.each<[string, object]>([
  ["an ordinary payment", {}],
  ["a card that was verified for nothing", { amount: undefined }],
  ["a verified card with a plan", { amount: undefined, plan: monthly }],
  ["a plan", { plan: monthly }],
  ["leave to start payments", { unplanned: { merchant: true } }],
  [
    "a link for recurring payments",
    { unplanned: { merchant: true }, text: "Kept", reference: "7" },
  ],
])("agreement from %s", (_title, more) => {
  it("lets the merchant make and capture further payments", async () => {
    const { status, body } = await again({ transactionId: await paid(more) });
    expect(status).toBe(201);
    const { id } = body.transaction;
    const captured = await shop.app.post(`/transactions/${id}/captures`, { amount: 300 });
    expect(captured.body.transaction).toMatchObject({ capturedAmount: 300, recurring: true });
  });

  it("lets the merchant save and charge a card", async () => {
    const path = `/merchants/${shop.merchant.id}/cards`;
    const { card } = (await shop.app.post(path, { transactionId: await paid(more) })).body;
    expect((await again({ cardId: card.id })).status).toBe(201);
  });
});

describe("verified card", () => {
  const nothing = { amount: undefined };

  it("has nothing to capture, void, refund or dispute", async () => {
    const id = await paid(nothing);
    expect(await read(id)).toMatchObject({ amount: 0, pendingAmount: 0, successful: true });
    for (const [path, word] of [
      ["captures", "capture"],
      ["voids", "void"],
      ["refunds", "refund"],
    ]) {
      const { status, body } = await shop.app.post(`/transactions/${id}/${path}`, { amount: 1 });
      const message = `Can ${word} at most EUR 0.00`;
      expect({ status, body }).toEqual({ status: 400, body: [{ field: "amount", message }] });
    }
    const dispute = { transactionId: id, amount: 1 };
    expect((await shop.app.post("/disputes", dispute)).status).toBe(400);
  });

  it("passes with a limit and a balance below any price", async () => {
    const cent = { currency: "JPY", exponent: 0, value: 1 };
    const id = await paid({ ...nothing, test: { card: { limit: cent, balance: cent } } });
    expect((await again({ transactionId: id })).body).toMatchObject({ code: 7 });
  });

  it("leaves a balance unchanged", async () => {
    const test = { card: { balance: eur(300) } };
    const id = await paid({ ...nothing, test }, await shop.customer.card("4100000000000901"));
    expect((await again({ transactionId: id }, 300)).status).toBe(201);
    expect((await again({ transactionId: id }, 1)).body).toMatchObject({ code: 7 });
  });

  it("is declined like a payment", async () => {
    const order = await shop.order({ ...nothing, test: { card: { status: "expired" } } });
    expect((await shop.customer.pay(order)).body).toMatchObject({ code: "PAYMENT_CARD_EXPIRED" });
    const [{ id }] = await shop.transactions();
    expect((await again({ transactionId: id })).status).toBe(400);
  });

  it("uses the merchant's currency, even without decimals", async () => {
    const forint = await makeCheckout(payments, { currency: "HUF" });
    const { body } = await forint.customer.pay(await forint.order(nothing));
    expect(await forint.transactions()).toMatchObject([
      { id: body.authorizationId, currency: "HUF", amount: 0 },
    ]);
  });
});

it("payments with agreements: reconcile finds nothing", async () => {
  expect(await findingsIn(payments, { merchantId: shop.merchant.id })).toEqual([]);
});
