import { track } from "@frontdesk/database/commit-tracking";
import type { Database } from "@frontdesk/database/database";
import { onPostgres, runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  makePayment,
  makeShop,
  type Shop,
  send,
  type TransactionBody,
} from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { dayOf, oldestUsable } from "../../core/rates/rates.ts";
import { moveBatched } from "./move.ts";
import type { OperationInput } from "./operations.store.ts";
import type { OperationKind } from "./schema.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

const setUp = (amount = 1000) => makePayment(payments, shop.merchant, { amount });
const several = async (count: number) => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await setUp());
  return ids;
};

function ask(transactionId: string, more: Partial<OperationInput> = {}): OperationInput {
  const shard = shardOf(transactionId);
  const now = new Date();
  const day = dayOf(now);
  return {
    kind: "capture",
    shard,
    transactionId,
    callerId: undefined,
    amount: 100,
    currency: undefined,
    descriptor: undefined,
    actor: "system",
    dueAt: now,
    entryId: newId(shard),
    lineId: newId(shard),
    slot: 0,
    day,
    oldestRate: oldestUsable(day, false),
    ...more,
  };
}

function watched(fail: () => Error | undefined = () => undefined) {
  const amounts: number[][] = [];
  const executeQuery: Database["executeQuery"] = async (query) => {
    const requests = (query as CompiledQuery).parameters[3] as number[];
    amounts.push(requests);
    const error = fail();
    if (error !== undefined) throw error;
    return await payments.context.db.executeQuery(query);
  };
  const db = new Proxy(payments.context.db, {
    get: (target, name) => (name === "executeQuery" ? executeQuery : Reflect.get(target, name)),
  });
  return { db, amounts };
}

async function read(id: string): Promise<TransactionBody> {
  const reply = await send<{ transaction: TransactionBody }>(payments, `GET /transactions/${id}`, {
    key: shop.key,
  });
  return reply.body.transaction;
}

async function balance(): Promise<number> {
  const path = `GET /merchants/${shop.merchant.id}` as const;
  const reply = await send<{ merchant: { balance: number } }>(payments, path, { key: shop.key });
  return reply.body.merchant.balance;
}

async function traceOf(id: string) {
  const { rows } = await sql`
    select (select count(*)::int from payments.lines where transaction_id = ${id}) as lines,
      (select count(*)::int from payments.entries where transaction_id = ${id}) as entries,
      (select count(*)::int from payments.news where about = ${id}
        and kind = 'transaction.captured')
      + (select count(*)::int from payments.events where transaction_id = ${id}
        and kind = 'transaction.captured') as told`.execute(payments.context.db);
  return rows;
}

