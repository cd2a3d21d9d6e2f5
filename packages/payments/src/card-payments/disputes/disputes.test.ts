import type { Reply } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type DisputeBody, ledgerOf, makeCapture, makePricedShop } from "../../../test/ledger.ts";
import { type Shop, send } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
let ledger: ReturnType<typeof ledgerOf>;

beforeAll(async () => {
  payments = await startTestPayments();
  const pricing = { rate: 10_000, flat: 200, dispute: 12_500 };
  shop = await makePricedShop(payments, { currency: "DKK" }, pricing);
  ledger = ledgerOf(payments, shop);
});
afterAll(() => payments.close());

type Answer = Reply<{ dispute: DisputeBody }>;

async function open(body: object, { key } = shop): Promise<Answer> {
  return await send(payments, "POST /disputes", { key, body });
}

async function close(id: string, path: "wins" | "losses"): Promise<Answer> {
  return await send(payments, `POST /disputes/${id}/${path}`, { key: shop.key });
}

async function setUp(amount: number, disputed = amount) {
  const transactionId = await makeCapture(payments, shop, { amount, currency: "EUR" });
  const { body } = await open({ transactionId, amount: disputed });
  return { transactionId, dispute: body.dispute };
}

// The built-in rate: 7.4668 kroner for a euro.
describe("dispute of EUR 100.00 at a merchant in DKK", () => {
  it("takes DKK 746.68 and the fee of DKK 125.00 on opening", async () => {
    const before = await ledger.balance();
    const transactionId = await makeCapture(payments, shop, { amount: 20_000, currency: "EUR" });
    // Captured: 1493.36 less 14.93 (1 %) and 2.00.
    expect((await ledger.balance()) - before).toBe(147_643);
    const reason = { code: 4855, title: "Goods not received" };
    const due = "2031-12-24T18:00:00Z";
    const { status, body } = await open({ transactionId, amount: 10_000, reason, due });
    expect(status).toBe(201);
    expect(body.dispute).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      merchantId: shop.merchant.id,
      transactionId,
      created: expect.any(String),
      amount: 10_000,
      reason,
      due: "2031-12-24T18:00:00.000Z",
      state: "open",
    });
    expect((await ledger.balance()) - before).toBe(147_643 - 87_168);
    const [line] = await ledger.lines();
    expect(line).toMatchObject({ dispute: true, balance: -87_168, fee: 12_500, transactionId });
    expect(line).toMatchObject({ rate: 7.4668, amount: { currency: "EUR", amount: 10_000 } });
    expect(line).not.toHaveProperty("lost");
    const transaction = await ledger.transaction(transactionId);
    expect(transaction).toMatchObject({ disputedAmount: 10_000, refundableAmount: 10_000 });
    expect(transaction.trail.map(({ dispute }) => dispute)).toEqual([undefined]);
  });

  it("costs the fee if the merchant wins", async () => {
    const { transactionId, dispute } = await setUp(10_000);
    const before = await ledger.balance();
    const { status, body } = await close(dispute.id, "wins");
    expect([status, body.dispute]).toEqual([201, { ...dispute, state: "won" }]);
    expect((await ledger.balance()) - before).toBe(74_668);
    const [line] = await ledger.lines();
    expect(line).toMatchObject({ dispute: true, won: true, balance: 74_668, fee: 0, rate: 7.4668 });
    const transaction = await ledger.transaction(transactionId);
    expect(transaction).toMatchObject({ disputedAmount: 0, refundableAmount: 10_000 });
    expect(transaction.trail[1]).toEqual({
      dispute: { id: dispute.id, won: true },
      created: expect.any(String),
      amount: 10_000,
      balance: -12_500,
      fee: { flat: 12_500, rate: 0 },
      descriptor: "Coffee & Jane",
      lineId: line?.id,
    });
  });

  it("costs the amount and the fee if the merchant loses", async () => {
    const { transactionId, dispute } = await setUp(10_000);
    const before = await ledger.balance();
    const { status, body } = await close(dispute.id, "losses");
    expect([status, body.dispute.state]).toEqual([201, "lost"]);
    expect(await ledger.balance()).toBe(before);
    const [line] = await ledger.lines();
    expect(line).toMatchObject({ dispute: true, lost: true, balance: 0, fee: 0, transactionId });
    const transaction = await ledger.transaction(transactionId);
    expect(transaction).toMatchObject({ disputedAmount: 10_000, refundableAmount: 0 });
    expect(transaction.trail[1]).toMatchObject({
      dispute: { id: dispute.id, lost: true },
      balance: -87_168,
      fee: { flat: 12_500, rate: 0 },
      lineId: line?.id,
    });
  });
});

