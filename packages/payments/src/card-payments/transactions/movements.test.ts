import type { Reply } from "@frontdesk/platform/test/harness";
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
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

type OperationReply = Reply<{ transaction: TransactionBody }>;

async function move(path: string, body: object): Promise<OperationReply> {
  return await send(payments, `POST /transactions/${path}`, { key: shop.key, body });
}

async function read(id: string): Promise<TransactionBody> {
  const { body } = await send<{ transaction: TransactionBody }>(
    payments,
    `GET /transactions/${id}`,
    { key: shop.key },
  );
  return body.transaction;
}

describe("capture, refund and void", () => {
  it("move an amount between buckets and answer like a GET", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const captured = await move(`${id}/captures`, { amount: 700, currency: "EUR" });
    expect(captured.status).toBe(201);
    expect(captured.body.transaction).toEqual(await read(id));
    await move(`${id}/refunds`, { amount: 200, descriptor: "Sorry" });
    const { body } = await move(`${id}/voids`, { amount: 250 });
    expect(body.transaction).toEqual(await read(id));
    expect(body.transaction).toMatchObject({
      amount: 1000,
      pendingAmount: 50,
      capturedAmount: 700,
      refundedAmount: 200,
      voidedAmount: 250,
      disputedAmount: 0,
      refundableAmount: 500,
      successful: true,
      error: false,
      recurring: false,
    });
    expect(body.transaction.trail).toEqual([
      {
        capture: true,
        created: expect.any(String),
        amount: 700,
        balance: 700,
        fee: { flat: 0, rate: 0 },
        descriptor: "Coffee & Jane",
        lineId: expect.any(String),
      },
      {
        refund: true,
        created: expect.any(String),
        amount: 200,
        balance: -200,
        fee: { flat: 0, rate: 0 },
        descriptor: "Sorry",
        lineId: expect.any(String),
      },
      {
        void: true,
        created: expect.any(String),
        amount: 250,
        balance: 0,
        fee: { flat: 0, rate: 0 },
        descriptor: "Coffee & Jane",
      },
    ]);
  });

  it("write one line each, and the balance is their sum", async () => {
    const own = await makeShop(payments);
    const id = await makePayment(payments, own.merchant, { amount: 1000 });
    const { key } = own;
    await send(payments, `POST /transactions/${id}/captures`, { key, body: { amount: 900 } });
    await send(payments, `POST /transactions/${id}/refunds`, { key, body: { amount: 100 } });
    const lines = await send<{ balance: number; transactionId: string }[]>(
      payments,
      `GET /merchants/${own.merchant.id}/lines?limit=10`,
      { key },
    );
    expect(lines.body).toMatchObject([
      { refund: true, balance: -100, transactionId: id },
      { capture: true, balance: 900, transactionId: id, amount: { currency: "EUR", amount: 900 } },
    ]);
    const merchant = await send(payments, `GET /merchants/${own.merchant.id}`, { key });
    expect(merchant.body).toMatchObject({ merchant: { balance: 800 } });
  });

  it.each([
    ["captures", { amount: 301 }, "amount", "Can capture at most EUR 3.00"],
    ["voids", { amount: 301 }, "amount", "Can void at most EUR 3.00"],
    ["refunds", { amount: 1 }, "amount", "Can refund at most EUR 0.00"],
    [
      "captures",
      { amount: 1, currency: "USD" },
      "currency",
      "must be EUR, the currency of the transaction",
    ],
  ])("refuse %s of %o", async (path, body, field, message) => {
    const id = await makePayment(payments, shop.merchant, { amount: 300 });
    const operation = await move(`${id}/${path}`, body);
    expect([operation.status, operation.body]).toEqual([400, [{ field, message }]]);
    expect((await read(id)).trail).toEqual([]);
  });

  it.each([
    [{}],
    [{ amount: 0 }],
    [{ amount: -1 }],
    [{ amount: 1.5 }],
    [{ amount: "100" }],
    [{ amount: 1e21 }],
    [{ amount: 99_999_999_999 + 1 }],
    [{ amount: true }],
    [{ amount: null }],
  ])("refuse the amount in %o", async (body) => {
    const id = await makePayment(payments, shop.merchant);
    for (const path of ["captures", "refunds", "voids"]) {
      const { status, body: problems } = await move(`${id}/${path}`, body);
      expect([path, status]).toEqual([path, 400]);
      expect(problems).toMatchObject([{ field: "amount" }]);
    }
    expect((await read(id)).trail).toEqual([]);
  });

  it.each(["", "Kärlek", "x".repeat(23), "a\nb"])(
    "refuse or ignore the descriptor %j",
    async (descriptor) => {
      const id = await makePayment(payments, shop.merchant);
      const { status, body } = await move(`${id}/captures`, { amount: 1, descriptor });
      if (descriptor === "") expect(body.transaction.trail[0]?.descriptor).toBe("Coffee & Jane");
      else expect([status, body]).toMatchObject([400, [{ field: "descriptor" }]]);
    },
  );

  it("refuse a failed transaction", async () => {
    const own = await makeShop(payments);
    const { pay } = await import("../../../test/shop.ts");
    await pay(payments, own.merchant, { number: "4100000000000007" });
    const list = await send<TransactionBody[]>(
      payments,
      `GET /merchants/${own.merchant.id}/transactions?limit=5`,
      { key: own.key },
    );
    const [failed] = list.body;
    expect(failed).toMatchObject({
      successful: false,
      error: { code: 7, message: "Insufficient funds", client: true, merchant: false },
      pendingAmount: 0,
    });
    const body = { amount: 1 };
    const response = await send(payments, `POST /transactions/${failed?.id}/captures`, {
      key: own.key,
      body,
    });
    expect(response.status).toBe(400);
  });
});

