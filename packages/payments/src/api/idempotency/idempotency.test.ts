import { track } from "@frontdesk/database/commit-tracking";
import type { Database } from "@frontdesk/database/database";
import { onPostgres } from "@frontdesk/database/testing";
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
import { createTransaction } from "../../card-payments/transactions/create.ts";
import { shardOf } from "../../core/ids.ts";
import { byOperators } from "../../parties/merchants/roles/repeats.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

async function post(path: string, body: object, idempotencyKey: string) {
  return await postAs(shop, path, { body, idempotencyKey });
}

async function postAs(
  { key }: Shop,
  path: string,
  { body, idempotencyKey }: { body: object; idempotencyKey: string },
) {
  return await send<{ transaction: TransactionBody }>(payments, `POST ${path}`, {
    key,
    body,
    headers: { "idempotency-key": idempotencyKey },
  });
}

async function countTransactions(): Promise<number> {
  const path = `GET /merchants/${shop.merchant.id}/transactions?limit=1000` as const;
  return (await send<unknown[]>(payments, path, { key: shop.key })).body.length;
}

describe("repeated capture", () => {
  it("gets the first response byte for byte and captures once", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const path = `/transactions/${id}/captures`;
    const first = await post(path, { amount: 100, descriptor: "One" }, "capture-1");
    const again = await post(`${path}/`, { descriptor: "One", amount: 100 }, "capture-1");
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    const { body } = await post(path, { amount: 100 }, "capture-2");
    expect(body.transaction.capturedAmount).toBe(200);
  });

  it("is refused with another body", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const path = `/transactions/${id}/captures`;
    await post(path, { amount: 100 }, "reused");
    const reused = await post(path, { amount: 101 }, "reused");
    expect([reused.status, reused.body]).toMatchObject([400, { code: "idempotency_key_reused" }]);
  });

  it("gets the same refusal, even if it would succeed by now", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const refund = `/transactions/${id}/refunds`;
    const response = await post(refund, { amount: 50 }, "refund-1");
    expect(response.status).toBe(400);
    await post(`/transactions/${id}/captures`, { amount: 100 }, "then-captured");
    const again = await post(refund, { amount: 50 }, "refund-1");
    expect([again.status, again.text]).toEqual([response.status, response.text]);
  });

  it("is separate per app, method and path", async () => {
    const one = await makePayment(payments, shop.merchant, { amount: 1000 });
    const two = await makePayment(payments, shop.merchant, { amount: 1000 });
    await post(`/transactions/${one}/captures`, { amount: 100 }, "shared");
    const other = await post(`/transactions/${two}/captures`, { amount: 100 }, "shared");
    expect(other.body.transaction).toMatchObject({ id: two, capturedAmount: 100 });
  });

  it("runs once for ten parallel calls", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const path = `/transactions/${id}/captures`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(path, { amount: 100 }, "ten")),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const replies = answers.filter(({ status }) => status === 409);
    for (const { body } of replies) expect(body).toMatchObject({ code: "request_running" });
    const last = await post(path, { amount: 100 }, "ten");
    expect(last.body.transaction.capturedAmount).toBe(100);
    const texts = answers.filter(({ status }) => status === 201).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set([last.text]));
  });

  it.each(["", "x".repeat(256)])("refuses the key %j", async (key) => {
    const id = await makePayment(payments, shop.merchant);
    const { status, body } = await post(`/transactions/${id}/captures`, { amount: 1 }, key);
    expect([status, body]).toEqual([
      400,
      [{ field: "Idempotency-Key", message: "must have 1 to 255 characters" }],
    ]);
  });
});