describe("dispute exchange", () => {
  it.each([
    ["EUR", 2, 1_250, 9_334, "9333.5 to the even neighbour above"],
    ["EUR", 2, 3_750, 28_000, "28000.5 to the even neighbour below"],
    ["JPY", 0, 1_000, 4_209, "1000 yen at 177.40 for a euro: 4209.02"],
    ["DKK", 2, 999, 999, "nothing to exchange"],
  ])("from %s (%i decimals) %i gives %i: %s", async (currency, exponent, amount, converted) => {
    const fields = { amount, currency, exponent };
    const transactionId = await makeCapture(payments, shop, fields);
    const { body } = await open({ transactionId, amount });
    expect((await ledger.lines())[0]).toMatchObject({ balance: -converted - 12_500 });
    await close(body.dispute.id, "wins");
    expect((await ledger.lines())[0]).toMatchObject({ balance: converted, fee: 0 });
  });
});

describe("disputable amount", () => {
  const tooMuch = (most: string) => [
    { field: "amount", message: `Can dispute at most EUR ${most}` },
  ];

  it("excludes amounts in open and lost disputes", async () => {
    const { transactionId, dispute } = await setUp(1_000, 300);
    const response = await open({ transactionId, amount: 701 });
    expect([response.status, response.body]).toEqual([400, tooMuch("7.00")]);
    await close(dispute.id, "losses");
    expect((await open({ transactionId, amount: 701 })).status).toBe(400);
    const { body } = await open({ transactionId, amount: 700 });
    expect((await open({ transactionId, amount: 1 })).body).toEqual(tooMuch("0.00"));
    await close(body.dispute.id, "wins");
    expect((await open({ transactionId, amount: 700 })).status).toBe(201);
  });

  it("includes refunded amounts, and leaves nothing refundable", async () => {
    const transactionId = await makeCapture(payments, shop, { amount: 1_000, currency: "EUR" });
    const refund = `POST /transactions/${transactionId}/refunds` as const;
    await send(payments, refund, { key: shop.key, body: { amount: 800 } });
    const { status } = await open({ transactionId, amount: 1_000 });
    expect(status).toBe(201);
    expect(await ledger.transaction(transactionId)).toMatchObject({ refundableAmount: 0 });
    const more = await send(payments, refund, { key: shop.key, body: { amount: 1 } });
    expect(more.status).toBe(400);
  });

  it.each([
    ["amount", { amount: 0 }],
    ["amount", { amount: "100" }],
    ["amount", { amount: 1.5 }],
    ["transactionId", { transactionId: "x" }],
    ["transactionId", { transactionId: newId(7) }],
    ["reason.code", { reason: { code: -1, title: "" } }],
    ["reason.title", { reason: { code: 1 } }],
    ["due", { due: "tomorrow" }],
    ["due", { due: "2016-12-31T23:59:60Z" }],
    ["due", { due: "0000-01-01T00:00:00Z" }],
  ])("requires a valid %s: %j", async (field, change) => {
    const transactionId = await makeCapture(payments, shop, { amount: 1_000, currency: "EUR" });
    const { status, body } = await open({ transactionId, amount: 100, ...change });
    expect([status, body]).toEqual([
      400,
      expect.arrayContaining([{ field, message: expect.any(String) }]),
    ]);
    expect(await ledger.transaction(transactionId)).toMatchObject({ disputedAmount: 0 });
  });

  it("requires a transaction and a date-time", async () => {
    const transactionId = await makeCapture(payments, shop, { amount: 100, currency: "EUR" });
    expect((await open({ transactionId: newId(7), amount: 100 })).body).toEqual([
      { field: "transactionId", message: "must be a transaction" },
    ]);
    expect((await open({ transactionId, amount: 1, due: "0000-01-01T00:00:00Z" })).body).toEqual([
      { field: "due", message: "must be a date and time such as 2031-12-24T18:00:00Z" },
    ]);
  });

  it("accepts a dispute without reason and due date", async () => {
    const { dispute } = await setUp(100);
    expect(dispute.reason).toEqual({ code: 0, title: "Unknown" });
    const days = (Date.parse(dispute.due) - Date.parse(dispute.created)) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
  });
});