describe("exchange at capture", () => {
  it("uses the day's rate, rounds half to even and stores the rate on the line", async () => {
    const own = await makeShop(payments, { currency: "DKK" });
    const id = await makePayment(payments, own.merchant, { amount: 1001, currency: "EUR" });
    const { key } = own;
    const captured = await send<{ transaction: TransactionBody }>(
      payments,
      `POST /transactions/${id}/captures`,
      { key, body: { amount: 1001 } },
    );
    // 10.01 EUR at 7.4668 are 74.742668 DKK.
    const [entry] = captured.body.transaction.trail;
    expect(entry).toMatchObject({ amount: 1001, balance: 7474 });
    const line = await send(payments, `GET /lines/${entry?.lineId}`, { key });
    expect(line.body).toMatchObject({ balance: 7474, amount: { currency: "EUR", amount: 1001 } });
    expect(JSON.stringify(line.body)).toContain("7.4668");
  });

  it("handles currencies without decimals", async () => {
    const own = await makeShop(payments, { currency: "USD" });
    const payment = { amount: 1000, currency: "JPY", exponent: 0 };
    const id = await makePayment(payments, own.merchant, payment);
    const { body } = await send<{ transaction: TransactionBody }>(
      payments,
      `POST /transactions/${id}/captures`,
      { key: own.key, body: { amount: 1000 } },
    );
    // 1000 JPY / 177.40 * 1.1611 are 6.545096 USD.
    expect(body.transaction.trail[0]?.balance).toBe(655);
  });

  it("charges flat and percentage fees on capture, and returns none on refund", async () => {
    const own = await makeShop(payments);
    await sql`update payments.merchants set fee_rate_ppm = 12500, fee_flat = 25
      where id = ${own.merchant.id}`.execute(payments.context.db);
    const id = await makePayment(payments, own.merchant, { amount: 1000 });
    const { key } = own;
    await send(payments, `POST /transactions/${id}/captures`, { key, body: { amount: 1000 } });
    const { body } = await send<{ transaction: TransactionBody }>(
      payments,
      `POST /transactions/${id}/refunds`,
      { key, body: { amount: 1000 } },
    );
    // 1.25 % of 10.00 are 12.5 cents: half to even.
    expect(body.transaction.trail).toMatchObject([
      { balance: 963, fee: { flat: 25, rate: 12 } },
      { balance: -1000, fee: { flat: 0, rate: 0 } },
    ]);
    const merchant = await send(payments, `GET /merchants/${own.merchant.id}`, { key });
    expect(merchant.body).toMatchObject({ merchant: { balance: -37 } });
  });
});

describe("concurrent operations", () => {
  it("never exceed the available amount", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 500 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => move(`${id}/captures`, { amount: 100 })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.every((status) => [201, 400, 409].includes(status))).toBe(true);
    const message = "Another request came first: too little is left to capture";
    for (const { status, body } of answers) if (status === 409) expect(body).toEqual({ message });
    const transaction = await read(id);
    expect([transaction.capturedAmount, transaction.trail.length]).toEqual([500, 5]);
    const last = answers.filter(({ status }) => status === 201).map(({ body }) => body.transaction);
    expect(last.some(({ trail }) => trail.length === 5)).toBe(true);
    for (const { trail, capturedAmount } of last) {
      expect(trail.reduce((sum, { amount }) => sum + amount, 0)).toBe(capturedAmount);
    }
  });

  it("mix captures, voids and refunds without lost updates", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(`${id}/captures`, { amount: 300 });
    const paths = Array.from(
      { length: 30 },
      (_, index) => ["captures", "voids", "refunds"][index % 3],
    );
    const answers = await Promise.all(paths.map((path) => move(`${id}/${path}`, { amount: 90 })));
    const done = (path: string) =>
      answers.filter(({ status }, index) => status === 201 && paths[index] === path).length * 90;
    const transaction = await read(id);
    expect(transaction).toMatchObject({
      capturedAmount: 300 + done("captures"),
      voidedAmount: done("voids"),
      refundedAmount: done("refunds"),
    });
    expect(transaction.pendingAmount).toBeGreaterThanOrEqual(0);
    expect(transaction.refundedAmount).toBeLessThanOrEqual(transaction.capturedAmount);
  });
});