describe.runIf(onPostgres)("running capture", () => {
  it("refuses a repeat at once and delays no other key", async () => {
    const { db } = payments.context;
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const path = `/transactions/${id}/captures`;
    const capture = (key: string) => post(path, { amount: 100 }, key);
    let running: ReturnType<typeof capture> | undefined;
    await db.transaction().execute(async (own) => {
      await sql`select from payments.transactions where id = ${id} for update`.execute(own);
      running = capture("slow");
      await expect.poll(async () => (await countHeld(db)).length).toBe(1);
      const repeat = await capture("slow");
      expect([repeat.status, repeat.body]).toMatchObject([409, { code: "request_running" }]);
      expect(await countAdvisory(db)).toBe(0);
      const other = await makePayment(payments, shop.merchant, { amount: 1000 });
      const free = await post(`/transactions/${other}/captures`, { amount: 100 }, "slow");
      expect(free.status).toBe(201);
    });
    const first = await running!;
    expect(first.status).toBe(201);
    expect((await capture("slow")).text).toBe(first.text);
  });

  async function countHeld(db: Database) {
    const { rows } = await sql`select pid from pg_stat_activity where wait_event_type = 'Lock'
      and query like '%payments.%' and datname = current_database()`.execute(db);
    return rows;
  }

  async function countAdvisory(db: Database): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
      join pg_database d on d.oid = database and d.datname = current_database()
      where locktype = 'advisory'`.execute(db);
    return rows[0]!.count;
  }
});

describe.runIf(onPostgres)("refusal overtaken by another request", () => {
  it("never replaces the stored success", async () => {
    for (let round = 0; round < 60; round += 1) {
      const id = await makePayment(payments, shop.merchant, { amount: 50 });
      const refund = () => post(`/transactions/${id}/refunds`, { amount: 50 }, `race-${round}`);
      const racing = [refund(), refund(), refund()];
      await send(payments, `POST /transactions/${id}/captures`, {
        key: shop.key,
        body: { amount: 50 },
      });
      const answers = await Promise.all([...racing, refund()]);
      const last = await refund();
      const lasting = answers.filter(({ status }) => status !== 409);
      expect(lasting.filter(({ text }) => text !== last.text)).toEqual([]);
      const read = await send<{ transaction: TransactionBody }>(
        payments,
        `GET /transactions/${id}`,
        { key: shop.key },
      );
      expect(read.body.transaction.refundedAmount).toBe(last.status === 201 ? 50 : 0);
    }
  });
});

describe("idempotency key", () => {
  it("counts however the path is spelt", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    const spelt = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    await post(`/transactions/${id}/captures`, { amount: 100 }, "spelt");
    const again = await post(`/transactions/${spelt}/captures`, { amount: 100 }, "spelt");
    expect(again.body.transaction.capturedAmount).toBe(100);
  });

  it("is refused for another transaction in the body", async () => {
    const [one, two] = await Promise.all([
      makePayment(payments, shop.merchant, { amount: 100 }),
      makePayment(payments, (await makeShop(payments)).merchant, { amount: 100 }),
    ]);
    await send(payments, `POST /transactions/${one}/captures`, {
      key: shop.key,
      body: { amount: 9 },
    });
    const first = await post("/disputes", { transactionId: one, amount: 1 }, "dispute");
    expect(first.status).toBe(201);
    const other = await post("/disputes", { transactionId: two, amount: 1 }, "dispute");
    expect([other.status, other.body]).toMatchObject([400, { code: "idempotency_key_reused" }]);
  });
});

describe("repeated authorisation", () => {
  it("gets the first response and authorises once", async () => {
    const original = await makePayment(payments, shop.merchant);
    const path = `/merchants/${shop.merchant.id}/transactions`;
    const body = { transactionId: original, currency: "EUR", amount: 300 };
    const before = await countTransactions();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(path, body, "follow-up")),
    );
    const last = await post(path, body, "follow-up");
    expect(last.status).toBe(201);
    for (const { status, text } of answers) {
      expect(status === 409 || text === last.text).toBe(true);
    }
    expect(await countTransactions()).toBe(before + 1);
  });

  it("gets the same decline, stored once", async () => {
    const own = await makeShop(payments);
    const test = { card: { balance: { currency: "EUR", exponent: 2, value: 1000 } } };
    const original = await makePayment(payments, own.merchant, { amount: 1000, test });
    const path = `/merchants/${own.merchant.id}/transactions`;
    const body = { transactionId: original, currency: "EUR", amount: 300 };
    const first = await postAs(own, path, { body, idempotencyKey: "dry" });
    const again = await postAs(own, path, { body, idempotencyKey: "dry" });
    expect(first.body).toMatchObject({ code: 7 });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
  });

  it("counts as a repeat however early it fails", async () => {
    const merchantId = shop.merchant.id;
    const caller = { callerId: "5f", actor: "app:5f" } as const;
    const input = { merchantId, ...caller, payerAddress: null, currency: "EUR", amount: 300 };
    const location = {
      callerId: "5f",
      method: "POST",
      path: "/",
      body: {},
      shard: shardOf(merchantId),
      admit: byOperators,
    };
    const isRepeatable = async (key: string | undefined): Promise<boolean> => {
      const deed = { mayHaveCommitted: false, isRepeatable: false };
      const aborted = payments.context.db.transaction().execute(async (db) => {
        // After this error the transaction allows no reads.
        await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow();
        const context = { ...payments.context, db };
        const failing = track(deed, () => createTransaction(context, input, { ...location, key }));
        await expect(failing).rejects.toThrow();
      });
      await expect(aborted).rejects.toThrow("rolled back");
      return deed.isRepeatable;
    };
    expect([await isRepeatable("early"), await isRepeatable(undefined)]).toEqual([true, false]);
  });

  it("ends in error 12 after the response was lost and reversed", async () => {
    const own = await makeShop(payments);
    const original = await makePayment(payments, own.merchant);
    const { simulator } = payments;
    simulator.setFaults({ next: { authorize: ["answer-lost"] } });
    const path = `/merchants/${own.merchant.id}/transactions`;
    const body = { transactionId: original, currency: "EUR", amount: 300 };
    const first = await postAs(own, path, { body, idempotencyKey: "lost" });
    simulator.setFaults({});
    expect([first.status, first.body]).toMatchObject([400, { code: 12 }]);
    const again = await postAs(own, path, { body, idempotencyKey: "lost" });
    expect([again.status, again.text]).toEqual([first.status, first.text]);
  });
});
