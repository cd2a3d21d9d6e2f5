import { createTransport, type Transport } from "@frontdesk/rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChallengeAnswer } from "../src/challenges.ts";
import { type Client, createClient } from "../src/client.ts";
import { PaymentError } from "../src/errors.ts";
import type { Order, Scenario } from "../src/requests.ts";
import type { Merchant } from "../src/types.ts";
import { type Listening, startListening } from "./listening.ts";

let running: Listening;
let merchant: Merchant;
let client: Client;
let customer: Client;

beforeAll(async () => {
  running = await startListening();
  const { url } = running;
  customer = createClient({ url });
  const app = await customer.apps.create({ name: "Till" });
  client = createClient({ url, key: app.key });
  merchant = await client.merchants.create({
    currency: "EUR",
    test: true,
    email: "shop@example.com",
    website: "https://shop.example.com",
    descriptor: "SHOP",
    company: { country: "DK" },
  });
});
afterAll(() => running[Symbol.asyncDispose]());

async function makeOrder(tds: Scenario["tds"]): Promise<Order> {
  return {
    test: { tds: tds! },
    integration: { key: merchant.key },
    amount: { currency: "EUR", exponent: 2, value: 1_000 },
    card: {
      number: await customer.vault.seal({ type: "pcn", value: "4100000000000000" }),
      expiry: { month: 12, year: 2099 },
      code: await customer.vault.seal({ type: "pcsc", value: "123" }),
    },
  };
}

async function complete({ payments }: Client, order: Order) {
  const hints: string[] = [];
  const taken: string[] = [];
  for (;;) {
    const { authorizationId, challenges } = await payments.create({ ...order, hints });
    if (challenges === undefined) return { authorizationId, taken };
    const [challenge] = challenges;
    taken.push(`${challenge!.name}: ${challenge!.type}`);
    const answer = await payments.challenge(challenge!, { ...order, hints });
    hints.push(...(answer.hints ?? []));
  }
}

describe("order with a challenge of the issuer", () => {
  it("pays after a fetch challenge, without a browser", async () => {
    const order = await makeOrder({ challenge: false });
    const { authorizationId, taken } = await complete(customer, order);
    expect(taken).toEqual(["tds-authenticate: fetch"]);
    const transaction = await client.transactions.get(authorizationId);
    expect(transaction).toMatchObject({ successful: true, tds: "full", amount: 1_000 });
    expect(await customer.payments.create(order)).toEqual({ authorizationId });
  });

  it("pays once, though every other response is lost", async () => {
    const own = createTransport();
    let query = 0;
    const losing: Transport = async (...request) => {
      const answer = await own(...request);
      query += 1;
      if (query % 2 === 0) return answer;
      throw new Error("the answer was lost");
    };
    const before = await client.transactions.list(merchant.id, { pageSize: 100 }).page();
    const unlucky = createClient({ url: running.url, transport: losing });
    await complete(unlucky, await makeOrder({ challenge: false }));
    expect(query).toBe(6);
    const after = await client.transactions.list(merchant.id, { pageSize: 100 }).page();
    expect(after).toHaveLength(before.length + 1);
  });

  it("fails with a PaymentError when the issuer rejects it", async () => {
    const order = await makeOrder({ challenge: false, status: "rejected" });
    const error = await complete(customer, order).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PaymentError);
    expect(error).toMatchObject({ status: 400, code: "TDSECURE_FAILED" });
  });
});

describe("challenge", () => {
  it("in a frame returns the form for it", async () => {
    const order = await makeOrder({ challenge: true, status: "authenticated" });
    const { hints = [] } = await customer.payments.challenge(
      { path: "/payments/challenges/tds-authenticate" },
      order,
    );
    const answer: ChallengeAnswer = await customer.payments.challenge(
      { path: "/payments/challenges/tds-challenge" },
      { ...order, hints },
    );
    expect(answer.action).toMatch(/^http.*\/issuer\/challenge$/);
    expect(answer).toMatchObject({ method: "POST", width: 500, height: 600 });
    expect(answer.action === undefined ? [] : Object.keys(answer.fields)).toEqual(["creq"]);
  });

  it("is refused when not due", async () => {
    const path = "/payments/challenges/tds-challenge";
    const taken = customer.payments.challenge({ path }, await makeOrder({ challenge: true }));
    await expect(taken).rejects.toMatchObject({ code: "PAYMENT_CHALLENGE_UNAVAILABLE" });
  });

  it.each(["/payments", "@evil.example/payments/challenges/x", "/payments/challenges/../x", ""])(
    "refuses the path %j",
    async (path) => {
      const order = await makeOrder({ challenge: true });
      await expect(customer.payments.challenge({ path }, order)).rejects.toThrow(TypeError);
    },
  );
});
