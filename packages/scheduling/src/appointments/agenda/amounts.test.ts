import { describe, expect, it } from "vitest";
import { blockAmountsOf } from "./amounts.ts";

const row = {
  state: "confirmed",
  seats: 2,
  price: 3000,
  currency: "EUR",
  allowance: 0,
} as const;
const deposit = {
  kind: "deposit",
  keep: 2000,
  captured: 2000,
  refunded: 0,
  failure: null,
} as const;

describe("amounts of a block", () => {
  it.each([
    ["the whole price", row, [], 0, [6000, 0, 6000]],
    ["the rest after deposit and orders", row, [deposit], 1500, [6000, 3500, 2500]],
    ["no rest above the price", row, [deposit], 5000, [6000, 7000, 0]],
    ["less after a refund", { ...row, allowance: 1000 }, [deposit], 3000, [6000, 5000, 0]],
    ["nothing of a no-show", { ...row, state: "no_show" as const }, [], 0, [6000, 0, 0]],
    ["nothing without a price", { ...row, price: null, currency: null }, [], 0, [null, 0, null]],
  ] as const)("have due %s", (_title, appointment, charges, ordered, expected) => {
    const { price, paid, due, currency } = blockAmountsOf(appointment, { charges, ordered });
    expect([price, paid, due]).toEqual(expected);
    expect(currency).toBe(appointment.currency);
  });
});
