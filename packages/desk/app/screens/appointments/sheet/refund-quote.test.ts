import { describe, expect, it } from "vitest";
import { refundQuoteOf } from "./refund-quote.ts";

const paid = {
  state: "paid",
  amount: 2000,
  refunded: 0,
  released: 0,
  currency: "EUR",
  kept: 2000,
} as const;
const side = { percent: 50, amount: 1000 };

describe("refund on cancellation", () => {
  it.each([
    ["customer", paid, side, { least: 1000, most: 2000, before: 0 }],
    ["customer", paid, { percent: 100, amount: 2000 }, { least: 2000, most: 2000, before: 0 }],
    ["customer", { ...paid, refunded: 300 }, side, { least: 700, most: 1700, before: 300 }],
    ["customer", { ...paid, refunded: 1500 }, side, { least: 0, most: 500, before: 1500 }],
    ["customer", { ...paid, refunded: 2000 }, side, { least: 0, most: 0, before: 2000 }],
    ["business", { ...paid, refunded: 300 }, side, { least: 1700, most: 1700, before: 300 }],
    ["customer", { ...paid, released: 500 }, side, { least: 500, most: 1500, before: 500 }],
    [
      "business",
      { ...paid, refunded: 300, released: 500 },
      side,
      { least: 1200, most: 1200, before: 800 },
    ],
  ] as const)("for a %s is %j by %j: %j", (by, payment, terms, quote) => {
    expect(refundQuoteOf({ payment, refund_now: terms }, by)).toEqual({
      ...quote,
      currency: "EUR",
    });
  });

  it("is absent without a payment", () => {
    expect(refundQuoteOf({ payment: null, refund_now: null }, "customer")).toBeUndefined();
    expect(refundQuoteOf({ payment: paid, refund_now: null }, "customer")).toBeUndefined();
    const kept = { ...paid, state: "card_kept", amount: 0, kept: 0 } as const;
    expect(refundQuoteOf({ payment: kept, refund_now: side }, "business")).toBeUndefined();
    const released = { ...paid, state: "void", kept: 0 } as const;
    expect(refundQuoteOf({ payment: released, refund_now: side }, "business")).toBeUndefined();
  });
});
