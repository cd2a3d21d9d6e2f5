import { exponentOf as countedBy } from "@frontdesk/payments/ground/currencies";
import { exponentOf } from "@frontdesk/server/amounts";
import { describe, expect, it } from "vitest";
import { readAmount, writeAmount } from "./amounts.ts";

describe("an amount", () => {
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

  it("has the decimals that payments counts, in whatever currency", () => {
    const codes = Intl.supportedValuesOf("currency");
    expect(codes.length).toBeGreaterThan(100);
    for (const code of codes) expect(exponentOf(code), code).toBe(countedBy(code));
  });
});
