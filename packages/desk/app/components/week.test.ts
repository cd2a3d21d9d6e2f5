import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { describe, expect, it } from "vitest";
import {
  copiedToOpen,
  isSameWeek,
  laterWeeks,
  openMinutes,
  periodsIn,
  problemsOn,
  weekDraftOf,
  weekOn,
  withBreak,
  withDay,
  withOpened,
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

  it("copies a day's hours to open days as independent values", () => {
    const draft = copiedToOpen(weekDraftOf(week), 1);
    expect([draft[0], draft[1]]).toEqual([draft[1], weekDraftOf(week)[1]]);
    expect(draft.slice(2)).toEqual([[], [], [], [], []]);
  });

  it("opens a day with the hours of the open day before it, or office hours", () => {
    expect(withOpened(weekDraftOf([]), 3)[3]).toEqual([{ start: "09:00", end: "17:00" }]);
    const draft = weekDraftOf(week);
    expect(withOpened(draft, 3)[3]).toEqual(draft[1]);
    const unread = withDay(draft, 1, [{ start: "noon", end: "5" }]);
    expect(withOpened(unread, 3)[3]).toEqual(draft[0]);
  });

  it.each([
    ["10", "19", "12:00", "13:00"],
    ["14:00", "22:00", "17:30", "18:30"],
    ["9:00", "11:30", "10:00", "10:30"],
    ["9:15", "10:45", "09:45", "10:15"],
    ["18:00", "24:00", "20:30", "21:30"],
  ])("gives %s–%s a break at %s–%s", (start, end, from, to) => {
    const split = withBreak([{ start, end }]);
    expect(split).toEqual({
      after: 0,
      hours: [
        { start, end: from },
        { start: to, end },
      ],
    });
    expect(problemsOn(split!.hours)).toEqual([undefined, undefined]);
  });

  it("splits the longest hours, never short or unreadable ones", () => {
    const [first, ...rest] = [
      { start: "8", end: "9" },
      { start: "10", end: "19" },
    ];
    const split = withBreak([first!, ...rest])!;
    expect([split.after, split.hours.length]).toEqual([1, 3]);
    expect(withBreak([first!, { start: "noon", end: "19" }])).toBeUndefined();
    expect(withBreak([])).toBeUndefined();
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
