import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { describe, expect, it } from "vitest";
import {
  copied,
  isSameWeek,
  laterWeeks,
  openMinutes,
  periodsIn,
  problemsOn,
  weekDraftOf,
  weekOn,
  withDay,
  withMore,
} from "./week.ts";

type Periods = Resource["available_periods"];

const period = (week_day: number, start_time: number, end_time: number) => {
  return { week_day, start_time, end_time };
};
const kept = (
  input: ReturnType<typeof period>,
  valid_from: string | null = null,
  valid_until: string | null = null,
): Periods[number] => ({ ...input, week_day_name: "", valid_from, valid_until });

describe("weekly hours", () => {
  const periods = [
    kept(period(1, 540, 1020), null, "2026-11-30"),
    kept(period(2, 840, 1020), "2026-12-01"),
    kept(period(2, 540, 720), "2026-12-01"),
  ];

  it("are those valid on the day, in order", () => {
    expect(weekOn(periods, "2026-11-30")).toEqual([period(1, 540, 1020)]);
    expect(weekOn(periods, "2026-12-01")).toEqual([period(2, 540, 720), period(2, 840, 1020)]);
  });

  it("give the start of the next change", () => {
    expect(laterWeeks(periods, "2026-11-22")).toEqual(["2026-12-01"]);
    expect(laterWeeks(periods, "2026-12-01")).toEqual([]);
  });
});

describe("weekly hours form", () => {
  const week = [period(0, 0, 1440), period(1, 540, 720), period(1, 780, 1020)];

  it("saves an unchanged week as it was", () => {
    expect(periodsIn(weekDraftOf(week))).toEqual(week);
    expect(isSameWeek(periodsIn(weekDraftOf(week))!, week)).toBe(true);
    expect(openMinutes(week)).toBe(1440 + 180 + 240);
  });

  it("copies a day's hours to others as independent values", () => {
    const draft = copied(weekDraftOf(week), 1, [2, 5]);
    expect(draft[2]).toEqual(draft[1]);
    expect(draft[5]).toEqual(draft[1]);
    expect([draft[0], draft[3]]).toEqual([weekDraftOf(week)[0], []]);
    expect(copied(draft, 3, [1])[1]).toEqual([]);
  });

  it("adds office hours, or an hour after the last", () => {
    expect(withMore(weekDraftOf([]), 3)[3]).toEqual([{ start: "09:00", end: "17:00" }]);
    expect(withMore(weekDraftOf(week), 1)[1]!.at(-1)).toEqual({ start: "18:00", end: "20:00" });
    const late = withDay(weekDraftOf([]), 1, [{ start: "20:00", end: "23:30" }]);
    expect(withMore(late, 1)[1]!.at(-1)).toEqual({ start: "23:00", end: "24:00" });
  });

  it.each([
    [[{ start: "9", end: "12" }], [undefined]],
    [[{ start: "noon", end: "13" }], ["unreadable"]],
    [[{ start: "12", end: "12" }], ["disordered"]],
    [[{ start: "13", end: "12" }], ["disordered"]],
    [
      [
        { start: "9", end: "12" },
        { start: "12", end: "13" },
      ],
      [undefined, undefined],
    ],
    [
      [
        { start: "9", end: "12" },
        { start: "11:59", end: "13" },
      ],
      [undefined, "overlapping"],
    ],
  ])("with %j has the problems %j", (hours, problems) => {
    expect(problemsOn(hours)).toEqual(problems);
    const isFine = problems.every((problem) => problem === undefined);
    expect(periodsIn(withDay(weekDraftOf([]), 1, hours)) !== undefined).toBe(isFine);
  });
});
