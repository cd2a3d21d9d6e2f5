import { describe, expect, it } from "vitest";
import { makeBooking, makeDay } from "../../../../test/sample-bookings.ts";
import { closedOf, closedToAll, fullOf, hoursOf, linesOf, without } from "./hours.ts";
import { piecesOf } from "./pieces.ts";

const open = (start_time: number, end_time: number) => ({ open: [{ start_time, end_time }] });

describe("calendar hours", () => {
  it("cover the earliest to the latest opening, in whole hours", () => {
    const days = [makeDay(open(570, 1020)), makeDay(open(660, 1110)), makeDay({ open: [] })];
    expect(hoursOf(days, [])).toEqual({ from: 540, to: 1140 });
  });

  it("extend to bookings outside opening hours, with a default for closed days", () => {
    const late = piecesOf([makeBooking({ id: 1, start: 1200, minutes: 30 })]);
    expect(hoursOf([makeDay()], late)).toEqual({ from: 540, to: 1260 });
    expect(hoursOf([], piecesOf([makeBooking({ id: 1 })]))).toEqual({ from: 480, to: 1080 });
  });

  it("have one line each", () => {
    expect(linesOf({ from: 540, to: 720 })).toEqual([540, 600, 660]);
  });
});

describe("calendar shading", () => {
  const hours = { from: 480, to: 1080 };

  it("marks closed time before, between and after openings", () => {
    const sides = [...open(540, 720).open, ...open(780, 1020).open];
    expect(closedOf({ open: sides }, hours)).toEqual([
      { from: 480, to: 540 },
      { from: 720, to: 780 },
      { from: 1020, to: 1080 },
    ]);
    expect(closedOf({ open: [] }, hours)).toEqual([hours]);
    expect(closedOf(undefined, hours)).toEqual([]);
  });

  it("marks the whole day without an opening", () => {
    expect(closedToAll([makeDay(open(600, 700)), makeDay(open(650, 900))], hours)).toEqual([
      { from: 480, to: 600 },
      { from: 900, to: 1080 },
    ]);
  });

  it("subtracts taken ranges, from all to none", () => {
    expect(without(hours, [{ from: 0, to: 1440 }])).toEqual([]);
    expect(without(hours, [])).toEqual([hours]);
  });

  it("gives the occupancy in per cent, and none for closed days", () => {
    expect(fullOf([makeDay({ booked: 120 }), makeDay({ booked: 240 })])).toBe(38);
    expect(fullOf([makeDay({ available: 0 })])).toBeUndefined();
  });
});
