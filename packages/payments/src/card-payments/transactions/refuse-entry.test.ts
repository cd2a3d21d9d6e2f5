import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makePricedShop } from "../../../test/ledger.ts";
import { makePayment, type Shop, send } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { refuseEntry } from "./refuse-entry.ts";

let payments: TestPayments;
let shop: Shop;
let ledger: ReturnType<typeof ledgerOf>;

beforeAll(async () => {
  payments = await startTestPayments();
  const pricing = { rate: 10_000, flat: 25, dispute: 0 };
  shop = await makePricedShop(payments, { currency: "DKK" }, pricing);
  ledger = ledgerOf(payments, shop);
});
afterAll(() => payments.close());

async function move(id: string, path: string, amount: number): Promise<void> {
  const body = { amount };
  const { status } = await send(payments, `POST /transactions/${id}/${path}`, {
    key: shop.key,
    body,
  });
  expect(status).toBe(201);
}

async function lastEntry(transactionId: string): Promise<{ shard: number; entryId: string }> {
  const { rows } = await sql<{ shard: number; entryId: string }>`
    select shard, id as "entryId" from payments.entries
    where shard = ${shardOf(transactionId)} and transaction_id = ${transactionId}
    order by id desc limit 1`.execute(payments.context.db);
  return rows[0]!;
}

async function setUp(): Promise<string> {
  return await makePayment(payments, shop.merchant, { amount: 10_000, currency: "EUR" });
}

async function findings() {
  const matches = (await reconcile(payments.context)).findings;
  return matches.filter(({ check }) => check !== "instructions");
}

describe("entry refused by the acquirer", () => {
  it("returns a capture's amount and fee", async () => {
    const id = await setUp();
    const before = await ledger.balance();
    await move(id, "captures", 5_000);
    // 373.34 less 3.73 and 0.25.
    expect((await ledger.balance()) - before).toBe(36_936);
    await refuseEntry(payments.context, await lastEntry(id));
    expect(await ledger.balance()).toBe(before);
    const transaction = await ledger.transaction(id);
    expect(transaction).toMatchObject({ capturedAmount: 0, pendingAmount: 10_000 });
    expect(transaction.trail).toMatchObject([{ capture: true, failed: true, balance: 36_936 }]);
    const [line] = await ledger.lines();
    expect(line).toMatchObject({
      capture: true,
      balance: -36_936,
      fee: 0,
      description: "Capture refused by the acquirer, its fee given back",
      transactionId: id,
      amount: { currency: "EUR", amount: 5_000 },
      rate: 7.4668,
    });
    expect(await findings()).toEqual([]);
  });

  it("returns a refund's amount", async () => {
    const id = await setUp();
    await move(id, "captures", 5_000);
    const before = await ledger.balance();
    await move(id, "refunds", 2_000);
    await refuseEntry(payments.context, await lastEntry(id));
    expect(await ledger.balance()).toBe(before);
    const transaction = await ledger.transaction(id);
    expect(transaction).toMatchObject({ refundedAmount: 0, refundableAmount: 5_000 });
    const description = "Refund refused by the acquirer";
    expect((await ledger.lines())[0]).toMatchObject({ refund: true, balance: 14_934, description });
    expect(await findings()).toEqual([]);
  });

  it("returns a void's amount, without a line", async () => {
    const id = await setUp();
    await move(id, "voids", 4_000);
    const lines = await ledger.lines();
    await refuseEntry(payments.context, await lastEntry(id));
    const transaction = await ledger.transaction(id);
    expect(transaction).toMatchObject({ voidedAmount: 0, pendingAmount: 10_000 });
    expect(transaction.trail).toMatchObject([{ void: true, failed: true }]);
    expect(await ledger.lines()).toEqual(lines);
    expect(await findings()).toEqual([]);
  });

  it("is reversed once under repeated requests", async () => {
    const id = await setUp();
    await move(id, "captures", 5_000);
    const entry = await lastEntry(id);
    const before = await ledger.balance();
    await Promise.all(Array.from({ length: 5 }, () => refuseEntry(payments.context, entry)));
    expect((await ledger.balance()) - before).toBe(-36_936);
    expect(await ledger.transaction(id)).toMatchObject({ capturedAmount: 0 });
  });

  it("leaves the transaction usable and its responses complete", async () => {
    const id = await setUp();
    await move(id, "captures", 5_000);
    await refuseEntry(payments.context, await lastEntry(id));
    const body = { amount: 10_000 };
    const answer = await send(payments, `POST /transactions/${id}/captures`, {
      key: shop.key,
      body,
    });
    expect(answer.body).toEqual({ transaction: await ledger.transaction(id) });
    expect((await ledger.transaction(id)).trail).toHaveLength(2);
  });

  it.each([
    ["refunded", "refunds", "2000 of 5000 is refunded"],
    ["disputed", "disputes", "2000 of 5000 is disputed"],
  ])(
    "stays a capture while part of it is %s, and reports the obstacle",
    async (_word, path, message) => {
      const id = await setUp();
      await move(id, "captures", 5_000);
      const entry = await lastEntry(id);
      if (path === "refunds") await move(id, path, 2_000);
      else {
        const dispute = { key: shop.key, body: { transactionId: id, amount: 2_000 } };
        await send(payments, "POST /disputes", dispute);
      }
      const before = await ledger.transaction(id);
      await expect(refuseEntry(payments.context, entry)).rejects.toThrow(message);
      expect(await ledger.transaction(id)).toEqual(before);
    },
  );

  it("with an unknown id is an error", async () => {
    const missing = { shard: 1, entryId: newId(1) };
    await expect(refuseEntry(payments.context, missing)).rejects.toThrow("there is no entry");
  });
});
