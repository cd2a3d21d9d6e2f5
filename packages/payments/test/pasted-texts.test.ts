import { refusingIn, uncleanedIn } from "@frontdesk/platform/test/pasted-texts";
import { collectTaken, type Taken } from "@frontdesk/platform/test/whole-numbers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { givenApp, givenPayment, givenShop, merchantFields, send } from "./shop.ts";

let payments: TestPayments;
let taken: Taken[];
beforeAll(async () => {
  ({ built: payments, taken } = await collectTaken(() => startTestPayments()));
});
afterAll(() => payments.close());

it("every name, phone number, e-mail address and postal address of a body has its kind", () => {
  const { found, wrong } = uncleanedIn(taken);
  expect(found).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

it("no field refuses what people paste into a field of its kind", () => {
  expect(refusingIn(taken)).toEqual([]);
});

it("a merchant is kept as the cleaned texts say", async () => {
  const { post } = await givenApp(payments);
  const { status, body } = await post("/merchants", {
    ...merchantFields,
    name: "\u202eکافه\u200cها\u202c\n",
    email: " mailto:ann@bücher.example\u200e",
    bank: { iban: "DK50\u00a00040\u20110440\u200f" },
  });
  expect([status, body]).toMatchObject([
    201,
    {
      merchant: {
        name: "کافه\u200cها",
        email: "ann@xn--bcher-kva.example",
        bank: { iban: "DK5000400440" },
      },
    },
  ]);
});

it("an Idempotency-Key compares what was sent, not what is kept of it", async () => {
  const { key } = await givenApp(payments);
  const create = (name: string) =>
    send(payments, "POST /merchants", {
      ...{ key, body: { ...merchantFields, name }, headers: { "idempotency-key": "pasted" } },
    });
  const first = await create("Coffee\u200e");
  expect(first.status).toBe(201);
  expect((await create("Coffee\u200e")).text).toBe(first.text);
  expect((await create("Coffee")).body).toMatchObject({ code: "idempotency_key_reused" });
});

it("custom is kept sign by sign", async () => {
  const custom = { name: " \u202eAnn\u202c ", phone: "+45\u00a020" };
  const { app, merchant } = await givenShop(payments);
  const id = await givenPayment(payments, merchant, { more: { custom } });
  expect((await app.get(`/transactions/${id}`)).body).toMatchObject({ transaction: { custom } });
});
