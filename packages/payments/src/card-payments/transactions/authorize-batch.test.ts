import { track } from "@frontdesk/database/commit-tracking";
import type { Database } from "@frontdesk/database/database";
import { age } from "@frontdesk/database/test/leases";
import { Refusal } from "@frontdesk/server/refusal";
import { type CompiledQuery, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { Script } from "../../../test/script.ts";
import { type Json, makeApp, makePayment, makeShop, type Shop, send } from "../../../test/shop.ts";
import { startRecovery } from "../../acquiring/authorizations/recover.ts";
import type { Acquirer } from "../../acquiring/port/acquirer.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { byOperators } from "../../parties/merchants/roles/repeats.ts";
import { createTransaction, type NewTransactionInput } from "./create.ts";

let payments: TestPayments;
let shop: Shop;
let original: string;
const acquirer = new Script<Acquirer>();
beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => ({ test: acquirer.over(simulator) }),
  });
});
beforeEach(async () => {
  shop = await makeShop(payments);
  original = await makePayment(payments, shop.merchant);
});
afterEach(() => {
  acquirer.instead = {};
});
afterAll(() => payments.close());

const steps = {
  ask: "insert into payments.authorizations",
  save: "update payments.authorizations",
} as const;
type CallStage = keyof typeof steps;

interface Around {
  before?: (count: number) => unknown;
  after?: (count: number) => unknown;
}

function watched(around: Partial<Record<CallStage, Around>> = {}) {
  const counts: Record<CallStage, number[]> = { ask: [], save: [] };
  const executeQuery: Database["executeQuery"] = async (query) => {
    const { sql: text, parameters } = query as CompiledQuery;
    const transition = Object.entries(steps).find(([, start]) =>
      text.includes(start),
    )?.[0] as CallStage;
    if (transition === undefined) return await payments.context.db.executeQuery(query);
    const { length: count } = parameters[1] as string[];
    counts[transition].push(count);
    await around[transition]?.before?.(count);
    const result = await payments.context.db.executeQuery(query);
    await around[transition]?.after?.(count);
    return result;
  };
  const db = new Proxy(payments.context.db, {
    get: (target, name) => (name === "executeQuery" ? executeQuery : Reflect.get(target, name)),
  });
  return { db, counts };
}

type TransactionFields = Partial<NewTransactionInput>;

const unkeyed = { key: undefined, method: "POST", path: "/", body: {}, admit: byOperators };

async function authorize(db: Database, more: TransactionFields = {}): Promise<string> {
  const { merchant, app } = shop;
  const input: NewTransactionInput = {
    merchantId: merchant.id,
    callerId: app.id,
    actor: `app:${app.id}`,
    payerAddress: null,
    transactionId: original,
    currency: "EUR",
    amount: 200,
    ...more,
  };
  const { callerId, merchantId } = input;
  const call = { ...unkeyed, callerId, shard: shardOf(merchantId) };
  const answer = await createTransaction({ ...payments.context, db }, input, call);
  return (answer.body as Json).transaction.id;
}

async function authorizations() {
  const { rows } = await sql<{ state: string; amount: number }>`
    select state, amount from payments.authorizations
    where merchant_id = ${shop.merchant.id} and original_id is not null order by amount`.execute(
    payments.opened.db,
  );
  return rows.map(({ state, amount }) => [amount, state]);
}

async function transactions(): Promise<Json[]> {
  const { body } = await shop.app.get(`/merchants/${shop.merchant.id}/transactions?limit=50`);
  return body.filter(({ id }: Json) => id !== original);
}

async function recover(): Promise<void> {
  await age(payments.opened.db, "payments.authorizations", 3_600_000);
  const now = () => new Date(Date.now() + 3_600_000);
  const recovery = startRecovery({ ...payments.context, now }, { pollMs: 1e8, gatherMs: 1e8 });
  await recovery.drain();
  await recovery.stop();
}

function countRequests(): () => number {
  let count = 0;
  acquirer.instead.authorize = async (question) => {
    count += 1;
    return await acquirer.usual.authorize(question);
  };
  return () => count;
}

