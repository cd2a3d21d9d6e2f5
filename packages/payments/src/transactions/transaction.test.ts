import { readFileSync } from "node:fs";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../test/harness.ts";
import { type GivenTransaction, givenPayment, givenShop, send } from "../../test/shop.ts";
import { convert, feeOf } from "../money.ts";
import { parseEcbRates } from "../rates/ecb.ts";
import type { MovementKind } from "./row.ts";
import { leftFor, type Movable, refusalOf } from "./transaction.ts";

const whole: Movable = {
  amount: 1000,
  captured: 600,
  refunded: 100,
  voided: 50,
  disputed: 200,
  currency: "EUR",
  exponent: 2,
  error_code: null,
};
const buckets = { capture: "captured", refund: "refunded", void: "voided" } as const;
const free = { mayMove: true, rateIsKnown: true };

describe("what is left", () => {
  it.each<[MovementKind, Partial<Movable>, number]>([
    ["capture", {}, 350],
    ["void", {}, 350],
    ["refund", {}, 300],
    ["refund", { refunded: 500 }, 0],
    ["capture", { error_code: 7 }, 0],
  ])("for a %s of %o is %i", (kind, change, left) => {
    expect(leftFor(kind, { ...whole, ...change })).toBe(left);
  });
});

describe("a refusal", () => {
  const request = { kind: "capture" as const, amount: 100, currency: undefined };

  it("is not given where nothing speaks against it", () => {
    expect(refusalOf(whole, request, free)).toBeUndefined();
    expect(refusalOf(whole, { ...request, amount: 350, currency: "EUR" }, free)).toBeUndefined();
  });

  it.each([
    ["the claim", request, { ...free, mayMove: false }, 403],
    ["the currency", { ...request, currency: "USD" }, free, 400],
    ["the amount", { ...request, amount: 351 }, free, 400],
    ["the rate", request, { ...free, rateIsKnown: false }, 400],
  ])("is given for %s", (_name, requested, merchant, status) => {
    expect(refusalOf(whole, requested, merchant)?.status).toBe(status);
  });

  it("names the claim first, and then all problems at once", () => {
    const all = { ...request, currency: "USD", amount: 9999 };
    expect(refusalOf(whole, all, { ...free, mayMove: false })?.status).toBe(403);
    const problems = [{ field: "currency" }, { field: "amount" }];
    expect(refusalOf(whole, all, free)?.body).toMatchObject(problems);
  });
});

// The same rules stand in SQL: both must do the same with any movements.
describe("the statements of the database", () => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await startTestPayments();
  });
  afterAll(() => payments.close());

  const snapshot = readFileSync(new URL("../rates/snapshot.xml", import.meta.url), "utf8");
  const perEuro = new Map(parseEcbRates(snapshot).map((rate) => [rate.currency, rate.perEuro]));
  const exponents: Record<string, number> = { EUR: 2, USD: 2, DKK: 2, HUF: 2, JPY: 0 };
  const worthOf = (currency: string) => ({
    exponent: exponents[currency] ?? 2,
    perEuro: currency === "EUR" ? "1" : (perEuro.get(currency) ?? ""),
  });

  const movement = fc.record({
    kind: fc.constantFrom<MovementKind[]>("capture", "refund", "void"),
    amount: fc.integer({ min: 1, max: 700 }),
  });
  const story = fc.record({
    funding: fc.constantFrom("EUR", "USD", "DKK", "HUF"),
    currency: fc.constantFrom("EUR", "USD", "DKK", "JPY"),
    ratePpm: fc.integer({ min: 0, max: 50_000 }),
    flat: fc.integer({ min: 0, max: 100 }),
    movements: fc.array(movement, { minLength: 1, maxLength: 8 }),
  });

  it("do what the rules say, to the cent", async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ funding, currency, ratePpm, flat, movements }) => {
        const { key, merchant } = await givenShop(payments, { currency: funding });
        await sql`update payments.merchants set fee_rate_ppm = ${ratePpm}, fee_flat = ${flat}
          where id = ${merchant.id}`.execute(payments.context.db);
        const exponent = exponents[currency] ?? 2;
        const id = await givenPayment(payments, merchant, { amount: 1000, currency, exponent });
        const model: Movable = {
          ...{ amount: 1000, captured: 0, refunded: 0, voided: 0, disputed: 0 },
          ...{ currency, exponent, error_code: null },
        };
        let balance = 0;
        for (const { kind, amount } of movements) {
          const { status, body } = await send<{ transaction: GivenTransaction }>(
            payments,
            `POST /transactions/${id}/${kind}s`,
            { key, body: { amount } },
          );
          const refusal = refusalOf(model, { kind, amount, currency: undefined }, free);
          expect([status, status === 201 ? undefined : body]).toEqual([
            refusal?.status ?? 201,
            refusal?.body,
          ]);
          if (refusal !== undefined) continue;
          const converted = convert(amount, worthOf(currency), worthOf(funding));
          const fee = feeOf(converted, { ratePpm, flat });
          const effect = { capture: converted - fee.total, refund: -converted, void: 0 }[kind];
          balance += effect;
          model[buckets[kind]] += amount;
          expect(body.transaction.trail.at(-1)).toMatchObject({
            [kind]: true,
            balance: Object.is(effect, -0) ? 0 : effect,
            fee: kind === "capture" ? { flat: fee.flat, rate: fee.rate } : { flat: 0, rate: 0 },
          });
          expect(body.transaction).toMatchObject({
            pendingAmount: leftFor("capture", model),
            refundableAmount: leftFor("refund", model),
          });
        }
        const read = await send<{ merchant: { balance: number } }>(
          payments,
          `GET /merchants/${merchant.id}`,
          { key },
        );
        expect(read.body.merchant.balance).toBe(balance);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
