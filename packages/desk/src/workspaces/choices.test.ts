import { readFileSync } from "node:fs";
import { isCountry } from "@frontdesk/payments/core/countries";
import { findZone } from "@frontdesk/scheduling/core/dates";
import { describe, expect, it } from "vitest";
import { firstChoices, listCountries, listCurrencies, listZones } from "./choices.ts";

const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

describe("onboarding choices", () => {
  it("are valid values of the services", () => {
    expect(listCountries().length).toBeGreaterThan(230);
    expect(values(listCountries()).filter((code) => !isCountry(code))).toEqual([]);
    expect(listZones().length).toBeGreaterThan(400);
    expect(values(listZones()).filter((name) => findZone(name) === undefined)).toEqual([]);
  });

  it("offer only currencies with an exchange rate", () => {
    const file = import.meta
      .resolve("@frontdesk/payments/core/rates/rates")
      .replace(/[^/]+$/, "snapshot.xml");
    const existing = [...readFileSync(new URL(file), "utf8").matchAll(/currency=['"](\w{3})/g)];
    const rated = new Set(["EUR", ...existing.map(([, code]) => code)]);
    expect(values(listCurrencies()).filter((code) => !rated.has(code))).toEqual([]);
  });

  it.each([
    ["da-DK,da;q=0.9", "DK", "DKK", "Europe/Copenhagen"],
    ["de-DE,en;q=0.5", "DE", "EUR", "Europe/Berlin"],
    ["en-GB", "GB", "GBP", "Europe/London"],
    ["en-US,en", "US", "USD", ""],
    ["en", "", "EUR", ""],
    ["xx-XK, <b>-ZZ", "", "EUR", ""],
    [undefined, "", "EUR", ""],
  ])("have defaults for the language %s", (languages, country, currency, timezone) => {
    expect(firstChoices(languages)).toEqual({ country, currency, timezone });
  });
});
