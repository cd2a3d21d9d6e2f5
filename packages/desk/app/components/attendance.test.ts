import { describe, expect, it } from "vitest";
import { attendanceAt } from "./attendance.ts";

const start = "2026-11-01T10:00:00.000Z";

describe("attendance", () => {
  it.each([
    ["confirmed", "2026-11-01T08:59:59.999Z", false, false],
    ["confirmed", "2026-11-01T09:00:00.000Z", true, false],
    ["confirmed", "2026-11-01T09:59:59.999Z", true, false],
    ["confirmed", "2026-11-01T10:00:00.000Z", true, true],
    ["no_show", "2026-12-01T10:00:00.000Z", true, true],
    ["attended", "2026-12-01T10:00:00.001Z", false, false],
    ["cancelled", "2026-11-02T10:00:00.000Z", false, false],
    ["requested", "2026-11-01T10:00:00.000Z", false, false],
  ] as const)("of a %s appointment at %s: open %s, no-show %s", (state, now, isOpen, possible) => {
    const attendance = attendanceAt({ state, starts_at: start }, new Date(now));
    expect(attendance).toEqual({ isOpen, isNoShowPossible: possible });
  });
});
