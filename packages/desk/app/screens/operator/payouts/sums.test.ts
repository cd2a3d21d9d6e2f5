import { expect, it } from "vitest";
import { sumsOf } from "./sums.ts";

it("payout sums: adds up each currency separately", () => {
  const euros = (amount: number) => ({ currency: "EUR", amount });
  const crowns = { currency: "DKK", amount: 700 };
  expect(sumsOf([euros(100), crowns, euros(23)])).toEqual([euros(123), crowns]);
  expect(sumsOf([])).toEqual([]);
});
