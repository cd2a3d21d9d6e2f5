import { describe, expect, it } from "vitest";
import { freeAt } from "./free.ts";

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

describe("free now", () => {
  it.each([
    [530, "before it opens", undefined],
    [540, "until the first booking", 600],
    [630, "while it is taken", undefined],
    [660, "after it, until the break", 720],
    [730, "in the break", undefined],
    [790, "until the time off", 900],
    [910, "in the time off", undefined],
    [970, "until it closes", 1020],
    [1020, "when it has closed", undefined],
  ])("at minute %i, %s: %s", (minute, _when, until) => {
    const free = freeAt(openTimes, at(minute));
    expect(free).toEqual(until === undefined ? [] : [{ resourceId: 7, until }]);
  });

  it("lists the resource with the longest free time first", () => {
    const other = { ...day, taken: [], time_off: [] };
    const both = [...openTimes, { id: 8, bookable: true, days: [other] }];
    expect(freeAt(both, at(800)).map(({ resourceId }) => resourceId)).toEqual([8, 7]);
  });

  it("uses the zone of the resource", () => {
    const inTokyoDay = [{ at: "2026-03-02T15:00:00.000Z", offset: 540 }];
    const tokyo = { ...day, offsets: inTokyoDay, taken: [], time_off: [] };
    const inTokyo = [{ id: 7, bookable: true, days: [tokyo] }];
    expect(freeAt(inTokyo, at(540))).toEqual([{ resourceId: 7, until: 1020 }].slice(1));
    expect(freeAt(inTokyo, at(300))).toEqual([{ resourceId: 7, until: 1020 }]);
  });
});
