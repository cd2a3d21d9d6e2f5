import { seal } from "@frontdesk/platform/sealing/seal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, makeCheckout, makeCustomer } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";

let payments: TestPayments;
let passedMs = 0;

beforeAll(async () => {
  payments = await startTestPayments({
    now: () => new Date(Date.now() + passedMs),
    settings: { ...behindProxy, paymentsPerMinute: 60 },
  });
});
afterAll(() => payments.close());

describe("vault", () => {
  it.each([
    ["pcn", "410000000000"],
    ["pcn", "4100000000000000000"],
    ["pcsc", "123"],
    ["pcsc", "1234"],
  ])("seals the %s %s differently each time", async (type, value) => {
    const customer = makeCustomer(payments);
    const first = await customer.post("/vault", { type, value });
    expect(first.status).toBe(201);
    expect(first.text).toBe(`${JSON.stringify({ token: first.body.token })}\n`);
    expect(first.body.token).toMatch(/^[\w-]{40,200}$/);
    expect(Buffer.from(first.body.token, "base64url").includes(value)).toBe(false);
    const second = await customer.post("/vault", { type, value });
    expect(second.body.token).not.toBe(first.body.token);
  });

  it.each([
    ["pcn", "41000000000", "PAYMENT_CARD_NUMBER_INVALID"],
    ["pcn", "41000000000000000000", "PAYMENT_CARD_NUMBER_INVALID"],
    ["pcn", "4100 0000 0000 0000", "PAYMENT_CARD_NUMBER_INVALID"],
    ["pcn", "41000000000000００", "PAYMENT_CARD_NUMBER_INVALID"],
    ["pcn", "4100000000000000\n", "PAYMENT_CARD_NUMBER_INVALID"],
    ["pcsc", "12", "PAYMENT_CARD_SECURITY_CODE_INVALID"],
    ["pcsc", "12345", "PAYMENT_CARD_SECURITY_CODE_INVALID"],
    ["pcsc", "12x", "PAYMENT_CARD_SECURITY_CODE_INVALID"],
    ["pan", "4100000000000000", "REQUEST_INVALID"],
    ["pcn", 4100000000000000, "REQUEST_INVALID"],
    ["pcn", undefined, "REQUEST_INVALID"],
    [undefined, "123", "REQUEST_INVALID"],
    ["pcn", { token: "x" }, "REQUEST_INVALID"],
  ])("refuses the %s %j with %s", async (type, value, code) => {
    const { status, body } = await makeCustomer(payments).post("/vault", { type, value });
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    expect(JSON.stringify(body)).not.toContain("41000");
  });

  it("names the invalid field", async () => {
    const { body } = await makeCustomer(payments).post("/vault", { type: "pan" });
    expect(body.message.split("; ").sort()).toEqual([
      "type must be one of pcn, pcsc",
      "value is required",
    ]);
  });

  it("limits requests per address", async () => {
    const { post } = makeCustomer(payments);
    const codes = [];
    for (let count = 0; count < 121; count += 1) {
      codes.push((await post("/vault", { type: "pcsc", value: "123" })).status);
    }
    expect(codes.slice(0, 120).every((status) => status === 201)).toBe(true);
    const { status, body, headers } = await post("/vault", { type: "pcsc", value: "123" });
    expect({ status, body }).toEqual({
      status: 429,
      body: { code: "RATE_LIMITED", message: "Too many requests" },
    });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("vault token", () => {
  it("is refused where the other type belongs", async () => {
    const shop = await makeCheckout(payments);
    const { number, expiry, code } = await shop.customer.card();
    for (const card of [
      { number: code, expiry, code },
      { number, expiry, code: number },
    ]) {
      const { status, body } = await shop.customer.pay(await shop.order({}, card));
      expect({ status, code: body.code }).toEqual({ status: 400, code: "TOKEN_TYPE_UNEXPECTED" });
    }
    expect(await shop.transactions()).toEqual([]);
  });

  it("refuses a changed, invented or foreign token", async () => {
    const shop = await makeCheckout(payments);
    const card = await shop.customer.card();
    const { token } = card.number;
    const flipped = token.at(30) === "A" ? "B" : "A";
    const other = seal(
      payments.context.keyring,
      { purpose: "card number", context: "token" },
      "4100000000000000",
    );
    const broken = [
      `${token.slice(0, 30)}${flipped}${token.slice(31)}`,
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      "x",
      "undefined",
      "é".repeat(100),
      other,
    ];
    for (const text of broken) {
      const order = await shop.order({}, { ...card, number: { token: text } });
      const { status, body } = await shop.customer.pay(order);
      expect({ status, code: body.code }).toEqual({ status: 400, code: "TOKEN_INVALID" });
    }
    expect((await shop.customer.pay(await shop.order({}, card))).status).toBe(201);
  });

  it("is good for ten minutes and then refused", async () => {
    const shop = await makeCheckout(payments);
    const [early, late] = [await shop.order(), await shop.order()];
    passedMs += 10 * 60_000 - 5_000;
    expect((await shop.customer.pay(early)).status).toBe(201);
    passedMs += 10_000;
    expect((await shop.customer.pay(late)).body.code).toBe("TOKEN_INVALID");
  });

  it("pays one order, across merchants", async () => {
    const [shop, elsewhere] = [await makeCheckout(payments), await makeCheckout(payments)];
    const card = await shop.customer.card();
    expect((await shop.customer.pay(await shop.order({}, card))).status).toBe(201);
    for (const order of [
      await shop.order({ text: "again" }, card),
      await shop.order({}, { ...(await shop.customer.card()), code: card.code }),
      await elsewhere.order({}, card),
    ]) {
      const { status, body } = await shop.customer.pay(order);
      expect({ status, code: body.code }).toEqual({ status: 400, code: "TOKEN_INVALID" });
    }
    expect(await shop.transactions()).toHaveLength(1);
    expect(await elsewhere.transactions()).toEqual([]);
  });

  it("stays unused after a refused order", async () => {
    const shop = await makeCheckout(payments);
    const used = await shop.customer.card();
    await shop.customer.pay(await shop.order({}, used));
    const fresh = await shop.customer.card();
    const mixed = await shop.order({}, { ...fresh, code: used.code });
    expect((await shop.customer.pay(mixed)).body.code).toBe("TOKEN_INVALID");
    expect((await shop.customer.pay(await shop.order({}, fresh))).status).toBe(201);
  });

  it("pays one of ten concurrent orders", async () => {
    const shop = await makeCheckout(payments);
    const card = await shop.customer.card();
    const orders = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.order({ text: `order ${index}` }, card)),
    );
    const answers = await Promise.all(orders.map((order) => shop.customer.pay(order)));
    const codes = answers.map(({ status, body }) => (status === 201 ? "paid" : body.code)).sort();
    expect(codes).toEqual([...Array(9).fill("TOKEN_INVALID"), "paid"]);
    expect(await shop.transactions()).toHaveLength(1);
  });
});
