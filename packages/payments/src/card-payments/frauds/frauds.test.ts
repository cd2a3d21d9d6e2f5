import type { Reply } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { makePayment, makeShop, pay, type Shop, send } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import type { Fraud } from "./schema.ts";

type Answer = Reply<{ fraud: Static<typeof Fraud> }>;

let payments: TestPayments;
let shop: Shop;
let transactionId: string;

beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  transactionId = await makePayment(payments, shop.merchant);
});
afterAll(() => payments.close());

async function report(body: object, { key } = shop): Promise<Answer> {
  return await send(payments, "POST /frauds", { key, body });
}

describe("fraud report", () => {
  it("shows its date and reason", async () => {
    const reported = "2026-01-02T03:04:05.678Z";
    const { status, body } = await report({ transactionId, reason: 6, reported });
    expect(status).toBe(201);
    expect(body.fraud).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      merchantId: shop.merchant.id,
      transactionId,
      created: expect.any(String),
      reported,
      reason: 6,
    });
    const read = await send(payments, `GET /frauds/${body.fraud.id}`, { key: shop.key });
    expect([read.status, read.body]).toEqual([200, body]);
  });

  it("omits unknown fields, and accepts reason 0", async () => {
    const bare = await report({ transactionId });
    expect(Object.keys(bare.body.fraud)).toEqual(["id", "merchantId", "transactionId", "created"]);
    expect((await report({ transactionId, reason: 0 })).body.fraud.reason).toBe(0);
  });

  it("moves no money", async () => {
    const { rows } = await sql`select 1 from payments.lines`.execute(payments.context.db);
    expect(rows).toEqual([]);
  });

  it.each([
    ["reason", { reason: 9 }],
    ["reason", { reason: -1 }],
    ["reason", { reason: "6" }],
    ["reported", { reported: "yesterday" }],
    ["reported", { reported: "1969-12-31T23:59:59Z" }],
    ["transactionId", { transactionId: newId(3) }],
    ["transactionId", { transactionId: undefined }],
  ])("requires a valid %s: %j", async (field, change) => {
    const { status, body } = await report({ transactionId, ...change });
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it("requires a successful transaction", async () => {
    await pay(payments, shop.merchant, { number: "4100000000000008" });
    const failed = `GET /merchants/${shop.merchant.id}/transactions?limit=1` as const;
    const { body } = await send<{ id: string }[]>(payments, failed, { key: shop.key });
    const answer = await report({ transactionId: body[0]?.id });
    expect([answer.status, answer.body]).toEqual([
      400,
      [{ field: "transactionId", message: "must be a successful transaction" }],
    ]);
  });

  it("list is newest first, per merchant or transaction", async () => {
    const other = await makePayment(payments, shop.merchant);
    const first = await report({ transactionId: other, reason: 1 });
    const second = await report({ transactionId, reason: 2 });
    const path = `GET /frauds?filter[merchantId]=${shop.merchant.id}&limit=2` as const;
    const all = await send(payments, path, { key: shop.key });
    expect(all.body).toEqual([second.body.fraud, first.body.fraud]);
    const some = await send(payments, `${path}&filter[transactionId]=${other}`, { key: shop.key });
    expect(some.body).toEqual([first.body.fraud]);
    const bare = await send(payments, "GET /frauds?limit=2", { key: shop.key });
    const field = "filter.merchantId";
    expect([bare.status, bare.body]).toEqual([400, [{ field, message: "is required" }]]);
  });

  it("is accessible to the merchant's own apps only", async () => {
    const { body } = await report({ transactionId });
    const { key } = await makeShop(payments);
    const missing = newId(shardOf(transactionId));
    const replies = [
      await send(payments, `GET /frauds/${body.fraud.id}`, { key }),
      await send(payments, `GET /frauds?limit=1&filter[merchantId]=${shop.merchant.id}`, { key }),
      await send(payments, "POST /frauds", { key, body: { transactionId } }),
      await send(payments, `GET /frauds/${missing}`, { key }),
      await send(payments, `GET /frauds/${body.fraud.id}`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 404, 401]);
  });

  it("on a live merchant requires an operator", async () => {
    const live = await makePayment(payments, shop.merchant);
    await sql`update payments.transactions set test = false
      where id = ${live}`.execute(payments.context.db);
    expect((await report({ transactionId: live })).status).toBe(403);
    const answer: Answer = await operate(payments, "POST /payments/operator/frauds", {
      transactionId: live,
    });
    expect([answer.status, answer.body.fraud.transactionId]).toEqual([201, live]);
  });
});
