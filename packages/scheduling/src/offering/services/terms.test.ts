import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depositOf, freeUntilMinutes, keepOf, refundPercentAt } from "./service.ts";

describe("deposit", () => {
  it.each([
    ["none of it", 2000, "none", 0, 0],
    ["none without a price", null, "full", 0, 0],
    ["the whole price", 2000, "full", 0, 2000],
    ["an amount", 2000, "fixed", 500, 500],
    ["percent", 2000, "percent", 20, 400],
    ["percent, half up", 250, "percent", 1, 3],
    ["percent, below half down", 249, "percent", 1, 2],
    ["percent, at least 1", 10, "percent", 1, 1],
    ["percent of yen, which have no decimals", 4980, "percent", 33, 1643],
    ["percent of the most that is taken", 99_999_999_999, "percent", 99, 98_999_999_999],
  ] as const)("is %s", (_title, price, kind, value, amount) => {
    expect(depositOf({ price, deposit: { kind, value } })).toBe(amount);
  });
});

describe("refund of a deposit", () => {
  const steps = [
    { minutes_before: 2880, refund_percent: 100 },
    { minutes_before: 1440, refund_percent: 50 },
    { minutes_before: 0, refund_percent: 10 },
  ];

  it.each([
    [10_000, 100],
    [2880, 100],
    [2879.99, 50],
    [1440, 50],
    [1439, 10],
    [0, 10],
    [-0.01, 0],
  ])("with %d minutes left is %d percent", (left, percent) => {
    expect(refundPercentAt(steps, left)).toBe(percent);
  });

  it("is zero after the last deadline, or without deadlines", () => {
    expect(refundPercentAt(steps.slice(0, 2), 1439)).toBe(0);
    expect(refundPercentAt([], 1_000_000)).toBe(0);
  });

  it("rounds in favour of the customer", () => {
    expect([keepOf(2000, 100), keepOf(2000, 0), keepOf(2001, 50), keepOf(1, 1)]).toEqual([
      0, 2000, 1000, 0,
    ]);
  });

  it("stays between the promised share and the deposit", () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (deposit, percent) => {
        const refund = BigInt(deposit - keepOf(deposit, percent));
        const promised = BigInt(deposit) * BigInt(percent);
        expect(refund * 100n >= promised && (refund - 1n) * 100n < promised).toBe(true);
        expect(refund <= BigInt(deposit)).toBe(true);
      }),
    );
  });

  const owed = { price: 5000, deposit: { kind: "fixed", value: 1000 }, no_show_fee: null } as const;

  it("is full until the last 100 % deadline", () => {
    expect(freeUntilMinutes({ ...owed, cancellation: steps })).toBe(2880);
    expect(freeUntilMinutes({ ...owed, cancellation: steps.slice(1) })).toBeNull();
  });

  it("free cancellation has the same deadline for a fee, and none if nothing costs", () => {
    const free = { ...owed, deposit: { kind: "none", value: 0 } as const, cancellation: steps };
    expect(freeUntilMinutes({ ...free, no_show_fee: 5000 })).toBe(2880);
    expect(freeUntilMinutes(free)).toBeNull();
    expect(freeUntilMinutes({ ...free, price: null })).toBeNull();
  });
});