describe("concurrent disputes", () => {
  it("one of ten closings succeeds, the others answer 409", async () => {
    const { transactionId, dispute } = await setUp(1_000);
    const paths = Array.from({ length: 10 }, (_, index) => (index % 2 ? "wins" : "losses"));
    const answers = await Promise.all(paths.map((path) => close(dispute.id, path as "wins")));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    expect((await close(dispute.id, "wins")).body).toEqual({
      message: "The dispute is closed already",
    });
    expect((await ledger.transaction(transactionId)).trail).toHaveLength(2);
  });

  it("five of ten disputes of 100 fit into 500", async () => {
    const transactionId = await makeCapture(payments, shop, { amount: 500, currency: "EUR" });
    const opening = Array.from({ length: 10 }, () => open({ transactionId, amount: 100 }));
    const answers = await Promise.all(opening);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.every((status) => [201, 400, 409].includes(status))).toBe(true);
    const message = "A concurrent dispute left too little to dispute";
    for (const { status, body } of answers) if (status === 409) expect(body).toEqual({ message });
    expect(await ledger.transaction(transactionId)).toMatchObject({ disputedAmount: 500 });
  });
});

describe("disputes", () => {
  it("list newest first, per merchant and per transaction", async () => {
    const first = await setUp(100);
    const second = await setUp(100);
    const path = `GET /disputes?filter[merchantId]=${shop.merchant.id}` as const;
    const { key } = shop;
    const all = await send<DisputeBody[]>(payments, `${path}&limit=2`, { key });
    expect(all.body).toEqual([second.dispute, first.dispute]);
    const filter = `&filter[transactionId]=${first.transactionId}`;
    const some = await send(payments, `${path}${filter}&limit=9`, { key });
    expect(some.body).toEqual([first.dispute]);
    const one = await send(payments, `GET /disputes/${first.dispute.id}`, { key });
    expect([one.status, one.body]).toEqual([200, { dispute: first.dispute }]);
  });

  it("list requires a merchant", async () => {
    const { status, body } = await send(payments, "GET /disputes?limit=5", { key: shop.key });
    const field = "filter.merchantId";
    expect([status, body]).toEqual([400, [{ field, message: "is required" }]]);
  });

  it("refuse reporting and closing by apps of a live merchant", async () => {
    const { transactionId, dispute } = await setUp(1_000, 500);
    await sql`update payments.transactions set test = false
      where id = ${transactionId}`.execute(payments.context.db);
    const opened = await open({ transactionId, amount: 100 });
    const closed = await close(dispute.id, "wins");
    expect([opened.status, closed.status]).toEqual([403, 403]);
  });

  it("answer 403 to other merchants' apps and 404 for unknown ids", async () => {
    const { transactionId, dispute } = await setUp(100);
    const stranger = await makePricedShop(payments, {}, { rate: 0, flat: 0, dispute: 0 });
    const { key } = stranger;
    const missing = newId(shardOf(dispute.id));
    const replies = [
      await send(payments, `GET /disputes/${dispute.id}`, { key }),
      await send(payments, `POST /disputes/${dispute.id}/wins`, { key }),
      await open({ transactionId, amount: 1 }, stranger),
      await send(payments, `GET /disputes?limit=1&filter[merchantId]=${shop.merchant.id}`, { key }),
      await send(payments, `GET /disputes/${missing}`, { key }),
      await send(payments, `POST /disputes/${missing}/losses`, { key }),
      await send(payments, `GET /disputes?limit=1&filter[merchantId]=${missing}`, { key }),
      await send(payments, "GET /disputes/nonsense", { key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404, 404, 404, 404]);
  });

  it("return the first response to a repeat with an Idempotency-Key", async () => {
    const transactionId = await makeCapture(payments, shop, { amount: 500, currency: "EUR" });
    const sending = {
      key: shop.key,
      body: { transactionId, amount: 100 },
      headers: { "idempotency-key": newId(1) },
    };
    const first = await send(payments, "POST /disputes", sending);
    const second = await send(payments, "POST /disputes", sending);
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(await ledger.transaction(transactionId)).toMatchObject({ disputedAmount: 100 });
  });
});
