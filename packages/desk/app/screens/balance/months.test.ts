import { expect, it } from "vitest";
import { lastMonths } from "./months.ts";

it("knows the last twelve months, this one first, each up to the next", () => {
  const months = lastMonths(new Date(2026, 0, 31, 12));
  expect([...months.keys()].slice(0, 2)).toEqual(["2026-01", "2025-12"]);
  expect(months.size).toBe(12);
  expect(months.get("2025-12")).toEqual({ from: new Date(2025, 11, 1), to: new Date(2026, 0, 1) });
});
