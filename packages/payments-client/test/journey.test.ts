import { createTransport, type Transport } from "@frontdesk/rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../src/client.ts";
import {
  AuthenticationError,
  NotFoundError,
  PaymentError,
  PermissionError,
  ProcessingError,
  ValidationError,
} from "../src/errors.ts";
import type { Order } from "../src/requests.ts";
import type { App, Merchant } from "../src/types.ts";
import { type Listening, startListening } from "./listening.ts";

let running: Listening;
let app: App;
let client: Client;
let merchant: Merchant;

beforeAll(async () => {
  running = await startListening();
  const { url } = running;
  app = await createClient({ url }).apps.create({ name: "Till" });
  client = createClient({ url, key: app.key });
});
afterAll(() => running[Symbol.asyncDispose]());

const shop = {
  name: "Shop",
  currency: "EUR",
  test: true,
  email: "shop@example.com",
  website: "https://shop.example.com",
  descriptor: "SHOP",
  company: { country: "DK" },
};

/** Pays as a customer's browser, without a key. */
async function pay(value: number, changes: Partial<Order> = {}): Promise<string> {
  const { vault, payments } = createClient({ url: running.url });
  const { authorizationId, challenges } = await payments.create({
    test: {},
    integration: { key: merchant.key },
    amount: { currency: "EUR", exponent: 2, value },
    card: {
      number: await vault.seal({ type: "pcn", value: "4100000000000000" }),
      expiry: { month: 12, year: 2099 },
      code: await vault.seal({ type: "pcsc", value: "123" }),
    },
    ...changes,
  });
  if (challenges !== undefined) throw new Error("the bank wants to be asked first");
  return authorizationId;
}

async function everything<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe("payment, from order to balance", () => {
  it("captures, refunds and voids parts, each a line of the balance", async () => {
    merchant = await client.merchants.create(shop);
    const id = await pay(1_000, { reference: "order 7", custom: { size: "L" } });
    const { transactions, lines, merchants } = client;

    const authorized = await transactions.get(id);
    expect(authorized).toMatchObject({
      merchantId: merchant.id,
      pendingAmount: 1_000,
      reference: "order 7",
      custom: { size: "L" },
      recurring: false,
      successful: true,
      error: false,
    });
    await transactions.capture(id, { amount: 600, currency: "EUR" });
    await transactions.refund(id, { amount: 250, descriptor: "SHOP REFUND" });
    const last = await transactions.void(id, { amount: 400 });
    expect(last).toMatchObject({ pendingAmount: 0, capturedAmount: 600, refundableAmount: 350 });
    expect(last).toEqual(await transactions.get(id));
    expect(last.trail.map(({ amount }) => amount)).toEqual([600, 250, 400]);

    const entries = await everything(lines.list(merchant.id, { filter: { transactionId: id } }));
    expect(entries.map(({ refund }) => refund)).toEqual([true, undefined]);
    expect(await lines.get(entries[0]!.id)).toEqual(entries[0]);
    const { balance } = await merchants.get(merchant.id);
    expect(balance).toBe(entries.reduce((sum, line) => sum + line.balance, 0));
  });

  it("happens once, however often the order is sent", async () => {
    merchant = await client.merchants.create(shop);
    const { vault, payments } = createClient({ url: running.url });
    const number = await vault.seal({ type: "pcn", value: "4100000000000000" });
    const order: Order = {
      test: {},
      integration: { key: merchant.key },
      amount: { currency: "EUR", exponent: 2, value: 500 },
      card: { number, expiry: { month: 12, year: 2099 } },
    };
    const paid = await Promise.all([1, 2, 3].map(() => payments.create(order)));
    expect(new Set(paid.map(({ authorizationId }) => authorizationId)).size).toBe(1);
    expect(await everything(client.transactions.list(merchant.id))).toHaveLength(1);
  });

  it("captures once under one idempotency key", async () => {
    merchant = await client.merchants.create(shop);
    const id = await pay(1_000);
    const options = { idempotencyKey: "capture of order 8" };
    const first = await client.transactions.capture(id, { amount: 300 }, options);
    const second = await client.transactions.capture(id, { amount: 300 }, options);
    expect(second).toEqual(first);
    expect(second.capturedAmount).toBe(300);
  });
});

