import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  countDays,
  dayOf,
  daysBetween,
  isInGap,
  momentIn,
  projectSpan,
  type Span,
  todayIn,
} from "./local-time.ts";

const copenhagen = "Europe/Copenhagen";

describe("local time", () => {
  it.each([
    ["2026-03-29", 119, false],
    ["2026-03-29", 120, true],
    ["2026-03-29", 179, true],
    ["2026-03-29", 180, false],
    ["2026-10-25", 150, false],
  ])("on %s at minute %i is in a gap: %s", (date, minute, isGap) => {
    expect(isInGap(copenhagen, { date, minute })).toBe(isGap);
  });

  it("a repeated time means the earlier moment", () => {
    const at = momentIn(copenhagen, { date: "2026-10-25", minute: 150 });
    expect(at.toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  it("minute 1440 is the next midnight", () => {
    const at = momentIn(copenhagen, { date: "2026-06-01", minute: 1440 });
    expect(at.toISOString()).toBe("2026-06-01T22:00:00.000Z");
  });
});

type Point = readonly [date: string, minute: number];
const span = (
  [firstDay, startTime]: Point,
  [lastDay, endTime]: Point = [firstDay, 1440],
): Span => ({
  firstDay,
  startTime,
  lastDay,
  endTime,
});

describe("span in another zone", () => {
  it.each([
    [
      "moves with the clock",
      span(["2026-06-01", 540], ["2026-06-01", 600]),
      "America/New_York",
      span(["2026-06-01", 180], ["2026-06-01", 240]),
    ],
    [
      "may begin the day before",
      span(["2026-06-01", 0]),
      "America/New_York",
      span(["2026-05-31", 1080], ["2026-06-01", 1080]),
    ],
    [
      "ends a day at midnight",
      span(["2026-06-01", 0], ["2026-06-01", 60]),
      "Europe/London",
      span(["2026-05-31", 1380], ["2026-05-31", 1440]),
    ],
    [
      "may reach into the next day",
      span(["2026-06-01", 0]),
      "Asia/Kathmandu",
      span(["2026-06-01", 225], ["2026-06-02", 225]),
    ],
  ])("%s", (_title, span, zone, query) => {
    expect(projectSpan(span, copenhagen, zone)).toEqual(query);
  });

  it("includes all repeated local times", () => {
    // 00:50–01:10 UTC: in Copenhagen 02:50–03:00, then again 02:00–02:10.
    const input = span(["2026-10-25", 50], ["2026-10-25", 70]);
    expect(projectSpan(input, "UTC", copenhagen)).toEqual(
      span(["2026-10-25", 120], ["2026-10-25", 180]),
    );
  });

  it.each([
    ["2026-03-29", 120, 180, ["2026-03-29", 120]],
    ["2026-03-29", 150, 180, ["2026-03-29", 120]],
  ] as const)("is empty on %s from %i to %i, inside a gap", (day, start, end, at) => {
    const input = span([day, start], [day, end]);
    expect(projectSpan(input, copenhagen, "Europe/London")).toEqual(span(at, at));
  });

  it("is empty on a day skipped by its zone", () => {
    const at = ["2011-12-30", 600] as const;
    expect(projectSpan(span(["2011-12-30", 0]), "Pacific/Apia", "UTC")).toEqual(span(at, at));
  });

  it("ending at a backward change includes the local times before it", () => {
    // 00:30–01:00 UTC: in Copenhagen 02:30–03:00, then clocks return to 02:00.
    const input = span(["2026-10-25", 30], ["2026-10-25", 60]);
    expect(projectSpan(input, "UTC", copenhagen)).toEqual(
      span(["2026-10-25", 150], ["2026-10-25", 180]),
    );
  });

  it("starting in a gap begins after the gap", () => {
    const input = span(["2026-03-29", 150], ["2026-03-29", 195]);
    expect(projectSpan(input, copenhagen, "UTC")).toEqual(
      span(["2026-03-29", 60], ["2026-03-29", 75]),
    );
  });

  it("covers the local time of each of its minutes", () => {
    const start = fc.integer({ min: 0, max: 3 * 24 * 60 });
    const length = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(start, length, (from, minutes) => {
        const first = Temporal.PlainDateTime.from("2026-10-24T00:00").add({ minutes: from });
        const last = first.add({ minutes });
        const minuteOf = (at: Temporal.PlainDateTime) => at.hour * 60 + at.minute;
        const input = {
          firstDay: first.toPlainDate().toString(),
          startTime: minuteOf(first),
          lastDay: last.toPlainDate().toString(),
          endTime: minuteOf(last),
        };
        const seen = projectSpan(input, "UTC", copenhagen);
        const at = (date: string, minute: number) => `${date} ${String(minute).padStart(4, "0")}`;
        const walls = Array.from({ length: minutes }, (_, index) => {
          const wall = first.add({ minutes: index }).toZonedDateTime("UTC");
          const local = wall.withTimeZone(copenhagen).toPlainDateTime();
          return at(local.toPlainDate().toString(), minuteOf(local));
        }).sort();
        expect(at(seen.firstDay, seen.startTime)).toBe(walls[0]);
        expect(at(seen.lastDay, seen.endTime - 1)).toBe(walls.at(-1));
      }),
    );
  });
});

describe("days", () => {
  it("count both ends, across a new year", () => {
    expect(daysBetween("2027-12-30", "2028-01-02")).toEqual([
      { date: "2027-12-30", weekDay: 4 },
      { date: "2027-12-31", weekDay: 5 },
      { date: "2028-01-01", weekDay: 6 },
      { date: "2028-01-02", weekDay: 0 },
    ]);
    expect(countDays("2028-02-28", "2028-03-01")).toBe(3);
    expect(daysBetween("2028-01-02", "2028-01-01")).toEqual([]);
    expect(dayOf("2026-11-22").weekDay).toBe(0);
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("begin at midnight of the zone", () => {
    const now = new Date("2026-11-21T23:30:00Z");
    expect([todayIn("Europe/Copenhagen", now), todayIn("America/New_York", now)]).toEqual([
      "2026-11-22",
      "2026-11-21",
    ]);
  });
});
