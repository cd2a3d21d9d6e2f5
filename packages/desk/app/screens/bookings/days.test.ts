import { describe, expect, it } from "vitest";
import { addMonths, daysOfMonth, mondayOf } from "./days.ts";

describe("days", () => {
  it.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2026-03-01", "2026-02-23"],
  ])("have a Monday: of %s it is %s", (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it("make months, however long", () => {
    expect(daysOfMonth("2024-02-17")).toHaveLength(29);
    expect(daysOfMonth("2026-12-31").at(-1)).toBe("2026-12-31");
    expect([addMonths("2026-01-31", 1), addMonths("2026-01-05", -1)]).toEqual([
      "2026-02-01",
      "2025-12-01",
    ]);
  });
});
