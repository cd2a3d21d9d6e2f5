import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clashesWith,
  displacedFrom,
  expand,
  type HeldOccupancy,
  type OpenTimes,
  openDay,
  refusalOf,
  type WeeklyPeriod,
} from "./availability.ts";
import { dayOf, daysBetween } from "./local-time.ts";

const weekly = (weekDay: number, startTime: number, endTime: number): WeeklyPeriod => ({
  weekDay,
  startTime,
  endTime,
  validFrom: null,
  validUntil: null,
});
const closed: OpenTimes = { weekly: [], custom: [], timeOff: [] };
const monday = dayOf("2026-11-23");
const office: OpenTimes = {
  ...closed,
  weekly: [1, 2, 3, 4, 5].map((day) => weekly(day, 540, 1020)),
};
const whole = { firstDay: "2026-11-23", startTime: 0, lastDay: "2026-11-23", endTime: 1440 };
const nobody = { booked: 0, timed: [] };

describe("open day", () => {
  it("follows the week within the dates of its periods", () => {
    const periods = [
      { ...weekly(1, 540, 720), validUntil: "2026-11-23" },
      { ...weekly(1, 600, 660), validFrom: "2026-11-24" },
    ];
    expect(openDay({ ...closed, weekly: periods }, monday).available).toBe(180);
    expect(openDay({ ...closed, weekly: periods }, dayOf("2026-11-30")).available).toBe(60);
    expect(openDay(office, dayOf("2026-11-22"))).toMatchObject({ open: [], available: 0 });
  });

  it("adds custom periods, each minute once, and removes time off", () => {
    const openTimes = {
      ...office,
      custom: [{ firstDay: "2026-11-22", lastDay: "2026-11-23", startTime: 960, endTime: 1080 }],
      timeOff: [{ ...whole, startTime: 1050 }],
    };
    expect(openDay(openTimes, monday)).toMatchObject({
      open: [{ start: 540, end: 1080 }],
      free: [{ start: 540, end: 1050 }],
      available: 510,
    });
    expect(openDay(openTimes, dayOf("2026-11-22")).available).toBe(120);
  });

  it("equals a bitmap of minutes", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const hours = fc.tuple(minute, minute).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1]);
    const dates = ["2026-11-22", "2026-11-23", "2026-11-24"];
    const date = fc.constantFrom(...dates);
    const range = fc.tuple(date, date).map((both) => [...both].sort() as [string, string]);
    const period = fc.tuple(hours, fc.integer({ min: 0, max: 2 }), range, fc.boolean());
    const dated = fc.tuple(hours, range);
    const several = { maxLength: 4 };
    fc.assert(
      fc.property(
        fc.array(period, several),
        fc.tuple(fc.array(dated, several), fc.array(dated, several)),
        date,
        (periods, [customCases, offs], on) => {
          const marks = Array.from({ length: 1440 }, () => false);
          const includesDate = ([from, until]: [string, string]) => from <= on && on <= until;
          const week = periods.map(([[start, end], weekDay, [from, until], isOpen]) => {
            const isThen = isOpen || includesDate([from, until]);
            if (dayOf(on).weekDay === weekDay && isThen) marks.fill(true, start, end);
            const validity = isOpen ? [null, null] : [from, until];
            return {
              weekDay,
              startTime: start!,
              endTime: end!,
              validFrom: validity[0]!,
              validUntil: validity[1]!,
            };
          });
          const here = (dated: typeof offs) => dated.filter(([, range]) => includesDate(range));
          for (const [[start, end]] of here(customCases)) marks.fill(true, start, end);
          for (const [[start, end], [from, until]] of here(offs)) {
            marks.fill(false, on === from ? start : 0, on === until ? end : 1440);
          }
          const spans = ([
            [startTime, endTime],
            [firstDay, lastDay],
          ]: (typeof customCases)[number]) => ({
            firstDay,
            lastDay,
            startTime: startTime!,
            endTime: endTime!,
          });
          const openTimes = {
            weekly: week,
            custom: customCases.map(spans),
            timeOff: offs.filter(([[a, b], [from, until]]) => from < until || a! < b!).map(spans),
          };
          expect(openDay(openTimes, dayOf(on)).available).toBe(marks.filter(Boolean).length);
        },
      ),
    );
  });
});

