import { expect, it } from "vitest";
import { isCountry } from "./countries.ts";

it("countries of merchants: include the 249 codes of ISO 3166-1", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter(isCountry)).toHaveLength(249);
});

it.each(["DK", "GB", "US", "AX", "SS", "BQ", "ZW"])(
  "countries of merchants: include %s",
  (code) => {
    expect(isCountry(code)).toBe(true);
  },
);

it.each(["UK", "EU", "XK", "AN", "YU", "ZZ", "dk", "D", "DNK", "", " "])(
  "countries: exclude %j",
  (code) => {
    expect(isCountry(code)).toBe(false);
  },
);
