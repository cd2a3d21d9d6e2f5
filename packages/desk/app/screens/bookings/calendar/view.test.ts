import { describe, expect, it } from "vitest";
import { readView, rowPage, turned, visibleDays } from "./view.ts";

describe("calendar view", () => {
  it("defaults to people and today if the address is empty or invalid", () => {
    const usual = {
      shape: "day",
      by: "people",
      date: undefined,
      page: 0,
      resource: undefined,
      type: undefined,
    };
    expect(readView({})).toEqual(usual);
    const odd = { view: "year", by: "1", date: "2026-02-30", page: "-1", resource: "x", type: "0" };
    expect(readView(odd)).toEqual(usual);
  });

  it("comes from the address", () => {
    const request = { view: "month", by: "days", date: "2026-11-23", page: "2", resource: "7" };
    expect(readView(request)).toMatchObject({
      shape: "month",
      by: "days",
      date: "2026-11-23",
      page: 1,
      resource: 7,
    });
  });

  it("keeps the rows of an older address", () => {
    expect(readView({ by: "resources" }).by).toBe("resources");
  });

  it("covers a day, its week, the days of its month or its whole weeks", () => {
    const days = (shape: "day" | "week" | "month", by: "days" | "people" | "resources") => {
      const all = visibleDays({ shape, by }, "2026-11-25");
      return [all[0], all.at(-1), all.length];
    };
    expect(days("day", "resources")).toEqual(["2026-11-25", "2026-11-25", 1]);
    expect(days("week", "days")).toEqual(["2026-11-23", "2026-11-29", 7]);
    expect(days("month", "resources")).toEqual(["2026-11-01", "2026-11-30", 30]);
    expect(days("month", "people")).toEqual(["2026-11-01", "2026-11-30", 30]);
    expect(days("month", "days")).toEqual(["2026-10-26", "2026-12-06", 42]);
    expect(visibleDays({ shape: "month", by: "days" }, "2027-02-10")).toHaveLength(28);
  });

  it("moves by its own length", () => {
    expect(turned("day", "2026-11-30", 1)).toBe("2026-12-01");
    expect(turned("week", "2026-11-25", -1)).toBe("2026-11-18");
    expect(turned("month", "2026-11-30", 1)).toBe("2026-12-01");
  });

  it("shows forty rows per page and falls back to the last page", () => {
    const rows = Array.from({ length: 100 }, (_, index) => index);
    expect(rowPage(rows, 1)).toEqual({ rows: rows.slice(40, 80), pages: 3 });
    expect(rowPage(rows, 9).rows).toEqual(rows.slice(80));
    expect(rowPage([], 0)).toEqual({ rows: [], pages: 1 });
  });
});
