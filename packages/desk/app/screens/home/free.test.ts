import { describe, expect, it } from "vitest";
import { freeFrom, isClosedDay } from "./free.ts";

const period = (start_time: number, end_time: number) => ({ start_time, end_time });
const day = {
  date: "2026-03-03",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
  offsets: [{ at: "2026-03-02T23:00:00.000Z", offset: 60 }],
  open: [period(540, 720), period(780, 1020)],
  time_off: [period(900, 960)],
  available: 420,
  booked: 60,
  taken: [{ booking_id: 1, ...period(600, 660) }],
};
const openTimes = [{ id: 7, bookable: true, days: [day] }];
/** 3 March 2026 in Copenhagen, UTC+1. */
const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 0, minute - 60));

type Times = [from: number, to: number];

describe("free today", () => {
  const afterTimeOff: Times = [960, 1020];
  const cases: [minute: number, when: string, ...gaps: Times[]][] = [
    [530, "before it opens", [540, 600], [660, 720], [780, 900], afterTimeOff],
    [590, "until the first booking", [590, 600], [660, 720], [780, 900], afterTimeOff],
    [630, "while it is taken", [660, 720], [780, 900], afterTimeOff],
    [719, "in the last minute before the break", [719, 720], [780, 900], afterTimeOff],
    [730, "in the break", [780, 900], afterTimeOff],
    [910, "in the time off", afterTimeOff],
    [970, "until it closes", [970, 1020]],
  ];
  it.each(cases)("at minute %i, %s", (minute, _when, ...gaps) => {
    const isFreeNow = gaps[0]?.[0] === minute;
    const list = gaps.map(([from, to]) => ({ from, to }));
    expect(freeFrom(openTimes, at(minute))).toEqual([{ resourceId: 7, isFreeNow, gaps: list }]);
  });

  it("is empty after closing", () => {
    expect(freeFrom(openTimes, at(1020))).toEqual([]);
  });

  it("skips gaps below a quarter of an hour", () => {
    const taken = [{ booking_id: 1, ...period(540, 710) }];
    const [free] = freeFrom([{ id: 7, bookable: true, days: [{ ...day, taken }] }], at(500));
    expect(free?.gaps[0]).toEqual({ from: 780, to: 900 });
  });

  it("joins overlapping bookings", () => {
    const taken = [period(540, 660), period(600, 630), period(650, 780)].map((each, index) => ({
      booking_id: index,
      ...each,
    }));
    const [free] = freeFrom([{ id: 7, bookable: true, days: [{ ...day, taken }] }], at(500));
    expect(free?.gaps[0]).toEqual({ from: 780, to: 900 });
  });

  it("lists the first gap first, then the longest", () => {
    const other = { ...day, taken: [], time_off: [] };
    const both = [...openTimes, { id: 8, bookable: true, days: [other] }];
    expect(freeFrom(both, at(800)).map(({ resourceId }) => resourceId)).toEqual([8, 7]);
    expect(freeFrom(both, at(610)).map(({ resourceId }) => resourceId)).toEqual([8, 7]);
  });

  it("uses the zone of the resource", () => {
    const inTokyoDay = [{ at: "2026-03-02T15:00:00.000Z", offset: 540 }];
    const tokyo = { ...day, offsets: inTokyoDay, taken: [], time_off: [] };
    const inTokyo = [{ id: 7, bookable: true, days: [tokyo] }];
    expect(freeFrom(inTokyo, at(540))).toEqual([]);
    const [free] = freeFrom(inTokyo, at(300));
    expect(free?.gaps).toEqual([{ from: 780, to: 1020 }]);
  });
});

describe("a closed day", () => {
  const closed = { ...day, open: [], time_off: [] };
  const away = { ...day, time_off: [period(0, 1440)] };
  const isClosed = (...days: (typeof day)[]) =>
    isClosedDay(days.map((one, id) => ({ id, bookable: true, days: [one] })));

  it("has no open minute of any resource outside time off", () => {
    expect(isClosed(closed, away)).toBe(true);
    expect(isClosed(closed, day)).toBe(false);
    expect(isClosed({ ...away, time_off: [period(540, 719)] })).toBe(false);
  });

  it("is no full day, and no studio without resources", () => {
    expect(isClosed({ ...day, taken: [{ booking_id: 1, ...period(0, 1440) }] })).toBe(false);
    expect(isClosed()).toBe(false);
  });
});