describe("call with a lost response", () => {
  it("repeats without a second effect", async () => {
    merchant = await client.merchants.create(shop);
    const id = await pay(1_000);
    let lost = 0;
    const own = createTransport();
    const losing: Transport = async (...request) => {
      const answer = await own(...request);
      if (lost++ % 2 === 1) return answer;
      throw new Error("the answer was lost");
    };
    const unlucky = createClient({ url: running.url, key: app.key, transport: losing });
    const { capturedAmount } = await unlucky.transactions.capture(id, { amount: 100 });
    expect(capturedAmount).toBe(100);
    const further = { transactionId: id, currency: "EUR", amount: 50 };
    await unlucky.transactions.create(merchant.id, further);
    await unlucky.disputes.open({ transactionId: id, amount: 40 });
    const name = "Made once";
    await unlucky.merchants.create({ ...shop, name });
    expect(lost).toBe(8);
    const merchants = await everything(client.merchants.list(app.id));
    expect(merchants.filter((each) => each.name === name)).toHaveLength(1);
    expect(await everything(client.transactions.list(merchant.id))).toHaveLength(2);
    expect(await everything(client.disputes.list(merchant.id))).toHaveLength(1);
  });
});

describe("further payment", () => {
  it("uses the first transaction or its saved card", async () => {
    merchant = await client.merchants.create(shop);
    const transactionId = await pay(1_000);
    const { transactions, cards } = client;
    const again = { currency: "EUR", amount: 700 };
    const followUp = await transactions.create(merchant.id, { ...again, transactionId });
    expect(await transactions.get(followUp.id)).toMatchObject({ amount: 700, recurring: true });

    const { id: cardId } = await cards.save(merchant.id, { transactionId, notes: "Ann's" });
    expect(await cards.get(cardId)).toMatchObject({
      last4: "0000",
      scheme: "visa",
      notes: "Ann's",
    });
    const fromCard = await transactions.create(merchant.id, { ...again, cardId });
    expect((await transactions.get(fromCard.id)).card.last4).toBe("0000");
  });

  it("with a decline throws a ProcessingError and is stored", async () => {
    merchant = await client.merchants.create(shop);
    const balance = { currency: "EUR", exponent: 2, value: 1_500 };
    const transactionId = await pay(1_000, { test: { card: { balance } } });
    const further = { transactionId, currency: "EUR", amount: 1_000 };
    const error = await client.transactions.create(merchant.id, further).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ProcessingError);
    expect(error).toMatchObject({ code: 7, client: true, merchant: false });
    const failed = await client.transactions.get((error as ProcessingError).transactionId!);
    expect(failed).toMatchObject({ successful: false, error: { code: 7 } });
    const filter = { successful: false };
    expect(await everything(client.transactions.list(merchant.id, { filter }))).toEqual([failed]);
  });
});

describe("list of a merchant by the client", () => {
  it("reads completely in small pages, in both directions, and from a moment on", async () => {
    merchant = await client.merchants.create(shop);
    const transactionId = await pay(100);
    const ids = [transactionId];
    for (const amount of [101, 102, 103, 104]) {
      const further = { transactionId, currency: "EUR", amount };
      ids.push((await client.transactions.create(merchant.id, further)).id);
    }
    const list = (options: object) => everything(client.transactions.list(merchant.id, options));
    const newestFirst = await list({ pageSize: 2 });
    expect(newestFirst.map(({ id }) => id)).toEqual(ids.toReversed());
    const oldestFirst = await list({ pageSize: 2, after: ids[0] });
    expect(oldestFirst.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await list({ before: new Date(merchant.created) })).toEqual([]);
    expect(await list({ after: new Date(merchant.created) })).toHaveLength(5);
  });
});

