import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type Links, makeLinks } from "../../../../test/links.ts";
import { entersCode, makePayer } from "../../../../test/payer.ts";

let payments: TestPayments;
let now: number;
let shop: Checkout;
let links: Links;
beforeAll(async () => {
  now = Date.now();
  payments = await startTestPayments({ settings: behindProxy, now: () => new Date(now) });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeCheckout(payments);
  links = await makeLinks(payments, shop);
});

const aMinute = 60_000;
const expired = { status: 400, body: { code: "PAYMENT_LINK_EXPIRED" } };

async function makeOrder(test: object = {}) {
  const until = new Date(now + aMinute).toISOString();
  const url = await links.sign({ currency: "EUR", value: "12.50", until });
  const integration = { key: shop.merchant.key, seal: await links.sealOf(url) };
  return { url, order: await shop.order({ integration, test }) };
}

const asksForCode = { tds: { challenge: true } };

describe("link with until", () => {
  it("is payable before that instant only", async () => {
    const { order } = await makeOrder();
    expect((await shop.customer.pay(order)).status).toBe(201);
    const { order: late, url } = await makeOrder();
    now += aMinute;
    expect(await shop.customer.pay(late)).toMatchObject(expired);
    const page = await links.open(url);
    expect(page.status).toBe(410);
    expect(page.text).toContain("The link has expired.");
    expect(await shop.transactions()).toHaveLength(1);
  });

  it("is judged at the order's first /payments, not after its challenges", async () => {
    const { order } = await makeOrder(asksForCode);
    expect((await shop.customer.pay(order)).body.challenges).toHaveLength(1);
    now += 2 * aMinute;
    const payer = makePayer(payments, shop.customer);
    expect((await payer.pay(order, entersCode)).status).toBe(201);
  });

  it("is not judged by an earlier challenge", async () => {
    const { order } = await makeOrder(asksForCode);
    const path = "/payments/challenges/tds-authenticate";
    expect((await shop.customer.post(path, order)).status).toBe(201);
    now += aMinute;
    expect(await shop.customer.pay(order)).toMatchObject(expired);
    expect(await shop.customer.post(path, order)).toMatchObject(expired);
  });

  it("repeats the answer of an order paid in time", async () => {
    const { order } = await makeOrder();
    const { body } = await shop.customer.pay(order);
    now += aMinute;
    expect((await shop.customer.pay(order)).body).toEqual(body);
  });
});
