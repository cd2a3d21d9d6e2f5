import { exponentOf as countedBy } from "@frontdesk/payments/core/currencies";
import { exponentOf } from "@frontdesk/server/amounts";
import { describe, expect, it } from "vitest";
import { writeAmount } from "./amounts.ts";

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
