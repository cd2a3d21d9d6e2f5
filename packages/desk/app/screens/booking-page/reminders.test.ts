import { describe, expect, it } from "vitest";
import { reminderDraftOf, remindersOf } from "./reminders.ts";

describe("reminder fields", () => {
  it("hold one number each, so that a decimal comma is unambiguous", () => {
    const drafts = [
      { count: "24", unit: "hours" },
      { count: "1,5", unit: "hours" },
      { count: " 0.5 ", unit: "days" },
    ] as const;
    expect(remindersOf(drafts, "en")).toEqual([1440, 90, 720]);
    expect(remindersOf([], "en")).toEqual([]);
  });

  it("fail if one holds no number or several", () => {
    for (const count of ["", "a day", "24, 2", "24 2", "1.5.2", "-1"]) {
      const drafts = [
        { count: "2", unit: "hours" },
        { count, unit: "hours" },
      ] as const;
      expect([count, remindersOf(drafts, "en")]).toEqual([count, undefined]);
    }
  });

  it("show the longest unit with a whole number", () => {
    expect(reminderDraftOf(1440, "en")).toEqual({ count: "1", unit: "days" });
    expect(reminderDraftOf(120, "en")).toEqual({ count: "2", unit: "hours" });
    expect(reminderDraftOf(90, "en")).toEqual({ count: "90", unit: "minutes" });
  });

  it("convert back to the same minutes", () => {
    for (const minutes of [1, 59, 90, 100, 1439, 1440, 2880, 40_000]) {
      expect(remindersOf([reminderDraftOf(minutes, "en")], "en")).toEqual([minutes]);
    }
  });
});
