import { expect, it } from "vitest";
import { isCountry } from "./countries.ts";

it("knows the 249 codes of the standard", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter(isCountry)).toHaveLength(249);
});

it.each(["DK", "GB", "US", "AX", "SS", "BQ", "ZW"])("knows %s", (code) => {
  expect(isCountry(code)).toBe(true);
});

it.each(["UK", "EU", "XK", "AN", "YU", "ZZ", "dk", "D", "DNK", "", " "])("refuses %j", (code) => {
  expect(isCountry(code)).toBe(false);
});
