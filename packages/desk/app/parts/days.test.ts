import { describe, expect, it } from "vitest";
import {
  dayAfter,
  dayOf,
  daysBetween,
  firstWeekDay,
  isDay,
  momentAtWall,
  wallTimeOf,
  weekStartOf,
} from "./days.ts";

describe("days", () => {
  it("are counted over months, leap days and changes of the clock", () => {
    expect(dayAfter("2024-02-28", 2)).toBe("2024-03-01");
    expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(dayAfter("2026-01-01", -1)).toBe("2025-12-31");
  });

  it("are only those that there are", () => {
    expect(["2024-02-29", "2026-02-29", "26-1-1", "tomorrow"].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("and times are what the clock of a zone shows, in the night of a change too", () => {
    const moment = new Date("2026-03-29T01:30:00Z");
    expect(wallTimeOf(moment, "Europe/Copenhagen")).toEqual({ date: "2026-03-29", minutes: 210 });
    expect(wallTimeOf(moment, "America/New_York")).toEqual({ date: "2026-03-28", minutes: 1290 });
    const midnight = new Date("2026-03-29T22:00:00Z");
    expect(wallTimeOf(midnight, "Europe/Copenhagen")).toEqual({ date: "2026-03-30", minutes: 0 });
  });

  it("are those of a zone", () => {
    const late = new Date("2026-03-03T23:30:00Z");
    expect(dayOf(late, "Europe/Copenhagen")).toBe("2026-03-04");
    expect(dayOf(late, "America/New_York")).toBe("2026-03-03");
    expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("are those of the reader where no zone is said", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});

describe("a week", () => {
  it.each([
    ["en-US", "2026-11-28", "2026-11-22"],
    ["en-GB", "2026-11-29", "2026-11-23"],
    ["da-DK", "2026-03-01", "2026-02-23"],
    ["ar-EG", "2026-11-27", "2026-11-21"],
  ])("begins on the first day of %s: of %s on %s", (locale, date, first) => {
    expect(weekStartOf(date, firstWeekDay(locale))).toBe(first);
  });
});

describe("a time that clocks show", () => {
  it.each([
    ["Europe/Copenhagen", "2026-11-23", 600, "2026-11-23T09:00:00.000Z"],
    ["Europe/Copenhagen", "2026-10-25", 150, "2026-10-25T00:30:00.000Z"],
    ["Europe/Copenhagen", "2026-03-29", 240, "2026-03-29T02:00:00.000Z"],
    ["Pacific/Auckland", "2026-11-23", 0, "2026-11-22T11:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-01", 1439, "2026-11-02T07:59:00.000Z"],
  ])("in %s on %s at minute %i is %s", (zone, date, minutes, moment) => {
    expect(momentAtWall(zone, { date, minutes })?.toISOString()).toBe(moment);
  });

  it("is none where they skip it", () => {
    const skipped = { date: "2026-03-29", minutes: 150 };
    expect(momentAtWall("Europe/Copenhagen", skipped)).toBeUndefined();
  });
});
