import { describe, expect, it } from "vitest";
import { daysBefore, daysOf, lengthOf, rangeIn } from "./range.ts";

const today = "2026-11-22";

describe("range of days", () => {
  it.each([
    ["week", "2026-11-16", "2026-11-22"],
    ["month", "2026-11-01", "2026-11-30"],
    ["last-month", "2026-10-01", "2026-10-31"],
    ["quarter", "2026-10-01", "2026-12-31"],
    ["year", "2026-01-01", "2026-12-31"],
  ] as const)("%s is from %s to %s", (span, from, to) => {
    expect(daysOf(span, today)).toEqual({ from, to });
  });

  it("for last month in January is December of the year before", () => {
    expect(daysOf("last-month", "2027-01-05")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  });

  it("for a week starts on Monday, on a Sunday and over a leap day too", () => {
    expect(daysOf("week", "2028-03-05")).toEqual({ from: "2028-02-28", to: "2028-03-05" });
    expect(daysOf("week", "2028-02-28")).toEqual({ from: "2028-02-28", to: "2028-03-05" });
  });
});

describe("comparison range", () => {
  it.each([
    ["2026-11-16", "2026-11-22", "2026-11-09", "2026-11-15"],
    ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31"],
    ["2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["2026-10-01", "2026-12-31", "2026-07-01", "2026-09-30"],
    ["2026-01-01", "2026-12-31", "2025-01-01", "2025-12-31"],
    ["2026-11-05", "2026-11-05", "2026-11-04", "2026-11-04"],
  ])("of %s to %s is %s to %s", (from, to, before, until) => {
    expect(daysBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

describe("range in the address", () => {
  it("defaults to this month", () => {
    const month = { from: "2026-11-01", to: "2026-11-30", span: "month" };
    const invalid: Record<string, string>[] = [
      {},
      { span: "decade" },
      { from: "2026-11-31", to: "2026-12-01" },
    ];
    for (const request of invalid) {
      expect(rangeIn(request, today)).toEqual(month);
    }
  });

  it.each([
    ["2026-12-02", "2026-12-01", "endsEarly"],
    ["2025-01-01", "2026-12-31", "daysAtMost"],
  ])("keeps the dates from %s to %s with their fault: %s", (from, to, fault) => {
    expect(rangeIn({ from, to }, today)).toEqual({ from, to, span: undefined, fault });
  });

  it("holds the user's dates", () => {
    const chosen = { from: "2026-02-03", to: "2026-02-09" };
    expect(rangeIn({ ...chosen, span: "year" }, today)).toEqual({ ...chosen, span: undefined });
  });
});

it("range of days: includes both ends, across clock changes too", () => {
  expect(lengthOf({ from: "2026-10-24", to: "2026-10-26" })).toBe(3);
});
