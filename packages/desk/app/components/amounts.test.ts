import { exponentOf as countedBy } from "@frontdesk/payments/core/currencies";
import { exponentOf } from "@frontdesk/server/amounts";
import { describe, expect, it } from "vitest";
import { writeAmount, writePercent } from "./amounts.ts";

describe("amount on the desk", () => {
  it.each([
    ["en-GB", "€9.95"],
    ["de-DE", "9,95\u00a0€"],
    ["da-DK", "9,95\u00a0€"],
  ])("has the format of %s", (locale, text) => {
    expect(writeAmount({ amount: 995, currency: "EUR" }, locale)).toBe(text);
  });

  it("has the decimals of the payments service in every currency", () => {
    const codes = Intl.supportedValuesOf("currency");
    expect(codes.length).toBeGreaterThan(100);
    for (const code of codes) expect(exponentOf(code), code).toBe(countedBy(code));
  });
});

it("a percentage has the format of the locale", () => {
  const written = ["en-GB", "de-DE", "tr-TR"].map((locale) => writePercent(50, locale));
  expect(written).toEqual(["50%", "50\u00a0%", "%50"]);
});
