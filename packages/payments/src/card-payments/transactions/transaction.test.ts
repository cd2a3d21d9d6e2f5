import { readFileSync } from "node:fs";
import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makePayment, makeShop, send, type TransactionBody } from "../../../test/shop.ts";
import { convertExactly, feeExactly, part, rounded, shareExactly } from "../../core/money.ts";
import { parseEcbRates } from "../../core/rates/ecb.ts";
import type { OperationKind } from "./schema.ts";
import {
  add,
  differenceOf,
  feeToReturn,
  leftFor,
  type Movable,
  nothing,
  refusalOf,
  type Totals,
} from "./transaction.ts";

const whole: Movable = {
  amount: 1000,
  captured: 600,
  refunded: 100,
  voided: 50,
  disputed: 200,
  currency: "EUR",
  exponent: 2,
  error_code: null,
  movements: 7,
  expired_at: null,
};
const buckets = { capture: "captured", refund: "refunded", void: "voided" } as const;
function partOf(kind: OperationKind, value: bigint, ratePpm: number): Totals {
  if (kind === "void") return nothing;
  if (kind === "refund") return { ...nothing, refunded: value };
  return { ...nothing, captured: value, fee: feeExactly(value, ratePpm) };
}

const free = { mayMove: true, rateIsKnown: true };

describe("remaining amount", () => {
  it.each<[OperationKind, Partial<Movable>, number]>([
    ["capture", {}, 350],
    ["void", {}, 350],
    ["refund", {}, 300],
    ["refund", { refunded: 500 }, 0],
    ["capture", { error_code: 7 }, 0],
  ])("for a %s of %o is %i", (kind, change, left) => {
    expect(leftFor(kind, { ...whole, ...change })).toBe(left);
  });
});

describe("refusal of an operation", () => {
  const request = { kind: "capture" as const, amount: 100, currency: undefined };

  it("is absent for a valid request", () => {
    expect(refusalOf(whole, request, free)).toBeUndefined();
    expect(refusalOf(whole, { ...request, amount: 350, currency: "EUR" }, free)).toBeUndefined();
  });

  it.each([
    ["the claim", request, { ...free, mayMove: false }, 403],
    ["the currency", { ...request, currency: "USD" }, free, 400],
    ["the amount", { ...request, amount: 351 }, free, 400],
    ["the rate", request, { ...free, rateIsKnown: false }, 400],
  ])("names %s", (_name, requested, merchant, status) => {
    expect(refusalOf(whole, requested, merchant)?.status).toBe(status);
  });

  it.each<[OperationKind, number, boolean]>([
    ["capture", 1, true],
    ["capture", 350, true],
    ["refund", 299, true],
    ["refund", 300, false],
    ["void", 349, true],
    ["void", 350, false],
  ])("after 200 operations for a %s of %i: %s", (kind, amount, isRejected) => {
    const full = { ...whole, movements: 200 };
    const query = { ...request, kind, amount };
    expect(refusalOf(full, query, free) !== undefined).toBe(isRejected);
    expect(refusalOf({ ...full, movements: 199 }, query, free)).toBeUndefined();
  });

  it("covers captures of an expired authorisation, even with an amount pending again", () => {
    const expired = { ...whole, expired_at: new Date("2026-11-22T08:00:00Z") };
    const message = "the authorisation expired on 2026-11-22";
    expect(refusalOf(expired, request, free)?.body).toEqual([{ field: "amount", message }]);
    expect(refusalOf(expired, { ...request, kind: "void" }, free)).toBeUndefined();
    expect(refusalOf(expired, { ...request, kind: "refund" }, free)).toBeUndefined();
  });

  it("names the missing permission first, then all problems at once", () => {
    const all = { ...request, currency: "USD", amount: 9999 };
    expect(refusalOf(whole, all, { ...free, mayMove: false })).toMatchObject({
      status: 403,
      body: { message: "The merchant is not allowed to capture" },
    });
    const problems = [{ field: "currency" }, { field: "amount" }];
    expect(refusalOf(whole, all, free)?.body).toMatchObject(problems);
  });
});

