import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { Script } from "../../../test/script.ts";
import { startRecovery } from "../../acquiring/authorizations/recover.ts";
import type { Acquirer, AuthorizationAnswer } from "../../acquiring/port/acquirer.ts";
import { forgetTokens } from "./store.ts";

let payments: TestPayments;
const acquirer = new Script<Acquirer>();
let passedMs = 0;

beforeAll(async () => {
  payments = await startTestPayments({
    now: () => new Date(Date.now() + passedMs),
    acquirers: (simulator) => ({ test: acquirer.over(simulator) }),
    settings: behindProxy,
  });
});
afterAll(() => payments.close());
afterEach(() => {
  acquirer.instead = {};
  payments.simulator.setFaults({});
});

async function authorizations(merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from payments.authorizations where merchant_id = ${merchantId}`.execute(
    payments.opened.db,
  );
  return rows.map(({ state }) => state);
}

function makeSlowAcquirer() {
  const request = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<AuthorizationAnswer>();
  const authorize = async () => {
    request.resolve();
    return await answered.promise;
  };
  acquirer.instead = { authorize };
  return { asked: request.promise, answer: answered.resolve };
}

const approval: AuthorizationAnswer = {
  approved: true,
  approvalCode: "A1B2C3",
  acquirerReference: "1",
  networkTransactionId: null,
  eci: null,
};

describe("repeated order", () => {
  it("gets the first answer, for any hints and sequence of members", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({ custom: { a: 1, b: { c: 2, d: 3 } } });
    const first = await shop.customer.pay(order);
    const turned = Object.fromEntries(Object.entries(order).reverse());
    for (const again of [
      order,
      turned,
      { ...order, hints: undefined },
      { ...order, hints: ["unknown", { a: 1 }, null, 7] },
      { ...order, custom: { b: { d: 3, c: 2 }, a: 1 } },
    ]) {
      const { status, text } = await shop.customer.pay(again);
      expect({ status, text }).toEqual({ status: 201, text: first.text });
    }
    expect(await authorizations(shop.merchant.id)).toEqual(["approved"]);
    expect(await shop.transactions()).toHaveLength(1);
  });

  it("gets the same decline without a second transaction", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({ test: { card: { status: "lost" } } });
    const first = await shop.customer.pay(order);
    const second = await shop.customer.pay(order);
    expect([second.status, second.text]).toEqual([400, first.text]);
    expect(await authorizations(shop.merchant.id)).toEqual(["declined"]);
    expect(await shop.transactions()).toHaveLength(1);
  });

  it("gets its answer after its tokens expired and were deleted", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order();
    const first = await shop.customer.pay(order);
    passedMs += 11 * 60_000;
    expect(await forgetTokens(payments.opened.db, payments.context.now())).toBeGreaterThanOrEqual(
      2,
    );
    const second = await shop.customer.pay(order);
    expect([second.status, second.text]).toEqual([201, first.text]);
  });

  it.each<[string, object, number]>([
    ["approved", {}, 201],
    ["declined", { test: { card: { status: "lost" } } }, 400],
  ])(
    "gets its answer, %s, after the merchant lost its permission to charge",
    async (_is, more, is) => {
      const shop = await makeCheckout(payments);
      const order = await shop.order(more);
      const first = await shop.customer.pay(order);
      await sql`update payments.merchants set can_charge_card = false
      where id = ${shop.merchant.id}`.execute(payments.opened.db);
      const again = await shop.customer.pay(order);
      expect([again.status, again.text]).toEqual([is, first.text]);
      const next = await shop.customer.pay(await shop.order(more));
      expect(next.body.code).toBe("PAYMENT_INTEGRATION_DISABLED");
    },
  );

  it("finds no answer under an unknown key", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order();
    await shop.customer.pay(order);
    const integration = { key: randomUUID() };
    const { body } = await shop.customer.pay({ ...order, integration });
    expect(body.code).toBe("PAYMENT_INTEGRATION_KEY_UNKNOWN");
  });

  it("can retry after a refusal before the request to the acquirer", async () => {
    const shop = await makeCheckout(payments);
    const { test, ...mixed } = await shop.order();
    expect((await shop.customer.pay(mixed)).body.code).toBe("TEST_MODE_MIXED");
    expect((await shop.customer.pay({ ...mixed, test })).status).toBe(201);
  });

  it("gets a retry time while the first runs", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order();
    const slow = makeSlowAcquirer();
    const first = shop.customer.pay(order);
    await slow.asked;
    const { status, body, headers } = await shop.customer.pay(order);
    expect([status, body.code, headers["retry-after"]]).toEqual([429, "PAYMENT_RUNNING", "1"]);
    slow.answer(approval);
    const { status: paid, text } = await first;
    expect(paid).toBe(201);
    expect((await shop.customer.pay(order)).text).toBe(text);
    expect(await authorizations(shop.merchant.id)).toEqual(["approved"]);
  });

  it.each(["error", "answer-lost"] as const)(
    "stays an error if the acquirer's answer is unknown (%s)",
    async (fault) => {
      const shop = await makeCheckout(payments);
      const order = await shop.order();
      // Otherwise the reversal could finish before the assertion.
      const reverse = Array<"error">(9).fill("error");
      payments.simulator.setFaults({ next: { authorize: [fault], reverse } });
      const first = await shop.customer.pay(order);
      expect([first.status, first.body.code]).toEqual([400, "PAYMENT_METHOD_ERROR"]);
      expect((await shop.customer.pay(order)).text).toBe(first.text);
      expect(await authorizations(shop.merchant.id)).toEqual(["reversing"]);
      await sql`update payments.authorizations set state = 'reversed'
        where merchant_id = ${shop.merchant.id}`.execute(payments.opened.db);
      expect((await shop.customer.pay(order)).text).toBe(first.text);
      expect(await shop.transactions()).toEqual([]);
    },
  );

  it("succeeds on time despite the clock of another process", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order();
    const slow = makeSlowAcquirer();
    const paying = shop.customer.pay(order);
    await slow.asked;
    const now = () => new Date(Date.now() + passedMs + 180_000);
    const recovery = startRecovery({ ...payments.context, now }, { pollMs: 1e8, gatherMs: 1e8 });
    await recovery.drain();
    await recovery.stop();
    expect(await authorizations(shop.merchant.id)).toEqual(["asked"]);
    slow.answer(approval);
    expect((await paying).status).toBe(201);
  });

  it("stays an error if the approval came after the timeout", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order();
    const slow = makeSlowAcquirer();
    const first = shop.customer.pay(order);
    await slow.asked;
    await sql`update payments.authorizations set state = 'reversing', reversal_due_at = now()
      where merchant_id = ${shop.merchant.id}`.execute(payments.opened.db);
    const second = await shop.customer.pay(order);
    expect([second.status, second.body.code]).toEqual([400, "PAYMENT_METHOD_ERROR"]);
    slow.answer(approval);
    expect((await first).text).toBe(second.text);
    expect((await shop.customer.pay(order)).text).toBe(second.text);
    expect(await shop.transactions()).toEqual([]);
  });
});

describe("ten identical concurrent orders", () => {
  it.each<[string, object, number]>([
    ["approved", {}, 201],
    ["declined", { test: { card: { status: "disabled" } } }, 400],
  ])("are %s once", async (state, more, outcome) => {
    const shop = await makeCheckout(payments);
    const order = await shop.order(more);
    payments.simulator.setFaults({ latencyMs: 50 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.customer.pay(order)));
    const answered = answers.filter(({ status }) => status === outcome);
    const running = answers.filter(({ status }) => status === 429);
    expect(answered.length).toBeGreaterThanOrEqual(1);
    expect(answered.length + running.length).toBe(10);
    expect(new Set(answered.map(({ text }) => text)).size).toBe(1);
    expect((await shop.customer.pay(order)).text).toBe(answered[0]?.text);
    expect(await authorizations(shop.merchant.id)).toEqual([state]);
    expect(await shop.transactions()).toHaveLength(1);
  });
});
