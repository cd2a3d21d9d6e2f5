import { describe, expect, it } from "vitest";
import { keepZone } from "../api/clock.ts";
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

const copenhagen = [
  { at: "2025-10-26T01:00:00Z", offset: 60 },
  { at: "2026-03-29T01:00:00Z", offset: 120 },
  { at: "2026-10-25T01:00:00Z", offset: 60 },
];
const newYork = [
  { at: "2025-11-02T06:00:00Z", offset: -300 },
  { at: "2026-03-08T07:00:00Z", offset: -240 },
  { at: "2026-11-01T06:00:00Z", offset: -300 },
];

describe("days on the desk", () => {
  it("count across months, leap days and clock changes", () => {
    expect(dayAfter("2024-02-28", 2)).toBe("2024-03-01");
    expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(dayAfter("2026-01-01", -1)).toBe("2025-12-31");
  });

  it("accept only existing dates", () => {
    expect(["2024-02-29", "2026-02-29", "26-1-1", "tomorrow"].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("and times follow the given offsets, in the night of a clock change too", () => {
    const moment = new Date("2026-03-29T01:30:00Z");
    expect(wallTimeOf(moment, copenhagen)).toEqual({ date: "2026-03-29", minutes: 210 });
    expect(wallTimeOf(moment, newYork)).toEqual({ date: "2026-03-28", minutes: 1290 });
    const midnight = new Date("2026-03-29T22:00:00Z");
    expect(wallTimeOf(midnight, copenhagen)).toEqual({ date: "2026-03-30", minutes: 0 });
  });

  it("use the workspace's zone", () => {
    const late = new Date("2026-03-03T23:30:00Z");
    for (const [iana, transitions, day] of [
      ["Europe/Copenhagen", copenhagen, "2026-03-04"],
      ["America/New_York", newYork, "2026-03-03"],
    ] as const) {
      keepZone({ iana, transitions: [...transitions] });
      expect(dayOf(late)).toBe(day);
    }
    keepZone(undefined);
    expect(dayAfter("2026-03-28", 2)).toBe("2026-03-30");
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("use the reader's zone outside a workspace", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});

describe("week on the desk", () => {
  it.each([
    ["en-US", "2026-11-28", "2026-11-22"],
    ["en-GB", "2026-11-29", "2026-11-23"],
    ["da-DK", "2026-03-01", "2026-02-23"],
    ["ar-EG", "2026-11-27", "2026-11-21"],
  ])("starts on the first day of %s: %s belongs to %s", (locale, date, first) => {
    expect(weekStartOf(date, firstWeekDay(locale))).toBe(first);
  });
});

describe("wall time", () => {
  it.each([
    ["Copenhagen", copenhagen, "2026-11-23", 600, "2026-11-23T09:00:00.000Z"],
    ["Copenhagen", copenhagen, "2026-10-25", 150, "2026-10-25T00:30:00.000Z"],
    ["Copenhagen", copenhagen, "2026-03-29", 240, "2026-03-29T02:00:00.000Z"],
    [
      "Tokyo",
      [{ at: "2026-11-22T15:00:00Z", offset: 540 }],
      "2026-11-23",
      0,
      "2026-11-22T15:00:00.000Z",
    ],
    ["New York", newYork, "2026-11-01", 1439, "2026-11-02T04:59:00.000Z"],
  ])("in %s, by %j, on %s at minute %i is %s", (_zone, offsets, date, minutes, moment) => {
    expect(momentAtWall({ date, minutes }, offsets)?.toISOString()).toBe(moment);
  });

  it("does not exist if the clock skips it", () => {
    expect(momentAtWall({ date: "2026-03-29", minutes: 150 }, copenhagen)).toBeUndefined();
  });
});