// SQL states the same rules.
describe("SQL statements of operations", () => {
  let payments: TestPayments;
  beforeAll(async () => {
    payments = await startTestPayments();
  });
  afterAll(() => payments.close());

  const snapshot = readFileSync(new URL("../../core/rates/snapshot.xml", import.meta.url), "utf8");
  const perEuro = new Map(parseEcbRates(snapshot).map((rate) => [rate.currency, rate.perEuro]));
  const exponents: Record<string, number> = { EUR: 2, USD: 2, DKK: 2, HUF: 2, JPY: 0 };
  const worthOf = (currency: string) => ({
    exponent: exponents[currency] ?? 2,
    perEuro: currency === "EUR" ? "1" : (perEuro.get(currency) ?? ""),
  });

  const operation = fc.record({
    kind: fc.constantFrom<OperationKind[]>("capture", "refund", "void"),
    amount: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 700 })),
  });
  const story = fc.record({
    funding: fc.constantFrom("EUR", "USD", "DKK", "HUF"),
    currency: fc.constantFrom("EUR", "USD", "DKK", "JPY"),
    ratePpm: fc.integer({ min: 0, max: 50_000 }),
    flat: fc.integer({ min: 0, max: 100 }),
    refundsFee: fc.boolean(),
    movements: fc.array(operation, { minLength: 1, maxLength: 12 }),
  });

  it("match the rules to the cent", async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ funding, currency, ratePpm, flat, ...more }) => {
        const { movements, refundsFee } = more;
        const { key, merchant } = await makeShop(payments, { currency: funding });
        await sql`update payments.merchants set fee_rate_ppm = ${ratePpm}, fee_flat = ${flat},
          refunds_fee = ${refundsFee} where id = ${merchant.id}`.execute(payments.context.db);
        const exponent = exponents[currency] ?? 2;
        const id = await makePayment(payments, merchant, { amount: 1000, currency, exponent });
        const model: Movable = {
          amount: 1000,
          captured: 0,
          refunded: 0,
          voided: 0,
          disputed: 0,
          currency,
          exponent,
          error_code: null,
          movements: 0,
          expired_at: null,
        };
        let balance = 0;
        let totals = nothing;
        // The part of the fee that a refund returns, and the change of the balance.
        const book = (kind: OperationKind, amount: number) => {
          const value = convertExactly(amount, worthOf(currency), worthOf(funding));
          const isReturned = kind === "refund" && refundsFee;
          const left = model.captured - model.refunded;
          const returned = isReturned ? feeToReturn(totals, amount, left) : 0n;
          const after = add(totals, { ...partOf(kind, value, ratePpm), feeReturned: returned });
          const { balance: change, fee, feeReturned } = differenceOf(totals, after);
          const ownFlat = kind === "capture" ? flat : 0;
          totals = after;
          balance += change - ownFlat;
          model[buckets[kind]] += amount;
          model.movements += 1;
          return {
            [kind]: true,
            balance: change - ownFlat || 0,
            fee: { flat: ownFlat, rate: fee },
            ...(isReturned && { feeReturned }),
          };
        };
        for (const { kind, amount } of movements) {
          const { status, body } = await send<{ transaction: TransactionBody }>(
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
          expect(body.transaction.trail.at(-1)).toMatchObject(book(kind, amount));
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
      runs(60),
    );
  });

  it("convert, charge fees and round as exactly as the rules", async () => {
    const perEuro = fc
      .integer({ min: 1, max: 99_999_999 })
      .map((digits) => (digits / 10_000).toFixed(4));
    const worth = fc.record({ exponent: fc.integer({ min: 0, max: 4 }), perEuro });
    const worths = fc.tuple(worth, worth);
    const amount = fc.integer({ min: 1, max: 99_999_999_999 });
    const ppm = fc.integer({ min: 0, max: 1_000_000 });
    await fc.assert(
      fc.asyncProperty(amount, worths, ppm, async (amount, [from, to], ratePpm) => {
        const value = convertExactly(amount, from, to);
        const { rows } = await sql<{ value: string; fee: string; share: string }>`
          select trunc(value * 1e20)::text as value,
            trunc(payments.fee_exactly(value, ${ratePpm}) * 1e20)::text as fee,
            trunc(payments.share_exactly(value, ${ratePpm}, ${amount}) * 1e20)::text as share
          from payments.convert_exactly(${amount}, ${from.exponent}, ${from.perEuro},
            ${to.exponent}, ${to.perEuro}) as value`.execute(payments.context.db);
        const share = shareExactly(value, ratePpm, amount);
        const fee = feeExactly(value, ratePpm);
        expect(rows).toEqual([{ value: `${value}`, fee: `${fee}`, share: `${share}` }]);
      }),
      runs(200),
    );
  });

  it("round totals like the rules, even near halves", async () => {
    const sides = fc.tuple(fc.nat(50), fc.constantFrom(0n, 1n, 4n, 5n, 6n), fc.integer());
    const near = sides.map(([side, twelfth, off]) => {
      const nearby = (BigInt(side) * part) / 2n + twelfth * 10n ** 7n + BigInt(off % 3);
      return nearby < 0n ? 0n : nearby;
    });
    const total = fc.oneof(near, fc.bigInt(0n, 10n ** 34n));
    await fc.assert(
      fc.asyncProperty(total, async (total) => {
        const { rows } = await sql<{ rounded: number }>`
          select payments.rounded(${`${total}`}::numeric * 1e-20) as rounded`.execute(
          payments.context.db,
        );
        expect(rows).toEqual([{ rounded: rounded(total) }]);
      }),
      runs(300),
    );
  });
});
