import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { Script } from "../../../test/script.ts";
import { type Json, send } from "../../../test/shop.ts";
import type { Acquirer, AuthorizationQuestion } from "../../acquiring/port/acquirer.ts";

let payments: TestPayments;
const acquirer = new Script<Acquirer>();
beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => ({ test: acquirer.over(simulator), live: simulator }),
    settings: behindProxy,
  });
});
afterAll(() => payments.close());

const fields = { currency: "EUR", amount: 200 };

async function create(shop: Checkout, body: object, headers: Record<string, string> = {}) {
  const path = `POST /merchants/${shop.merchant.id}/transactions` as const;
  return await send<Json>(payments, path, {
    key: shop.key,
    body: { ...fields, ...body },
    headers,
  });
}

async function makePaid(shop: Checkout, more: object = {}, card?: object): Promise<string> {
  const { body } = await shop.customer.pay(await shop.order(more, card));
  return body.authorizationId;
}

async function originOf(id: string): Promise<string> {
  const { rows } = await sql<{ original_id: string }>`
    select a.original_id from payments.transactions t
    join payments.authorizations a on a.shard = t.shard and a.id = t.authorization_id
    where t.id = ${id}`.execute(payments.opened.db);
  return rows[0]!.original_id;
}

async function ask(work: () => Promise<unknown>): Promise<AuthorizationQuestion[]> {
  const questions: AuthorizationQuestion[] = [];
  acquirer.instead = {
    authorize: async (question) => {
      questions.push(question);
      return await payments.simulator.authorize(question);
    },
  };
  await work();
  acquirer.instead = {};
  return questions;
}

const linkTo = (id: string) => `</transactions/${id}>; rel="original"`;

describe("payment from a follow-up", () => {
  it("uses the original, and reports it", async () => {
    const shop = await makeCheckout(payments);
    const original = await makePaid(shop);
    const first = await create(shop, { transactionId: original });
    expect(first.headers).not.toHaveProperty("deprecation");
    let last: string = first.body.transaction.id;
    for (let time = 1; time <= 3; time += 1) {
      const next = await create(shop, { transactionId: last });
      expect(next.status).toBe(201);
      expect(next.headers.deprecation).toMatch(/^@\d+$/);
      expect(next.headers.link).toContain(linkTo(original));
      last = next.body.transaction.id;
      expect(await originOf(last)).toBe(original);
    }
  });

  it("sends the original's network reference", async () => {
    const shop = await makeCheckout(payments);
    const original = await makePaid(shop);
    const { body } = await create(shop, { transactionId: original });
    const [fromOriginal] = await ask(() => create(shop, { transactionId: original }));
    const [fromFollowUp] = await ask(() => create(shop, { authorizationId: body.transaction.id }));
    expect(fromOriginal?.initial).toEqual({ networkTransactionId: expect.any(String) });
    expect(fromFollowUp?.initial).toEqual(fromOriginal?.initial);
  });

  it("reports the original on repeats and declines too", async () => {
    const shop = await makeCheckout(payments);
    const balance = { currency: "EUR", exponent: 2, value: 1650 };
    const card = await shop.customer.card("4000000000000002");
    const original = await makePaid(shop, { test: { card: { balance } } }, card);
    const { body } = await create(shop, { transactionId: original });
    const sent = { transactionId: body.transaction.id };
    const paid = await create(shop, sent, { "idempotency-key": "paid" });
    expect(paid.status).toBe(201);
    const declined = await create(shop, sent, { "idempotency-key": "declined" });
    expect([declined.status, declined.body.code]).toEqual([400, 7]);
    for (const [key, first] of Object.entries({ paid, declined })) {
      const again = await create(shop, sent, { "idempotency-key": key });
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      for (const { headers } of [first, again]) {
        expect(headers.deprecation).toMatch(/^@\d+$/);
        expect(headers.link).toContain(linkTo(original));
      }
    }
    const failed = await create(shop, { transactionId: declined.body.transaction.id });
    expect([failed.status, failed.body]).toMatchObject([400, [{ field: "transactionId" }]]);
  });

  it("uses the original for a card saved from a follow-up", async () => {
    const shop = await makeCheckout(payments);
    const original = await makePaid(shop);
    const { body } = await create(shop, { transactionId: original });
    const path = `POST /merchants/${shop.merchant.id}/cards` as const;
    const saved = await send<Json>(payments, path, {
      key: shop.key,
      body: { transactionId: body.transaction.id },
    });
    const paid = await create(shop, { cardId: saved.body.card.id });
    expect(await originOf(paid.body.transaction.id)).toBe(original);
  });

  it("from before the upgrade gets its original by the migration", async () => {
    const shop = await makeCheckout(payments);
    const original = await makePaid(shop);
    const chain: string[] = [original];
    for (let time = 1; time <= 4; time += 1) {
      const { body } = await create(shop, { transactionId: original });
      const id: string = body.transaction.id;
      await sql`
        update payments.authorizations a set original_id = ${chain.at(-1)!}
        from payments.transactions t
        where t.id = ${id} and a.shard = t.shard and a.id = t.authorization_id`.execute(
        payments.opened.db,
      );
      chain.push(id);
    }
    const folder = new URL("../../../migrations/", import.meta.url);
    const file = readdirSync(folder).find((name) => name.endsWith("-originals.sql")) ?? "";
    await sql.raw(readFileSync(new URL(file, folder), "utf8")).execute(payments.opened.db);
    for (const id of chain.slice(1)) expect(await originOf(id)).toBe(original);
  });
});

describe("original without consent", () => {
  async function makeLive(): Promise<Checkout> {
    const shop = await makeCheckout(payments, { test: false });
    await sql`update payments.merchants set can_charge_card = true, can_save_card = true
      where id = ${shop.merchant.id}`.execute(payments.opened.db);
    return shop;
  }
  const unplanned = { merchant: true };

  it("refuses payments of live merchants", async () => {
    const shop = await makeLive();
    const card = () => shop.customer.card("4539578763621486");
    const bare = await makePaid(shop, {}, await card());
    const { status, body } = await create(shop, { transactionId: bare });
    expect([status, body]).toEqual([
      400,
      [{ field: "transactionId", message: "requires the customer's consent to later payments" }],
    ]);
    const path = `POST /merchants/${shop.merchant.id}/cards` as const;
    const sending = { key: shop.key, body: { transactionId: bare } };
    const saved = await send<Json>(payments, path, sending);
    const fromCard = await create(shop, { cardId: saved.body.card.id });
    expect([fromCard.status, fromCard.body[0].field]).toEqual([400, "cardId"]);
    const agreed = await makePaid(shop, { unplanned }, await card());
    const paid = await create(shop, { transactionId: agreed });
    expect(paid.status).toBe(201);
    const again = await create(shop, { transactionId: paid.body.transaction.id });
    expect([again.status, again.headers.link]).toEqual([201, expect.stringContaining(agreed)]);
  });

  it("allows payments of test merchants", async () => {
    const shop = await makeCheckout(payments);
    expect((await create(shop, { transactionId: await makePaid(shop) })).status).toBe(201);
  });
});
