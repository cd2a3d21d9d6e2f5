import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { Script } from "../../../test/script.ts";
import { type Json, send } from "../../../test/shop.ts";
import type { Acquirer } from "../../acquiring/port/acquirer.ts";

let payments: TestPayments;
const issuer = new Script<Acquirer>();
beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => ({ test: simulator, live: issuer.over(simulator) }),
    settings: behindProxy,
  });
});
afterAll(() => payments.close());

async function makeLive(): Promise<Checkout> {
  const shop = await makeCheckout(payments, { test: false });
  await sql`update payments.merchants set can_charge_card = true
    where id = ${shop.merchant.id}`.execute(payments.opened.db);
  return shop;
}

async function makeOriginal(shop: Checkout, number: string): Promise<string> {
  const order = await shop.order(
    { unplanned: { merchant: true } },
    await shop.customer.card(number),
  );
  return (await shop.customer.pay(order)).body.authorizationId;
}

async function create(shop: Checkout, transactionId: string, key?: string) {
  const path = `POST /merchants/${shop.merchant.id}/transactions` as const;
  return await send<Json>(payments, path, {
    key: shop.key,
    body: { transactionId, currency: "EUR", amount: 200 },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
}

async function declining<Result>(work: () => Promise<Result>): Promise<Result> {
  issuer.instead = { authorize: async () => ({ approved: false, error: 7 }) };
  try {
    return await work();
  } finally {
    issuer.instead = {};
  }
}

describe("declines of server-side payments", () => {
  it("count per card across callers, and end in 429", async () => {
    const shop = await makeLive();
    const [bad, good] = ["4539578763621486", "4111111111111111"];
    const original = await makeOriginal(shop, bad);
    const another = await makeOriginal(shop, good);
    await declining(async () => {
      for (let time = 1; time <= 10; time += 1) {
        expect((await create(shop, original, `key ${time}`)).body.code).toBe(7);
      }
    });
    const reply = await create(shop, original, "key 11");
    expect(reply.status).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    const customer = await shop.customer.pay(await shop.order({}, await shop.customer.card(bad)));
    expect([customer.status, customer.body.code]).toEqual([429, "RATE_LIMITED"]);
    const repeated = await create(shop, original, "key 10");
    expect([repeated.status, repeated.body.code]).toEqual([400, 7]);
    expect((await create(shop, another)).status).toBe(201);
  });

  it("reveal nothing about the card to other callers", async () => {
    const [shop, other] = [await makeLive(), await makeLive()];
    const original = await makeOriginal(shop, "5555555555554444");
    await declining(async () => {
      for (let time = 1; time <= 10; time += 1) await create(shop, original);
    });
    expect((await create(shop, original)).status).toBe(429);
    const stranger = { ...shop, key: other.key };
    expect((await create(stranger, original)).status).toBe(403);
  });

  it("do not count per merchant or address: a run over many cards continues", async () => {
    const shop = await makeLive();
    const { limits } = payments.context;
    const cards = ["4012888888881881", "4111111111111111", "4242424242424242", "5105105105105100"];
    const originals = await Promise.all(cards.map((number) => makeOriginal(shop, number)));
    await declining(async () => {
      for (let time = 0; time < 32; time += 1) {
        expect((await create(shop, originals[time % 4]!)).status).toBe(400);
      }
    });
    expect((await create(shop, originals[0]!)).status).toBe(201);
    expect((await limits.look("declinesByAddress", "127.0.0.1")).used).toBe(0);
    expect((await limits.look("declinesByMerchant", shop.merchant.id)).used).toBe(0);
  });

  it("of test merchants count nowhere, as their cards are not real", async () => {
    const shop = await makeCheckout(payments);
    const card = { balance: { currency: "EUR", exponent: 2, value: 1300 } };
    const number = "4000000000000119";
    const order = await shop.order({ test: { card } }, await shop.customer.card(number));
    const { authorizationId } = (await shop.customer.pay(order)).body;
    for (let time = 1; time <= 12; time += 1) {
      expect((await create(shop, authorizationId)).body.code).toBe(7);
    }
  });
});
