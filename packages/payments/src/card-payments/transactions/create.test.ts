import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  makePayment,
  makeShop,
  type Shop,
  send,
  type TransactionBody,
} from "../../../test/shop.ts";

let payments: TestPayments;
let shop: Shop;
let original: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  original = await makePayment(payments, shop.merchant);
});
afterAll(() => payments.close());

const fields = { currency: "EUR", amount: 200 };

async function create(body: object, of: Shop = shop) {
  return await send<{ transaction: { id: string } }>(
    payments,
    `POST /merchants/${of.merchant.id}/transactions`,
    { key: of.key, body },
  );
}

async function read(id: string, of: Shop = shop): Promise<TransactionBody> {
  const { body } = await send<{ transaction: TransactionBody }>(
    payments,
    `GET /transactions/${id}`,
    { key: of.key },
  );
  return body.transaction;
}

describe("payment from an earlier transaction", () => {
  it.each(["transactionId", "authorizationId"])("succeeds from its %s", async (name) => {
    const custom = { order: 7, nested: { list: [1, "two", null] } };
    const { status, body, text } = await create({ ...fields, [name]: original, custom });
    expect(status).toBe(201);
    expect(text).toBe(`{"transaction":{"id":"${body.transaction.id}"}}\n`);
    expect(await read(body.transaction.id)).toMatchObject({
      merchantId: shop.merchant.id,
      test: true,
      currency: "EUR",
      amount: 200,
      pendingAmount: 200,
      descriptor: "Coffee & Jane",
      card: {
        bin: "410000",
        last4: "0000",
        expiry: "2040-12-31T23:59:59.999Z",
        scheme: "visa",
        code: { present: false },
      },
      custom,
      recurring: true,
      successful: true,
      error: false,
      trail: [],
    });
  });

  it("accepts PHP's empty list for an empty object", async () => {
    const { status } = await create({ ...fields, transactionId: original, custom: [] });
    expect(status).toBe(201);
  });

  it("can be the original of another payment, in another currency", async () => {
    const { body } = await create({ ...fields, transactionId: original, descriptor: "Again" });
    const next = await create({ currency: "JPY", amount: 5, transactionId: body.transaction.id });
    expect(await read(next.body.transaction.id)).toMatchObject({ currency: "JPY", amount: 5 });
    expect((await read(body.transaction.id)).descriptor).toBe("Again");
  });

  it.each([
    ["transactionId", { transactionId: undefined }],
    ["transactionId", { transactionId: "5f0000000000000000000000" }],
    ["transactionId", { transactionId: "zz" }],
    ["transactionId", { transactionId: 7 }],
    ["currency", { currency: undefined }],
    ["currency", { currency: "euro" }],
    ["currency", { currency: "XXX" }],
    ["currency", { currency: "eur" }],
    ["amount", { amount: undefined }],
    ["amount", { amount: 0 }],
    ["amount", { amount: 1.01 }],
    ["amount", { amount: "200" }],
    ["amount", { amount: 100_000_000_000 }],
    ["descriptor", { descriptor: "ø" }],
    ["descriptor", { descriptor: "   " }],
    ["custom", { custom: "text" }],
    ["custom", { custom: [1] }],
    ["custom", { custom: { big: "x".repeat(51 * 1024) } }],
  ])("refuses a bad %s: %o", async (field, change) => {
    const { status, body } = await create({ ...fields, transactionId: original, ...change });
    expect([status, body]).toMatchObject([400, [{ field }]]);
  });

  it("refuses values that match the schema but break a rule", async () => {
    const wordsOf = async (change: object) =>
      (await create({ ...fields, transactionId: original, ...change })).body;
    const id = "5f0000000000000000000000";
    expect(await wordsOf({ transactionId: id })).toEqual([
      { field: "transactionId", message: "must be a successful transaction of this merchant" },
    ]);
    expect(await wordsOf({ transactionId: undefined, cardId: id })).toEqual([
      { field: "cardId", message: "must be a saved card of this merchant" },
    ]);
    expect(await wordsOf({ custom: { big: "x".repeat(51 * 1024) } })).toEqual([
      { field: "custom", message: "must be at most 50 KB as JSON" },
    ]);
  });

  it("reports all problems at once", async () => {
    expect((await create({})).body).toEqual([
      { field: "currency", message: "is required" },
      { field: "amount", message: "is required" },
      { field: "transactionId", message: "is required" },
    ]);
    expect((await create({ currency: "XXX", amount: 0, cardId: "zz" })).body).toMatchObject([
      { field: "cardId" },
      { field: "amount" },
      { field: "currency" },
    ]);
  });

  it("refuses another merchant's transaction, and another app's merchant", async () => {
    const other = await makeShop(payments);
    const foreign = await create({ ...fields, transactionId: original }, other);
    expect([foreign.status, foreign.body]).toMatchObject([400, [{ field: "transactionId" }]]);
    const body = { ...fields, transactionId: original };
    const path = `POST /merchants/${shop.merchant.id}/transactions` as const;
    expect((await send(payments, path, { key: other.key, body })).status).toBe(403);
    const nowhere = await send(payments, "POST /merchants/5f0000000000000000000000/transactions", {
      key: other.key,
      body,
    });
    expect(nowhere.status).toBe(404);
  });

  it("refuses a currency without a rate before asking the acquirer", async () => {
    const { status, body } = await create({ currency: "KWD", amount: 1, transactionId: original });
    expect([status, body]).toMatchObject([400, { code: 1, message: "Invalid currency" }]);
  });

  it("stores a decline as a failed transaction with its error", async () => {
    const own = await makeShop(payments);
    const test = { card: { balance: { currency: "EUR", exponent: 2, value: 1500 } } };
    const id = await makePayment(payments, own.merchant, { amount: 1000, test });
    expect((await create({ ...fields, transactionId: id, amount: 400 }, own)).status).toBe(201);
    const dry = await create({ ...fields, transactionId: id, amount: 400 }, own);
    expect(dry.status).toBe(400);
    expect(dry.body).toMatchObject({
      code: 7,
      message: "Insufficient funds",
      text: "Insufficient funds",
      client: true,
      merchant: false,
    });
    expect(await read(dry.body.transaction.id, own)).toMatchObject({
      successful: false,
      error: { code: 7 },
      recurring: true,
    });
  });

  it("refuses a failed original", async () => {
    const own = await makeShop(payments);
    const test = { card: { balance: { currency: "EUR", exponent: 2, value: 1000 } } };
    const id = await makePayment(payments, own.merchant, { amount: 1000, test });
    const failed = await create({ ...fields, transactionId: id }, own);
    const { status, body } = await create(
      { ...fields, transactionId: failed.body.transaction.id },
      own,
    );
    expect([status, body]).toMatchObject([400, [{ field: "transactionId" }]]);
  });
});

