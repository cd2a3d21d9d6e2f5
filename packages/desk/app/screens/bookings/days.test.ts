import { describe, expect, it } from "vitest";
import { addMonths, daysOfMonth } from "./days.ts";

describe("days", () => {
  it("form months of any length", () => {
    expect(daysOfMonth("2024-02-17")).toHaveLength(29);
    expect(daysOfMonth("2026-12-31").at(-1)).toBe("2026-12-31");
    expect([addMonths("2026-01-31", 1), addMonths("2026-01-05", -1)]).toEqual([
      "2026-02-01",
      "2025-12-01",
    ]);
  });
});
