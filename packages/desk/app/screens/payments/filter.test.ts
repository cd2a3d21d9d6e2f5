import { describe, expect, it } from "vitest";
import { filterOf, readPaymentFilter, unreadIn } from "./filter.ts";

describe("payment filter in the address", () => {
  it("reads valid parts and keeps invalid ones for their fields", () => {
    expect(
      readPaymentFilter({ from: "2026-03-01", state: "captured", scheme: "visa", q: "a" }),
    ).toEqual({
      from: "2026-03-01",
      state: "captured",
      scheme: "visa",
      q: "a",
    });
    const unread = { from: "1 March", to: "x", state: "gone", scheme: "amex" };
    expect(readPaymentFilter(unread)).toEqual({ unread });
    expect(unreadIn(readPaymentFilter(unread), { currency: "EUR", locale: "en" })).toEqual([
      "from",
      "to",
      "state",
      "scheme",
    ]);
  });

  it("covers whole days in the reader's zone and minor units of the currency", () => {
    const query = { from: "2026-03-01", to: "2026-03-31", min: "9,95", max: "20", last4: "0000" };
    expect(filterOf(query, { currency: "EUR", locale: "en" })).toEqual({
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 3, 1).toISOString(),
      amount: { min: 995, max: 2000 },
      "card.last4": "0000",
    });
    expect(filterOf({ min: "20" }, { currency: "JPY", locale: "en" })).toEqual({
      amount: { min: 20 },
    });
    expect(filterOf({ min: "a lot", q: "a" }, { currency: "EUR", locale: "en" })).toEqual({});
  });

  it("keeps every digit of a pasted amount with its currency", () => {
    const query = readPaymentFilter({ min: "EUR 1,234,567.89" });
    expect(filterOf(query, { currency: "EUR", locale: "en" })).toEqual({
      amount: { min: 123_456_789 },
    });
  });

  it("marks an unreadable field", () => {
    const money = { currency: "EUR", locale: "en" };
    const paymentFilter = readPaymentFilter({ min: "1.500", max: "a lot", last4: "12" });
    expect(unreadIn(paymentFilter, money)).toEqual(["min", "max", "last4"]);
    expect(unreadIn(readPaymentFilter({ min: "1,500", last4: "٤٢٤٢" }), money)).toEqual([]);
    expect(filterOf({ min: "1,500", last4: "٤٢٤٢" }, money)).toEqual({
      amount: { min: 150_000 },
      "card.last4": "4242",
    });
  });
});
