import { describe, expect, it } from "vitest";
import { makeDay, monday } from "../../../../test/sample-bookings.ts";
import { dayAfter } from "../../../components/days.ts";
import { affectedDates, capacityOn, isVisiblyClosed, nextFree } from "./drop-targets.ts";

const stretch = (start_time: number, end_time: number) => ({ start_time, end_time });
const taken = (booking_id: number, from: number, to: number) => ({
  booking_id,
  ...stretch(from, to),
});

describe("visibly closed calendar target", () => {
  const lunch = makeDay({ time_off: [stretch(720, 780)] });

  it.each([
    ["within the hours", 540, 60, false],
    ["to their last minute", 960, 60, false],
    ["before them", 525, 60, true],
    ["past them", 990, 60, true],
    ["in time off", 720, 30, true],
    ["reaching into time off", 690, 45, true],
    ["at any time of an open day", null, 60, false],
  ])("judges a booking %s", (_title, start, minutes, isClosed) => {
    expect(isVisiblyClosed({ start, minutes }, lunch)).toBe(isClosed);
  });

  it("judges a booking without a start time on a closed day or a day off", () => {
    expect(isVisiblyClosed({ start: null, minutes: 1 }, makeDay({ open: [] }))).toBe(true);
    expect(isVisiblyClosed({ start: null, minutes: 1 }, makeDay({ available: 0 }))).toBe(true);
    expect(isVisiblyClosed({ start: null, minutes: 1 })).toBe(false);
  });
});

describe("next free time", () => {
  const days = [
    makeDay({ taken: [taken(1, 540, 600), taken(2, 660, 1020)], booked: 420 }),
    makeDay({ date: dayAfter(monday, 1), open: [], available: 0 }),
    makeDay({ date: dayAfter(monday, 2) }),
  ];
  const wish = { resource: 7, date: monday, start: 540, minutes: 60, days: 1 };

  it("is the first gap of sufficient length, on the same day or later", () => {
    expect(nextFree(wish, days)).toEqual({ resource: 7, date: monday, start: 600 });
    const later = { resource: 7, date: "2026-11-25", start: 540 };
    expect(nextFree({ ...wish, start: 615 }, days)).toEqual(later);
    expect(nextFree({ ...wish, minutes: 75 }, days)).toEqual(later);
    expect(nextFree({ ...wish, minutes: 600 }, days)).toBeUndefined();
  });

  it("ignores the time held by the booking itself", () => {
    const held = { bookingId: 1, minutes: 60, dates: new Set([monday]) };
    expect(nextFree({ ...wish, minutes: 120 }, days, held)).toMatchObject({ start: 540 });
  });

  it("without a start time is a day with enough minutes left", () => {
    expect(nextFree({ ...wish, start: null, minutes: 61 }, days)).toEqual({
      resource: 7,
      date: "2026-11-25",
      start: null,
    });
  });

  it("over several days needs every open day free", () => {
    expect(nextFree({ ...wish, days: 3 }, days)).toEqual({ resource: 7, date: monday, start: 600 });
    const busy = [days[0]!, days[1]!, makeDay({ date: "2026-11-25", taken: [taken(3, 600, 700)] })];
    expect(nextFree({ ...wish, days: 3 }, busy)).toMatchObject({ date: "2026-11-25" });
  });

  it("starts on a quarter hour", () => {
    expect(capacityOn(makeDay({ taken: [taken(1, 540, 550)] }), wish)).toBe(555);
  });
});

describe("a booking of several days", () => {
  it("moves all its days", () => {
    const dates = { start_date: "2026-02-27", end_date: "2026-03-01" };
    expect(affectedDates(dates, 2)).toEqual({ start_date: "2026-03-01", end_date: "2026-03-03" });
  });
});
