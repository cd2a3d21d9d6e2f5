import { describe, expect, it } from "vitest";
import { timezoneOf } from "./ics.ts";

const rulesOf = (zone: string, first: string, last = first) =>
  timezoneOf(zone, first, last)?.props.map(({ type, offsetTo, recurrenceRule }) => {
    const [{ day, occurrence } = {}] = recurrenceRule?.byDay ?? [];
    const month = recurrenceRule?.byMonth?.[0];
    return [type, offsetTo, ...(month === undefined ? [] : [`${occurrence}${day} ${month + 1}`])];
  });

describe("iCalendar time zone", () => {
  it.each([
    ["Europe/Copenhagen", "+0100", "-1SU 10", "+0200", "-1SU 3"],
    ["America/New_York", "-0500", "1SU 11", "-0400", "2SU 3"],
    ["Australia/Sydney", "+1000", "1SU 4", "+1100", "1SU 10"],
    ["Australia/Lord_Howe", "+1030", "1SU 4", "+1100", "1SU 10"],
  ])("of %s is a yearly pair, standard time first", (zone, winter, back, summer, forward) => {
    const pair = [
      ["STANDARD", winter, back],
      ["DAYLIGHT", summer, forward],
    ];
    for (const day of ["2026-01-01", "2026-03-29", "2026-07-15", "2027-12-31"]) {
      expect(rulesOf(zone, day)).toEqual(pair);
    }
    expect(rulesOf(zone, "2026-01-01", "2029-12-31")).toEqual(pair);
  });

  it.each([
    ["Asia/Kolkata", "2026-07-15", "+0530"],
    ["Europe/Moscow", "2026-07-15", "+0300"],
    ["Pacific/Apia", "2026-01-15", "+1300"],
    ["Etc/UTC", "2026-01-15", "+0000"],
    // Without a yearly rule, but stable in these days.
    ["Asia/Jerusalem", "2026-12-01", "+0200"],
    ["Africa/Casablanca", "2025-07-15", "+0100"],
    ["Europe/Istanbul", "2016-10-01", "+0300"],
    ["Europe/Istanbul", "2016-12-01", "+0300"],
    ["America/Cancun", "2014-12-15", "-0600"],
    ["America/Cancun", "2015-06-01", "-0500"],
  ])("of %s at %s is one offset", (zone, day, offset) => {
    expect(rulesOf(zone, day)).toEqual([["STANDARD", offset]]);
  });

  it.each([
    ["Africa/Casablanca", "2025-02-20", "2025-02-25"],
    ["America/Cancun", "2014-12-15", "2015-06-01"],
  ])("of %s is absent without a yearly rule", (zone, first, last) => {
    expect(rulesOf(zone, first, last)).toBeUndefined();
  });
});