describe("clash reason", () => {
  const held = (bookingId: number, duration: number, startTime: number | null): HeldOccupancy => ({
    bookingId,
    duration,
    startTime,
  });
  const off = { ...office, timeOff: [{ ...whole, startTime: 540, endTime: 600 }] };
  const claims: [
    string,
    OpenTimes,
    [number, number | null],
    number,
    HeldOccupancy[],
    string | undefined,
  ][] = [
    ["not when it fits", office, [480, null], 0, [], undefined],
    ["not up to the last minute", office, [60, null], 420, [], undefined],
    ["over the last minute", office, [61, null], 420, [], "over_capacity"],
    ["where nothing is open", closed, [1, null], 0, [], "unavailable"],
    ["not from the first minute on", office, [60, 540], 0, [], undefined],
    ["before the first minute", office, [60, 539], 0, [], "outside_hours"],
    ["after the last minute", office, [60, 961], 0, [], "outside_hours"],
    ["in time off", off, [30, 560], 0, [], "time_off"],
    ["when time off leaves too little", off, [421, null], 0, [], "time_off"],
    ["when it would be too little without time off", off, [481, null], 0, [], "over_capacity"],
    ["over another", office, [60, 600], 60, [held(1, 60, 659)], "over_capacity"],
    ["not beside another", office, [60, 600], 60, [held(1, 60, 660)], undefined],
    ["not over one without a time", office, [60, 600], 60, [held(1, 60, null)], undefined],
  ];
  it.each(claims)("%s", (_title, openTimes, [duration, startTime], booked, timed, expected) => {
    const reason = refusalOf({ duration, startTime }, openDay(openTimes, monday), {
      booked,
      timed,
    });
    expect(reason).toBe(expected);
  });

  it("lists the bookings at the same time of day", () => {
    const others = [held(1, 60, 540), held(2, 60, 600), held(3, 60, null)];
    expect(clashesWith({ duration: 30, startTime: 590 }, others).map((it) => it.bookingId)).toEqual(
      [1, 2],
    );
    expect(clashesWith({ duration: 30, startTime: null }, others)).toEqual([]);
  });

  it("keeps the order of precedence while bookings fit", () => {
    const day = openDay({ ...closed, weekly: [weekly(1, 540, 660)] }, monday);
    const order = [held(4, 60, null), held(2, 90, null), held(3, 60, 500), held(9, 60, 600)];
    const { date } = monday;
    const dated = order.map((heldOccupancy) => ({ ...heldOccupancy, date }));
    expect(displacedFrom(new Map([[date, day]]), dated)).toEqual([
      { bookingId: 2, date, duration: 90, reason: "over_capacity" },
      { bookingId: 3, date, duration: 60, reason: "outside_hours" },
    ]);
  });
});

describe("booking range", () => {
  const occupancy = { duration: 60, startTime: null, tentative: false };
  const days = (openTimes: OpenTimes, first: string, last: string) =>
    daysBetween(first, last).map((day) => openDay(openTimes, day));

  it("omits closed days", () => {
    const taken = expand(occupancy, days(office, "2026-11-20", "2026-11-23"), {
      takenOn: () => nobody,
    });
    expect(taken.map(({ day, reason }) => [day.date, reason])).toEqual([
      ["2026-11-20", undefined],
      ["2026-11-23", undefined],
    ]);
  });

  it("clashes on each day when none is open", () => {
    const taken = expand(occupancy, days(office, "2026-11-21", "2026-11-22"), {
      takenOn: () => nobody,
    });
    expect(taken.map(({ reason }) => reason)).toEqual(["unavailable", "unavailable"]);
  });

  it("clashes on a day emptied by time off", () => {
    const off = { ...office, timeOff: [whole] };
    const taken = expand(occupancy, days(off, "2026-11-23", "2026-11-24"), {
      takenOn: () => nobody,
    });
    expect(taken.map(({ reason }) => reason)).toEqual(["time_off", undefined]);
  });

  it("never clashes for a tentative booking", () => {
    const full = { booked: 480, timed: [] };
    const taken = expand(
      { ...occupancy, tentative: true },
      days(office, "2026-11-23", "2026-11-23"),
      {
        takenOn: () => full,
      },
    );
    expect(taken).toMatchObject([{ day: { date: "2026-11-23" } }]);
    expect(taken[0]).not.toHaveProperty("reason");
  });
});