describe("contested payment", () => {
  it("a dispute is won or lost", async () => {
    merchant = await client.merchants.create(shop);
    const id = await pay(1_000);
    await client.transactions.capture(id, { amount: 1_000 });
    const { disputes } = client;
    const reason = { code: 4_853, title: "Not as described" };
    const first = await disputes.open({ transactionId: id, amount: 600, reason });
    const second = await disputes.open({ transactionId: id, amount: 400 });
    expect(first).toMatchObject({ state: "open", reason, amount: 600 });
    expect((await client.transactions.get(id)).disputedAmount).toBe(1_000);
    expect((await disputes.win(first.id)).state).toBe("won");
    expect((await disputes.lose(second.id)).state).toBe("lost");
    expect((await disputes.get(second.id)).state).toBe("lost");
    const listed = await everything(disputes.list(merchant.id, { filter: { transactionId: id } }));
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await client.transactions.get(id)).disputedAmount).toBe(400);
  });

  it("a fraud is reported", async () => {
    merchant = await client.merchants.create(shop);
    const transactionId = await pay(1_000);
    const fraud = await client.frauds.report({ transactionId, reason: 6 });
    expect(fraud).toMatchObject({ merchantId: merchant.id, transactionId, reason: 6 });
    expect(await client.frauds.get(fraud.id)).toEqual(fraud);
    expect(await everything(client.frauds.list(merchant.id))).toEqual([fraud]);
  });
});

describe("access by the client", () => {
  it("can be given to apps and people, and removed", async () => {
    merchant = await client.merchants.create(shop);
    const { merchants, me } = client;
    expect(await me()).toMatchObject({ id: app.id, name: "Till" });
    const other = await client.apps.create({ name: "Books" });
    const others = createClient({ url: running.url, key: other.key });
    await expect(others.merchants.get(merchant.id)).rejects.toMatchObject({
      name: "PermissionError",
      message: "You have no access to this merchant",
    });
    await merchants.apps.add(merchant.id, { appId: other.id });
    const apps = await everything(merchants.apps.list(merchant.id));
    expect(apps).toEqual([
      { id: other.id, name: "Books" },
      { id: app.id, name: "Till", key: app.key },
    ]);
    expect(await everything(others.merchants.list(other.id))).toEqual([
      await merchants.get(merchant.id),
    ]);
    await merchants.apps.remove(merchant.id, other.id);
    await expect(others.merchants.get(merchant.id)).rejects.toBeInstanceOf(PermissionError);

    const email = "ann@example.com";
    expect(await merchants.users.invite(merchant.id, { email })).toEqual({ isMember: false });
    const [user] = await everything(merchants.users.list(merchant.id));
    expect(user).toMatchObject({ email });
    await merchants.users.remove(merchant.id, user!.id);
    expect(await everything(merchants.users.list(merchant.id))).toEqual([]);
  });

  it("works with a further key", async () => {
    const key = await client.apps.keys.create(app.id);
    expect((await createClient({ url: running.url, key: key.key }).me()).id).toBe(app.id);
    const listed = await everything(client.apps.keys.list(app.id));
    expect(listed[0]).toMatchObject({ id: key.id, prefix: key.prefix, revoked: null });
    await client.apps.keys.revoke(app.id, key.id);
    expect((await client.apps.keys.list(app.id).page())[0]?.revoked).not.toBeNull();
  });

  it("refusals have a class per reason", async () => {
    merchant = await client.merchants.create(shop);
    const id = await pay(300);
    await client.merchants.update(merchant.id, { descriptor: "SHOP TWO" });
    expect((await client.merchants.get(merchant.id)).descriptor).toBe("SHOP TWO");
    const tooMuch = client.transactions.capture(id, { amount: 301 });
    await expect(tooMuch).rejects.toMatchObject({
      name: ValidationError.name,
      problems: [{ field: "amount", message: "Can capture at most EUR 3.00" }],
      requestId: expect.any(String),
    });
    const keyless = createClient({ url: running.url });
    await expect(keyless.me()).rejects.toBeInstanceOf(AuthenticationError);
    const nothing = `${merchant.id.slice(0, -9)}000000000`;
    await expect(client.merchants.get(nothing)).rejects.toBeInstanceOf(NotFoundError);
    const number = await keyless.vault.seal({ type: "pcn", value: "4100000000000007" });
    const declined = pay(300, { card: { number, expiry: { month: 1, year: 2099 } } });
    await expect(declined).rejects.toBeInstanceOf(PaymentError);
    await expect(declined).rejects.toMatchObject({ code: "PAYMENT_INSUFFICIENT_FUNDS" });
  });
});
