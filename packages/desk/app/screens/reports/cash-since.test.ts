import { describe, expect, it } from "vitest";
import { cashSince } from "./cash-since.ts";

const closed = (currency: string, expected: number) => ({
  currency,
  expected,
  counted: 0,
  difference: -expected,
});

describe("cash since the closing of a day", () => {
  it.each([
    ["nothing after the last payment", [closed("EUR", 4000)], [["EUR", 4000]], []],
    ["a payment", [closed("EUR", 4000)], [["EUR", 8000]], [["EUR", 4000]]],
    ["a refund", [closed("EUR", 4000)], [["EUR", 1000]], [["EUR", -3000]]],
    ["a first payment in another currency", [], [["JPY", 500]], [["JPY", 500]]],
    ["no sums any more", [closed("EUR", 4000)], [], [["EUR", -4000]]],
  ] as const)("is %s", (_title, cash, now, sums) => {
    const money = now.map(([currency, cash_expected]) => ({ currency, cash_expected }));
    const since = cashSince({ cash: [...cash] }, money);
    expect(since.map(({ currency, amount }) => [currency, amount])).toEqual(sums);
  });
});
