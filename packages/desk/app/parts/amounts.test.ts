import { exponentOf as countedBy } from "@frontdesk/payments/ground/currencies";
import { describe, expect, it } from "vitest";
import { decimalOf, exponentOf, readAmount, writeAmount } from "./amounts.ts";

describe("an amount", () => {
  it.each([
    [995, "EUR", "9.95"],
    [5, "EUR", "0.05"],
    [995, "JPY", "995"],
    [995, "IQD", "0.995"],
    [-1_050, "DKK", "-10.50"],
  ])("of %i %s is %s", (amount, currency, text) => {
    expect(decimalOf({ amount, currency })).toBe(text);
  });

  it.each([
    ["en-GB", "€9.95"],
    ["de-DE", "9,95\u00a0€"],
    ["da-DK", "9,95\u00a0€"],
  ])("is written as in %s", (locale, text) => {
    expect(writeAmount({ amount: 995, currency: "EUR" }, locale)).toBe(text);
  });

  it.each([
    ["9.95", "EUR", 995],
    ["9,95", "EUR", 995],
    [" 10 ", "EUR", 1000],
    ["0.5", "EUR", 50],
    ["995", "JPY", 995],
    ["9.9", "JPY", undefined],
    ["9.955", "EUR", undefined],
    ["1,000.00", "EUR", undefined],
    ["-5", "EUR", undefined],
    ["", "EUR", undefined],
    ["ten", "EUR", undefined],
  ])("is read of %j in %s as %j", (text, currency, amount) => {
    expect(readAmount(text, currency)).toBe(amount);
  });

  it.each(["EUR", "JPY", "IQD", "ISK", "HUF", "CLF", "UGX", "KWD", "DKK"])(
    "has the decimals that payments counts: %s",
    (code) => {
      expect(exponentOf(code)).toBe(countedBy(code));
    },
  );
});
