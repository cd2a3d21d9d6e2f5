import { thorough } from "@frontdesk/database/testing";
import { createFetchTransport, createTransport, type Transport } from "@frontdesk/rest";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Client, createClient } from "../src/client.ts";
import type { Event } from "../src/types.ts";
import { startCutting } from "./cutting.ts";
import { type Listening, startListening } from "./listening.ts";

let running: Listening;
let key: string;
let client: Client;

beforeAll(async () => {
  running = await startListening();
  key = (await createClient(running).apps.create({ name: "Till" })).key;
  client = createClient({ url: running.url, key });
});
afterAll(() => running[Symbol.asyncDispose]());

async function makePayment(value = 100_000) {
  const merchant = await client.merchants.create({
    currency: "EUR",
    test: true,
    email: "shop@example.com",
    website: "https://shop.example.com",
    descriptor: "SHOP",
    company: { country: "DK" },
  });
  const { authorizationId } = await client.payments.create({
    test: {},
    integration: { key: merchant.key },
    amount: { currency: "EUR", exponent: 2, value },
    card: {
      number: await client.vault.seal({ type: "pcn", value: "4100000000000000" }),
      expiry: { month: 12, year: 2099 },
      code: await client.vault.seal({ type: "pcsc", value: "123" }),
    },
  });
  return { merchant, id: authorizationId! };
}

/** Reads up to an event of a type. */
async function heard(events: AsyncIterable<Event>, last: Event["type"]): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) {
    all.push(event);
    if (event.type === last) break;
  }
  return all;
}

async function everything<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe("following a merchant", () => {
  it("returns new events as in the list, and no earlier ones", async () => {
    const { merchant, id } = await makePayment();
    const enough = new AbortController();
    onTestFinished(() => enough.abort(new Error("enough")));
    await expect.poll(() => client.events.list(merchant.id).page()).toHaveLength(2);
    const following = client.events.follow(merchant.id, { signal: enough.signal });
    const next = following.next();
    // Longer than the request for the newest event.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await client.transactions.capture(id, { amount: 300 });
    const { value: event } = await next;
    expect(event).toMatchObject({ type: "transaction.captured", data: { entry: { amount: 300 } } });
    expect(event).toEqual(await client.events.get(merchant.id, event!.id));
  });

  it("rejects with the reason of the refusal", async () => {
    const { merchant } = await makePayment();
    const other = await client.apps.create({ name: "Books" });
    const others = createClient({ url: running.url, key: other.key });
    await expect(others.events.follow(merchant.id).next()).rejects.toMatchObject({
      name: "PermissionError",
    });
    const after = `${merchant.id.slice(0, 11)}${"f".repeat(13)}`;
    const elsewhere = client.events.follow(merchant.id, { after }).next();
    await expect(elsewhere).rejects.toMatchObject({ name: "ValidationError" });
  });

  it.each<[string, () => Transport]>([
    ["undici", createTransport],
    ["fetch", createFetchTransport],
  ])(
    "over %s with cuts every few hundred milliseconds has every event once",
    async (_name, createOwn) => {
      const captures = thorough ? 190 : 35;
      const { merchant, id } = await makePayment();
      await using cutting = await startCutting(running.url, () => 100 + Math.random() * 400);
      const unlucky = createClient({ url: cutting.url, key, transport: createOwn() });
      const after = new Date(merchant.created);
      const following = unlucky.events.follow(merchant.id, { after });
      const hearing = heard(following, "transaction.voided");
      for (let done = 0; done < captures; done += 1) {
        await client.transactions.capture(id, { amount: 1 });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      }
      await client.transactions.void(id, { amount: 5 });
      const messages = await hearing;
      expect(messages).toEqual(await everything(client.events.list(merchant.id, { after })));
      expect(messages).toHaveLength(captures + 3);
      expect(cutting.cuts()).toBeGreaterThan(0);
    },
    120_000,
  );
});
