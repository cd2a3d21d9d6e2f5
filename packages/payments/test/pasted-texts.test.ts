import { refusingIn, uncleanedIn } from "@frontdesk/platform/test/pasted-texts";
import { collectTaken, type TakenParameter } from "@frontdesk/platform/test/whole-numbers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { makeApp, makePayment, makeShop, merchantFields, send } from "./shop.ts";

let payments: TestPayments;
let taken: TakenParameter[];
beforeAll(async () => {
  ({ built: payments, taken } = await collectTaken(() => startTestPayments()));
});
afterAll(() => payments.close());

it("body fields: each name, phone number, email and postal address has its format", () => {
  const { found, wrong } = uncleanedIn(taken);
  expect(found).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

it("body fields: none refuses pasted text of its kind", () => {
  expect(refusingIn(taken)).toEqual([]);
});

it("a merchant: stores the cleaned texts", async () => {
  const { post } = await makeApp(payments);
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

it("Idempotency-Key: compares the request as sent, not the cleaned texts", async () => {
  const { key } = await makeApp(payments);
  const create = (name: string) =>
    send(payments, "POST /merchants", {
      key,
      body: { ...merchantFields, name },
      headers: { "idempotency-key": "pasted" },
    });
  const first = await create("Coffee\u200e");
  expect(first.status).toBe(201);
  expect((await create("Coffee\u200e")).text).toBe(first.text);
  expect((await create("Coffee")).body).toMatchObject({ code: "idempotency_key_reused" });
});

it("custom: stays unchanged, character by character", async () => {
  const custom = { name: " \u202eAnn\u202c ", phone: "+45\u00a020" };
  const { app, merchant } = await makeShop(payments);
  const id = await makePayment(payments, merchant, { more: { custom } });
  expect((await app.get(`/transactions/${id}`)).body).toMatchObject({ transaction: { custom } });
});
