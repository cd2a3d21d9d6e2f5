import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDecimal, writeDecimal } from "./decimal.ts";

describe("decimal", () => {
  it.each([
    ["9.95", 2, 995],
    ["10", 2, 1000],
    ["0.01", 2, 1],
    ["10.500", 2, 1050],
    ["10.0", 0, 10],
    ["0010", 0, 10],
    ["1.234", 3, 1234],
    ["999999999.99", 2, 99_999_999_999],
    ["0.1", 2, 10],
    ["1.005", 3, 1005],
  ])("%s with %i decimals is %i minor units", (text, exponent, amount) => {
    expect(readDecimal(text, exponent)).toEqual({ amount });
  });

  it.each([
    ["10.5", 0, "precision"],
    ["9.999", 2, "precision"],
    ["0", 2, "range"],
    ["0.00", 2, "range"],
    ["1000000000", 2, "range"],
    ["9".repeat(30), 2, "range"],
    ["9".repeat(31), 2, "malformed"],
    ["-1", 2, "malformed"],
    ["+1", 2, "malformed"],
    ["1,5", 2, "malformed"],
    ["1e3", 2, "malformed"],
    ["0x10", 2, "malformed"],
    [" 1", 2, "malformed"],
    ["1\n", 2, "malformed"],
    [".5", 2, "malformed"],
    ["5.", 2, "malformed"],
    ["١", 2, "malformed"],
    ["NaN", 2, "malformed"],
    ["", 2, "malformed"],
  ])("refuses %j with %i decimals: %s", (text, exponent, fault) => {
    expect(readDecimal(text, exponent)).toEqual({ fault });
  });

  it("survives writing and reading", () => {
    const amounts = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4 }), (amount, exponent) => {
        expect(readDecimal(writeDecimal(amount, exponent), exponent)).toEqual({ amount });
      }),
    );
  });
});