const reasonsOf = (outcomes: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.map((outcome) => {
    if (outcome.status === "fulfilled") return undefined;
    const { reason } = outcome;
    return reason instanceof Refusal ? reason.status : reason.message;
  });

describe("batched authorisations", () => {
  it("commit twice, with the same results as single requests", async () => {
    const { db, counts } = watched();
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => authorize(db, { amount: 100 + n, custom: { n } })),
    );
    expect(counts).toEqual({ ask: [5], save: [5] });
    for (const [index, id] of ids.entries()) {
      const { body } = await shop.app.get(`/transactions/${id}`);
      expect(body.transaction).toMatchObject({ amount: 101 + index, custom: { n: index + 1 } });
    }
    expect(await authorizations()).toEqual([1, 2, 3, 4, 5].map((n) => [100 + n, "approved"]));
    const { rows } = await sql`select from payments.news where about = any(${ids}) union all
      select from payments.events where transaction_id = any(${ids})`.execute(payments.opened.db);
    expect(rows).toHaveLength(5);
  });

  it("refuse each request separately", async () => {
    const { db, counts } = watched();
    const stranger = await makeApp(payments);
    const outcomes = await Promise.allSettled([
      authorize(db),
      authorize(db, { callerId: stranger.id }),
      authorize(db, { merchantId: newId(shardOf(original)) }),
      authorize(db, { transactionId: newId(shardOf(original)) }),
      authorize(db, { currency: "AED" }),
      authorize(db, { amount: 300 }),
    ]);
    expect(counts).toEqual({ ask: [6], save: [2] });
    expect(reasonsOf(outcomes)).toEqual([undefined, 403, 404, 400, 400, undefined]);
    expect(await authorizations()).toEqual([
      [200, "approved"],
      [300, "approved"],
    ]);
  });

  it("decline each request separately", async () => {
    acquirer.instead.authorize = async (question) =>
      question.amount === 300
        ? { approved: false, error: 7 }
        : await acquirer.usual.authorize(question);
    const { db, counts } = watched();
    const outcomes = await Promise.allSettled([
      authorize(db),
      authorize(db, { amount: 300 }),
      authorize(db, { amount: 400 }),
    ]);
    expect(counts.ask).toEqual([3]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await authorizations()).toEqual([
      [200, "approved"],
      [300, "declined"],
      [400, "approved"],
    ]);
  });

  it("never reach the acquirer if their merchant is suspended during the batch", async () => {
    const count = countRequests();
    const suspend = () =>
      sql`update payments.merchants set can_charge_card = false
        where id = ${shop.merchant.id}`.execute(payments.opened.db);
    const { db } = watched({ ask: { before: suspend } });
    const outcomes = await Promise.allSettled([authorize(db), authorize(db)]);
    expect(reasonsOf(outcomes)).toEqual([400, 400]);
    expect([count(), await authorizations()]).toEqual([0, []]);
  });

  it("sent before their merchant's suspension receive their answer", async () => {
    const suspend = () =>
      sql`update payments.merchants set can_charge_card = false
        where id = ${shop.merchant.id}`.execute(payments.opened.db);
    const { db } = watched({ save: { before: suspend } });
    const ids = await Promise.all([authorize(db), authorize(db, { amount: 300 })]);
    expect((await transactions()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
  });

  it("with one idempotency key run once, next to others", async () => {
    const create = (key: string) =>
      send<Json>(payments, `POST /merchants/${shop.merchant.id}/transactions`, {
        key: shop.key,
        body: { transactionId: original, currency: "EUR", amount: 200 },
        headers: key === "" ? {} : { "idempotency-key": key },
      });
    const [first, second, other, ...bare] = await Promise.all(
      ["same", "same", "other", "", ""].map(create),
    );
    expect([other!.status, ...bare.map(({ status }) => status)]).toEqual([201, 201, 201]);
    const repeats = [first!, second!, await create("same")];
    const done = repeats.filter(({ status }) => status !== 409);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.at(-1)?.status).toBe(201);
    expect(await authorizations()).toEqual(Array(4).fill([200, "approved"]));
    expect(await transactions()).toHaveLength(4);
  });
});

describe("failing statement of batched authorisations", () => {
  it("retries each separately, and only the faulty request is not sent", async () => {
    const { db, counts } = watched();
    const count = countRequests();
    const amounts = [200, -1, 300];
    const outcomes = await Promise.allSettled(amounts.map((amount) => authorize(db, { amount })));
    expect(counts.ask).toEqual([3, 1, 1, 1]);
    expect(reasonsOf(outcomes)).toEqual([
      undefined,
      expect.stringContaining("authorizations_amount_check"),
      undefined,
    ]);
    expect(count()).toBe(2);
    expect(await authorizations()).toEqual([
      [200, "approved"],
      [300, "approved"],
    ]);
  });

  it("keeps the other outcomes, and reverses the outcome that was not stored", async () => {
    acquirer.instead.authorize = async (question) => {
      const answer = await acquirer.usual.authorize(question);
      // PostgreSQL's text cannot store this character.
      return question.amount === 201 ? { ...answer, approvalCode: "\0" } : answer;
    };
    const { db, counts } = watched();
    const outcomes = await Promise.allSettled(
      [200, 201, 202].map((amount) => authorize(db, { amount })),
    );
    expect(counts.save).toEqual([3, 1, 1, 1]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await recover();
    expect(await authorizations()).toEqual([
      [200, "approved"],
      [201, "reversed"],
      [202, "approved"],
    ]);
    expect((await transactions()).map(({ amount }) => amount).sort()).toEqual([200, 202]);
  });
});

describe("broken connection during authorisation", () => {
  const breaks = () => {
    throw new Error("the connection broke");
  };
  const operations = () => [0, 1].map(() => ({ mayHaveCommitted: false, isRepeatable: false }));

  it.each<[when: string, around: Around, states: string[]]>([
    ["before they are written down", { before: breaks }, []],
    ["after they were written down", { after: breaks }, ["reversed", "reversed"]],
  ])("%s sends nothing to the acquirer", async (_when, around, states) => {
    const count = countRequests();
    const { db, counts } = watched({ ask: around });
    const outcomes = await Promise.allSettled([authorize(db), authorize(db)]);
    expect(reasonsOf(outcomes)).toEqual(Array(2).fill("the connection broke"));
    expect([count(), counts.ask]).toEqual([0, [2]]);
    await recover();
    expect((await authorizations()).map(([, state]) => state)).toEqual(states);
    expect(await transactions()).toEqual([]);
  });

  it.each<[when: string, around: Around, state: string]>([
    ["before their outcomes are written has all taken back", { before: breaks }, "reversed"],
    ["after their outcomes were written leaves all as they are", { after: breaks }, "approved"],
  ])("%s", async (_when, around, state) => {
    const { db, counts } = watched({ save: around });
    const own = operations();
    const outcomes = await Promise.allSettled(own.map((deed) => track(deed, () => authorize(db))));
    expect(reasonsOf(outcomes)).toEqual(Array(2).fill("the connection broke"));
    expect(own.map(({ mayHaveCommitted }) => mayHaveCommitted)).toEqual([true, true]);
    expect(counts.save).toEqual([2]);
    await recover();
    expect((await authorizations()).map((each) => each[1])).toEqual([state, state]);
    expect(await transactions()).toHaveLength(state === "approved" ? 2 : 0);
  });
});
