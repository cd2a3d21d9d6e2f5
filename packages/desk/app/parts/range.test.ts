import { describe, expect, it } from "vitest";
import { daysBefore, daysOf, lengthOf, rangeIn } from "./range.ts";

const today = "2026-11-22";

describe("a span of days", () => {
  it.each([
    ["week", "2026-11-16", "2026-11-22"],
    ["month", "2026-11-01", "2026-11-30"],
    ["last-month", "2026-10-01", "2026-10-31"],
    ["quarter", "2026-10-01", "2026-12-31"],
    ["year", "2026-01-01", "2026-12-31"],
  ] as const)("%s is from %s to %s", (span, from, to) => {
    expect(daysOf(span, today)).toEqual({ from, to });
  });

  it("of last month is that of another year in January", () => {
    expect(daysOf("last-month", "2027-01-05")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  });

  it("begins on Monday, also on a Sunday and over a leap day", () => {
    expect(daysOf("week", "2028-03-05")).toEqual({ from: "2028-02-28", to: "2028-03-05" });
    expect(daysOf("week", "2028-02-28")).toEqual({ from: "2028-02-28", to: "2028-03-05" });
  });
});

describe("what a range is compared with", () => {
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

describe("the range that an address names", () => {
  it("is this month where it names none, or none that there is", () => {
    const month = { from: "2026-11-01", to: "2026-11-30", span: "month" };
    const unfit: Record<string, string>[] = [
      {},
      { span: "decade" },
      { from: "2026-11-31", to: "2026-12-01" },
      { from: "2026-12-02", to: "2026-12-01" },
      { from: "2025-01-01", to: "2026-12-31" },
    ];
    for (const asked of unfit) {
      expect(rangeIn(asked, today)).toEqual(month);
    }
  });

  it("is the days that somebody chose", () => {
    const chosen = { from: "2026-02-03", to: "2026-02-09" };
    expect(rangeIn({ ...chosen, span: "year" }, today)).toEqual({ ...chosen, span: undefined });
  });
});

it("a range has both its ends, over the change of clocks too", () => {
  expect(lengthOf({ from: "2026-10-24", to: "2026-10-26" })).toBe(3);
});
