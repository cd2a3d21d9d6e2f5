import { isCountry } from "@frontdesk/payments/core/countries";
import { findCurrency } from "@frontdesk/payments/core/currencies";
import { findZone } from "@frontdesk/scheduling/core/dates";
import { describe, expect, it } from "vitest";
import {
  currencyOf,
  guessCountry,
  listCountries,
  listCurrencies,
  listZones,
  weekStartOf,
  zoneOf,
} from "./choices.ts";

const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

describe("onboarding choices", () => {
  it("are valid values of the services", () => {
    expect(listCountries().length).toBeGreaterThan(230);
    expect(values(listCountries()).filter((code) => !isCountry(code))).toEqual([]);
    expect(listZones().length).toBeGreaterThan(400);
    expect(values(listZones()).filter((name) => findZone(name) === undefined)).toEqual([]);
  });

  it("offer the funding currencies of payments", () => {
    const today = new Date().toISOString().slice(0, 10);
    const codes = Intl.supportedValuesOf("currency");
    const funding = codes.filter((code) => findCurrency(code, today)?.funding === true);
    expect(values(listCurrencies()).sort()).toEqual(funding.sort());
  });

  it.each([
    ["DK", "monday"],
    ["US", "sunday"],
    ["EG", "saturday"],
    ["MV", undefined],
    ["", undefined],
  ])("start the week by the custom of the country %s", (country, start) => {
    expect(weekStartOf(country)).toBe(start);
  });

  it.each([
    ["da-DK,da;q=0.9", "DK", "DKK", "Europe/Copenhagen"],
    ["de-DE,en;q=0.5", "DE", "EUR", "Europe/Berlin"],
    ["de-CH", "CH", "CHF", "Europe/Zurich"],
    ["en-GB", "GB", "GBP", "Europe/London"],
    ["en-US,en", "US", "USD", ""],
    ["en", "", "EUR", ""],
    ["xx-XK, <b>-ZZ", "", "EUR", ""],
    [undefined, "", "EUR", ""],
  ])("have defaults for the language %s", (languages, country, currency, timezone) => {
    expect(guessCountry(languages)).toBe(country);
    expect([currencyOf(country), zoneOf(country)]).toEqual([currency, timezone]);
  });

  it.each([
    ["CHF", "CH LI"],
    ["CZK", "CZ"],
    ["DKK", "DK FO GL"],
    ["EUR", "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK XK"],
    ["GBP", "GB GG IM JE"],
    ["HUF", "HU"],
    ["NOK", "NO SJ"],
    ["PLN", "PL"],
    ["RON", "RO"],
    ["SEK", "SE"],
    ["USD", "US PR EC SV"],
    // Without a funding currency.
    ["EUR", "AE AU CA IN IS JP NZ RS UA"],
  ])("have the currency %s in %s", (currency, countries) => {
    for (const country of countries.split(" ")) expect(currencyOf(country)).toBe(currency);
  });

  it("have one country for each zone and one currency for each country", () => {
    const countries = new Map(listCountries().map(({ value, facts }) => [value, facts]));
    const located = listZones().flatMap(({ value, facts }) => (facts ? [[value, facts]] : []));
    expect(Object.fromEntries(located)).toMatchObject({
      "Europe/Copenhagen": { country: "DK" },
      "Asia/Kolkata": { country: "IN" },
      "America/New_York": { country: "US" },
    });
    expect(listZones().filter(({ facts }) => facts === undefined)).toEqual([
      { value: "UTC", label: "UTC" },
    ]);
    const zones = new Set(values(listZones()));
    const usual = [...countries.values()].flatMap((facts) => facts?.zone || []);
    expect(usual.filter((zone) => !zones.has(zone))).toEqual([]);
    expect(countries.get("SE")).toEqual({ currency: "SEK", zone: "Europe/Stockholm" });
    expect(countries.get("US")).toEqual({ currency: "USD", zone: "" });
  });
});
