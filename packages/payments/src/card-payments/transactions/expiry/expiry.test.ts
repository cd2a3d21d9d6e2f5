import type { Reply } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { ledgerOf, operate } from "../../../../test/ledger.ts";
import { makePayment, makeShop, type Shop, send } from "../../../../test/shop.ts";
import type { Acquirer } from "../../../acquiring/port/acquirer.ts";
import { shardOf } from "../../../core/ids.ts";
import { reconcile } from "../../../operating/reconcile/reconcile.ts";
import { refuseEntry } from "../refuse-entry.ts";
import { expireAuthorizations } from "./expire.ts";

let payments: TestPayments;
let shop: Shop;
let daysLater = 0;
const messages: number[] = [];
const dayMs = 24 * 60 * 60 * 1000;
const later = () => new Date(Date.now() + daysLater * dayMs);

beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => ({ test: listening(simulator) }),
    now: later,
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  daysLater = 0;
  shop = await makeShop(payments);
});

function listening(acquirer: Acquirer): Acquirer {
  return {
    ...acquirer,
    void: async (instruction) => {
      messages.push(instruction.amount);
      return await acquirer.void(instruction);
    },
  };
}

async function setDays(authorizationDays: number | null): Promise<Reply<unknown>> {
  const path = `PUT /payments/operator/merchants/${shop.merchant.id}/expiry` as const;
  return await operate(payments, path, { authorizationDays });
}

async function move(id: string, path: string, amount: number): Promise<Reply<unknown>> {
  const route = `POST /transactions/${id}/${path}` as const;
  return await send(payments, route, { key: shop.key, body: { amount } });
}

async function expireAfter(days: number): Promise<void> {
  daysLater = days;
  await expireAuthorizations(payments.context);
}

const read = (id: string) => ledgerOf(payments, shop).transaction(id);

async function refuseLast(id: string, kind: string): Promise<void> {
  const shard = shardOf(id);
  const { rows } = await sql<{ id: string }>`select id from payments.entries
    where shard = ${shard} and transaction_id = ${id} and kind = ${kind}
    order by id desc limit 1`.execute(payments.context.db);
  await refuseEntry(payments.context, { shard, entryId: rows[0]!.id });
}

describe("authorisation expiry", () => {
  it("is off until an operator sets the days", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await expireAfter(400);
    expect(await read(id)).toMatchObject({ pendingAmount: 1000, trail: [] });
    daysLater = 0;
    await setDays(7);
    await setDays(null);
    await expireAfter(400);
    expect((await move(id, "captures", 1)).status).toBe(201);
  });

  it("voids the pending amount after the days, and notes it in the trail", async () => {
    await setDays(7);
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const whole = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 300);
    await move(whole, "captures", 1000);
    await expireAfter(6.9);
    expect(await read(id)).toMatchObject({ pendingAmount: 700 });
    await expireAfter(7.1);
    const transaction = await read(id);
    expect(transaction).toMatchObject({ pendingAmount: 0, capturedAmount: 300, voidedAmount: 700 });
    expect(transaction.trail[1]).toMatchObject({
      void: true,
      expired: true,
      amount: 700,
      balance: 0,
    });
    expect(transaction.trail[0]).not.toHaveProperty("expired");
    expect((await read(whole)).trail).toHaveLength(1);
    await expect.poll(() => messages).toContain(700);
  });

  it("refuses later captures and names the day, but allows refunds", async () => {
    await setDays(1);
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 300);
    await expireAfter(2);
    const message = `the authorisation expired on ${later().toISOString().slice(0, 10)}`;
    const { status, body } = await move(id, "captures", 1);
    expect([status, body]).toEqual([400, [{ field: "amount", message }]]);
    expect((await move(id, "refunds", 300)).status).toBe(201);
  });

  it("checks each authorisation once, and voids once in concurrent runs", async () => {
    await setDays(1);
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    daysLater = 2;
    await Promise.all([1, 2, 3].map(() => expireAuthorizations(payments.context)));
    await expireAfter(3);
    expect((await read(id)).trail).toHaveLength(1);
    const { findings } = await reconcile(payments.context);
    expect(findings.filter(({ check }) => !check.endsWith("instructions"))).toEqual([]);
  });

  it("voids an amount pending again after a refused capture, and stays expired", async () => {
    await setDays(1);
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "captures", 300);
    await expireAfter(2);
    await refuseLast(id, "capture");
    expect(await read(id)).toMatchObject({ pendingAmount: 300 });
    expect((await move(id, "captures", 300)).status).toBe(400);
    await expireAfter(2);
    expect(await read(id)).toMatchObject({ pendingAmount: 0, voidedAmount: 1000 });
  });

  it("expires an amount pending again after a late refusal of its void", async () => {
    await setDays(1);
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await move(id, "voids", 400);
    await move(id, "captures", 600);
    await expireAfter(2);
    await refuseLast(id, "void");
    expect(await read(id)).toMatchObject({ pendingAmount: 400 });
    await expireAfter(2);
    expect(await read(id)).toMatchObject({ pendingAmount: 0, voidedAmount: 400 });
    const message = `the authorisation expired on ${later().toISOString().slice(0, 10)}`;
    expect((await move(id, "captures", 400)).body).toEqual([{ field: "amount", message }]);
  });

  it("leaves the authorisation open if the acquirer refuses the void", async () => {
    await setDays(1);
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    await expireAfter(2);
    await refuseLast(id, "void");
    expect((await read(id)).trail).toMatchObject([{ void: true, expired: true, failed: true }]);
    expect((await move(id, "captures", 1000)).status).toBe(201);
  });
});

describe("authorizationDays", () => {
  it("appears to operators, and accepts 1 to 365", async () => {
    expect((await setDays(30)).status).toBe(204);
    const path = "GET /payments/operator/merchants?limit=1" as const;
    expect((await operate(payments, path)).body).toMatchObject([
      { id: shop.merchant.id, authorizationDays: 30 },
    ]);
    for (const wrong of [0, 366, 1.5, -1]) expect((await setDays(wrong)).status).toBe(400);
  });

  it("is checked every hour", async () => {
    const { rows } = await sql<{ cron: string }>`select cron from jobs.schedule
      where name = 'payments-expiry'`.execute(payments.context.db);
    expect(rows).toEqual([{ cron: "17 * * * *" }]);
  });
});
