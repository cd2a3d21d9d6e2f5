import { expect, it } from "vitest";
import { lastMonths } from "./months.ts";

it("statement months: the last twelve, newest first, without gaps", () => {
  const months = lastMonths(new Date(2026, 0, 31, 12));
  expect([...months.keys()].slice(0, 2)).toEqual(["2026-01", "2025-12"]);
  expect(months.size).toBe(12);
  expect(months.get("2025-12")).toEqual({ from: new Date(2025, 11, 1), to: new Date(2026, 0, 1) });
});