describe("saved card", () => {
  it("makes payments, with a deprecation header", async () => {
    const path = `POST /merchants/${shop.merchant.id}/cards` as const;
    const saved = await send<{ card: { id: string } }>(payments, path, {
      key: shop.key,
      body: { transactionId: original, notes: false },
    });
    expect(saved.status).toBe(201);
    expect(saved.headers).toMatchObject({ deprecation: expect.stringMatching(/^@\d+$/) });
    const { id } = saved.body.card;
    const card = await send(payments, `GET /cards/${id}`, { key: shop.key });
    expect(card.body).toEqual({
      card: {
        id,
        merchantId: shop.merchant.id,
        created: expect.any(String),
        bin: "410000",
        last4: "0000",
        expiry: "2040-12-31T23:59:59.999Z",
        scheme: "visa",
        notes: null,
        deleted: null,
      },
    });
    const paid = await create({ ...fields, transactionId: false, cardId: id });
    expect(paid.status).toBe(201);
    expect(paid.headers.link).toContain('rel="deprecation"');
    const unknown = await create({ ...fields, cardId: "5f0000000000000000000000" });
    expect([unknown.status, unknown.body]).toMatchObject([400, [{ field: "cardId" }]]);
  });

  it("requires a successful transaction of the merchant", async () => {
    const other = await makeShop(payments);
    const foreign = await send(payments, `POST /merchants/${other.merchant.id}/cards`, {
      key: other.key,
      body: { transactionId: original },
    });
    expect([foreign.status, foreign.body]).toMatchObject([400, [{ field: "transactionId" }]]);
  });

  it("refuses merchants without permission to charge saved cards", async () => {
    const own = await makeShop(payments);
    await sql`update payments.merchants set can_save_card = false
      where id = ${own.merchant.id}`.execute(payments.context.db);
    const { status, body } = await send(payments, `POST /merchants/${own.merchant.id}/cards`, {
      key: own.key,
      body: { transactionId: await makePayment(payments, own.merchant) },
    });
    expect([status, body]).toMatchObject([400, { code: 28 }]);
  });
});
