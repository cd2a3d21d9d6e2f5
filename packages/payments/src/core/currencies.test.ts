import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCurrency } from "./currencies.ts";
import { parseEcbRates } from "./rates/ecb.ts";

const day = "2026-03-01";

function lookUp(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  return codes.filter((code) => findCurrency(code, day) !== undefined);
}

it.each([
  ["EUR", 2],
  ["HUF", 2],
  ["JPY", 0],
  ["ISK", 0],
  ["KRW", 0],
  ["UGX", 0],
  ["BHD", 3],
  ["IQD", 3],
  ["TND", 3],
  ["CLF", 4],
])("currencies: %s has %i decimals", (code, exponent) => {
  expect(findCurrency(code, day)).toMatchObject({ code, exponent });
});

it("currencies: include the chargeable codes of a day of 2026", () => {
  expect(lookUp()).toHaveLength(157);
  const capable = lookUp().filter((code) => findCurrency(code, day)?.funding);
  expect(capable.join(" ")).toBe("CHF CZK DKK EUR GBP HUF NOK PLN RON SEK USD");
});

it("currencies: the departures from the contract name those without exchange rates", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const rated = parseEcbRates(read("rates/snapshot.xml")).map(({ currency }) => currency);
  const convertible = new Set(["EUR", ...rated]);
  const departures = read("../../../../docs/api-differences.md");
  const named = /cannot be converted[^:]*:\s([A-Z\s]+)\./.exec(departures)?.[1] ?? "";
  expect(named.split(/\s+/)).toEqual(lookUp().filter((code) => !convertible.has(code)));
});

it.each(["", "eur", "EURO", "XXX", "XTS", "XAU", "XDR", "BOV", "DEM", "__proto__"])(
  "currencies: exclude %j",
  (code) => expect(findCurrency(code, day)).toBeUndefined(),
);

describe("currency validity", () => {
  it.each([
    ["BGN", "2025-12-31"],
    ["HRK", "2022-12-31"],
    ["SLL", "2023-12-31"],
    ["ZWL", "2024-08-31"],
    ["ANG", "2025-03-30"],
    ["CUC", "2021-06-30"],
  ])("of %s ends with %s", (code, last) => {
    expect(findCurrency(code, last)?.until).toBe(last);
    expect(findCurrency(code, neighbour(last, 1))).toBeUndefined();
  });

  it.each([
    ["XCG", "2025-03-31"],
    ["ZWG", "2024-06-25"],
    ["SLE", "2022-07-01"],
    ["VED", "2021-10-01"],
  ])("of %s begins with %s", (code, first) => {
    expect(findCurrency(code, first)?.from).toBe(first);
    expect(findCurrency(code, neighbour(first, -1))).toBeUndefined();
  });
});

function neighbour(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
