import { describe, expect, it } from "vitest";
import { decimalOf, exponentOf, writtenIn } from "./amounts.ts";

describe("amounts", () => {
  it.each([
    [995, "EUR", "9.95"],
    [5, "EUR", "0.05"],
    [995, "JPY", "995"],
    [995, "IQD", "0.995"],
    [-1_050, "DKK", "-10.50"],
    [500_000, "HUF", "5000.00"],
  ])("%i %s: written as %s", (amount, currency, text) => {
    expect(decimalOf({ amount, currency })).toBe(text);
  });

  it.each([
    ["HUF", 2],
    ["IDR", 2],
    ["ISK", 0],
    ["IQD", 3],
  ])("%s: written with its %i decimals", (currency, digits) => {
    const written = new Intl.NumberFormat("en", writtenIn(currency)).resolvedOptions();
    expect([written.maximumFractionDigits, exponentOf(currency)]).toEqual([digits, digits]);
  });
});