describe("batched operations", () => {
  it("use one statement, with the same results as single requests", async () => {
    const ids = await several(5);
    const before = await balance();
    const { db, amounts } = watched();
    const results = await Promise.all(
      ids.map((id, index) => moveBatched(db, ask(id, { amount: 100 + index }))),
    );
    expect(amounts.map((each) => each.length)).toEqual([5]);
    expect(results.map(({ transaction }) => [transaction?.id, transaction?.captured])).toEqual(
      ids.map((id, index) => [id, 100 + index]),
    );
    for (const [index, id] of ids.entries()) {
      const transaction = await read(id);
      expect(transaction.trail).toMatchObject([{ capture: true, amount: 100 + index }]);
      expect(await traceOf(id)).toEqual([{ lines: 1, entries: 1, told: 1 }]);
    }
    expect((await balance()) - before).toBe(510);
  });

  it("are refused separately", async () => {
    const [one, two, three, four] = (await several(4)) as [string, string, string, string];
    const { db, amounts } = watched();
    const results = await Promise.all([
      moveBatched(db, ask(one)),
      moveBatched(db, ask(two, { amount: 1001 })),
      moveBatched(db, ask(three, { currency: "USD" })),
      moveBatched(db, ask(four, { callerId: newId(1) })),
      moveBatched(db, ask(newId(shardOf(one)))),
    ]);
    expect(amounts).toHaveLength(1);
    expect(results.map(({ seen, transaction }) => [seen, transaction !== undefined])).toEqual([
      [true, true],
      ...Array.from({ length: 4 }, () => [false, false]),
    ]);
  });

  it("of one transaction keep their order", async () => {
    const id = await setUp();
    const { db, amounts } = watched();
    const kinds: OperationKind[] = ["capture", "refund", "capture", "void"];
    const results = await Promise.all(
      kinds.map((kind, index) => moveBatched(db, ask(id, { kind, amount: 500 - index }))),
    );
    expect(results.map(({ transaction }) => transaction?.trail.length)).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
    expect(amounts).toEqual([[500], [499], [498], [497]]);
  });

  it("inside a database transaction belong to it", async () => {
    const [one, two] = (await several(2)) as [string, string];
    const undone = payments.context.db.transaction().execute(async (db) => {
      await Promise.all([moveBatched(db, ask(one)), moveBatched(db, ask(two))]);
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    expect([(await read(one)).trail, (await read(two)).trail]).toEqual([[], []]);
  });

  it("that wait for a running batch form the next one", async () => {
    const ids = await several(8);
    const { db, amounts } = watched();
    const first = ids.slice(0, 2).map(async (id) => {
      const rescheduling = moveBatched(db, ask(id));
      await new Promise((next) => setImmediate(next));
      return rescheduling;
    });
    await Promise.all([...first, ...ids.slice(2).map((id) => moveBatched(db, ask(id)))]);
    expect(amounts.flat()).toHaveLength(8);
    expect(amounts.length).toBeLessThanOrEqual(3);
  });
});

describe("failing statement of a batch", () => {
  it("retries each separately, and refuses only the faulty request", async () => {
    const ids = await several(3);
    // The upper bound of a balance slot.
    await sql`update payments.balance_slots set amount = 562949953421311 - 250
      where merchant_id = ${shop.merchant.id} and slot = 7`.execute(payments.context.db);
    const { db, amounts } = watched();
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => moveBatched(db, ask(id, { amount: 100 * (index + 1), slot: 7 }))),
    );
    expect(amounts.slice(1).map((each) => each.length)).toEqual([1, 1, 1]);
    const done = outcomes.map(({ status }) => status === "fulfilled");
    expect(done.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    for (const [index, id] of ids.entries()) {
      expect((await read(id)).trail).toHaveLength(done[index] ? 1 : 0);
    }
    const refusals = outcomes.filter(({ status }) => status === "rejected");
    expect(refusals.length).toBeGreaterThanOrEqual(1);
    for (const outcome of refusals) expect(outcome).toMatchObject({ reason: { status: 400 } });
    await sql`update payments.balance_slots set amount = 0
      where merchant_id = ${shop.merchant.id} and slot = 7`.execute(payments.context.db);
  });

  it("is not retried if it may have committed, and each caller learns that", async () => {
    const ids = await several(2);
    const { db, amounts } = watched(() => new Error("the connection broke"));
    const operations = ids.map(() => ({ mayHaveCommitted: false, isRepeatable: false }));
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => track(operations[index]!, () => moveBatched(db, ask(id)))),
    );
    expect(amounts).toHaveLength(1);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("records each caller's commit separately", async () => {
    const ids = await several(2);
    const operations = ids.map(() => ({ mayHaveCommitted: false, isRepeatable: false }));
    await Promise.all(
      ids.map((id, index) =>
        track(operations[index]!, () => moveBatched(payments.context.db, ask(id))),
      ),
    );
    expect(operations.map(({ mayHaveCommitted }) => mayHaveCommitted)).toEqual([true, true]);
  });
});

describe.runIf(onPostgres)("crowds of requests", () => {
  const operation = fc.record({
    at: fc.nat(4),
    kind: fc.constantFrom<OperationKind[]>("capture", "refund", "void"),
    amount: fc.integer({ min: 1, max: 400 }),
    handle: fc.nat(1),
  });

  it("in two processes never exceed the amount, and lose nothing", async () => {
    const ways: Record<OperationKind, "capturedAmount" | "refundedAmount" | "voidedAmount"> = {
      capture: "capturedAmount",
      refund: "refundedAmount",
      void: "voidedAmount",
    };
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (story) => {
        const ids = await several(5);
        const before = await balance();
        const handles = [watched().db, watched().db];
        const results = await Promise.all(
          story.map(({ at, handle, ...more }) =>
            moveBatched(handles[handle]!, ask(ids[at]!, { ...more, slot: at })),
          ),
        );
        let sum = 0;
        for (const [at, id] of ids.entries()) {
          const transaction = await read(id);
          const done = story.filter((each, index) => each.at === at && results[index]?.transaction);
          expect(transaction.trail).toHaveLength(done.length);
          for (const [kind, bucket] of Object.entries(ways)) {
            const changed = done.filter((each) => each.kind === kind);
            expect(transaction[bucket]).toBe(changed.reduce((all, { amount }) => all + amount, 0));
          }
          expect(transaction.pendingAmount).toBeGreaterThanOrEqual(0);
          expect(transaction.refundedAmount).toBeLessThanOrEqual(transaction.capturedAmount);
          sum += transaction.capturedAmount - transaction.refundedAmount;
        }
        expect((await balance()) - before).toBe(sum);
      }),
      runs(10),
    );
  });
});
