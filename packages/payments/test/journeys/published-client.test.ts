import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { makePayment, merchantFields } from "../shop.ts";

// biome-ignore lint/suspicious/noExplicitAny: the client is plain JavaScript.
type Client = any;
const paylike: Client = createRequire(import.meta.url)("paylike");

let payments: TestPayments;
let client: Client;
beforeAll(async () => {
  payments = await startTestPayments();
  const url = await payments.server.listen({ port: 0, host: "127.0.0.1" });
  client = paylike("", { url });
  const app = await client.apps.create({ name: "Coffee & Jane" });
  client.setKey(app.key);
});
afterAll(() => payments.close());

async function failureOf(promise: Promise<unknown>): Promise<Client> {
  return await promise.then(
    () => expect.unreachable("it must fail"),
    (error: unknown) => error,
  );
}

describe("published client", () => {
  let merchantId: string;
  let transactionId: string;

  it("creates an app and merchants, and pages through them", async () => {
    const app = await client.apps.findOne();
    expect(app).toMatchObject({ name: "Coffee & Jane", id: expect.any(String) });
    for (let index = 0; index < 5; index += 1) {
      merchantId = await client.merchants.create({ ...merchantFields, name: `Shop ${index}` });
    }
    const all = await client.apps.merchants.find(app.id).batchSize(2).toArray();
    expect(all.map(({ name }: Client) => name)).toEqual([4, 3, 2, 1, 0].map((n) => `Shop ${n}`));
    const tests = await client.apps.merchants
      .find(app.id)
      .filter({ test: true })
      .limit(2)
      .toArray();
    expect(tests).toEqual(all.slice(0, 2));
  });

  it("gets validation errors as a list", async () => {
    const error = await failureOf(client.merchants.create());
    expect(error).toBeInstanceOf(client.ValidationError);
    expect(error.data).toContainEqual({ field: "currency", message: "is required" });
  });

  it("updates and reads a merchant", async () => {
    expect(await client.merchants.update(merchantId, { name: "Renamed" })).toBeUndefined();
    expect(await client.merchants.findOne(merchantId)).toMatchObject({
      id: merchantId,
      name: "Renamed",
    });
  });

  it("invites and revokes users, adds and revokes apps", async () => {
    expect(
      await client.merchants.users.add(merchantId, { email: "one@example.com" }),
    ).toBeUndefined();
    const [user] = await client.merchants.users.find(merchantId).limit(10).toArray();
    expect(user).toMatchObject({ email: "one@example.com", id: expect.any(String) });
    expect(await client.merchants.users.revoke(merchantId, user.id)).toBeUndefined();
    const other = await paylike("", { url: client.service.url }).apps.create({});
    expect(await client.merchants.apps.add(merchantId, { appId: other.id })).toBeUndefined();
    const apps = await client.merchants.apps.find(merchantId).limit(10).toArray();
    expect(apps.map(({ id }: Client) => id)).toContain(other.id);
    expect(await client.merchants.apps.revoke(merchantId, other.id)).toBeUndefined();
  });

  it("captures, refunds, voids and reads transactions", async () => {
    const { key } = await client.merchants.findOne(merchantId);
    const original = await makePayment(payments, { key, currency: "EUR" });
    transactionId = await client.merchants.transactions.create(merchantId, {
      transactionId: original,
      currency: "EUR",
      amount: 300,
      custom: { source: "node client test" },
    });
    const { transactions } = client;
    expect(
      await transactions.capture(transactionId, { currency: "EUR", amount: 200 }),
    ).toBeUndefined();
    await transactions.refund(transactionId, { amount: 120 });
    await transactions.void(transactionId, { amount: 60 });
    expect(await transactions.findOne(transactionId)).toMatchObject({
      capturedAmount: 200,
      pendingAmount: 40,
      refundedAmount: 120,
      voidedAmount: 60,
      trail: [
        { capture: true, amount: 200 },
        { refund: true, amount: 120 },
        { void: true, amount: 60 },
      ],
    });
    const error = await failureOf(transactions.capture(transactionId, { amount: 1000 }));
    expect(error.data).toEqual([{ field: "amount", message: "Can capture at most EUR 0.40" }]);
  });

  it("streams transactions and lines page by page, in both directions", async () => {
    for (let amount = 1; amount <= 7; amount += 1) {
      await client.merchants.transactions.create(merchantId, {
        transactionId,
        currency: "EUR",
        amount,
      });
    }
    const find = () => client.merchants.transactions.find(merchantId).batchSize(3);
    const newest = await find().toArray();
    expect(newest).toHaveLength(9);
    const oldest = await find().since(new Date("2020-01-01")).toArray();
    expect(oldest.map(({ id }: Client) => id)).toEqual(
      newest.map(({ id }: Client) => id).reverse(),
    );
    const until = await find().until(new Date("2020-01-01")).toArray();
    expect(until).toEqual([]);
    const lines = await client.merchants.lines.find(merchantId).batchSize(1).toArray();
    expect(lines.map(({ balance }: Client) => balance)).toEqual([-120, 200]);
  });

  it("saves a card and pays with it", async () => {
    const cardId = await client.cards.create(merchantId, { transactionId });
    expect(await client.cards.findOne(cardId)).toMatchObject({ id: cardId, last4: "0000" });
    const paid = await client.merchants.transactions.create(merchantId, {
      cardId,
      currency: "EUR",
      amount: 200,
    });
    expect(paid).toMatch(/^[0-9a-f]{24}$/);
  });

  it("distinguishes a forbidden object from a missing one", async () => {
    const missing = client.transactions.findOne("5f0000000000000000000000");
    expect(await failureOf(missing)).toBeInstanceOf(client.NotFoundError);
    const stranger = paylike("not a key", { url: client.service.url });
    expect(await failureOf(stranger.apps.findOne())).toBeInstanceOf(client.AuthorizationError);
    const app = await stranger.apps.create({});
    stranger.setKey(app.key);
    const foreign = stranger.transactions.findOne(transactionId);
    expect(await failureOf(foreign)).toBeInstanceOf(client.PermissionsError);
  });
});
