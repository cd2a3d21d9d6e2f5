import { describe, expect, it } from "vitest";
import { upcoming } from "./today.ts";

const hours = [9, 10, 11, 12, 13].map((hour) => ({ start: hour * 60, minutes: 60 }));
const show = (now: number, most: number) =>
  upcoming(hours, { now, most }).map(({ start }) => start / 60);

describe("bookings of today", () => {
  it("start with the first unfinished booking if space is short", () => {
    expect(show(8 * 60, 2)).toEqual([9, 10]);
    expect(show(11 * 60 + 30, 2)).toEqual([11, 12]);
    expect(show(12 * 60, 2)).toEqual([12, 13]);
  });

  it("fill the space in the evening too", () => {
    expect(show(13 * 60 + 30, 2)).toEqual([12, 13]);
    expect(show(20 * 60, 2)).toEqual([12, 13]);
  });

  it("are complete if there is space", () => {
    expect(show(20 * 60, 8)).toEqual([9, 10, 11, 12, 13]);
    expect(upcoming([{ start: null, minutes: 30 }], { now: 600, most: 8 })).toHaveLength(1);
  });
});
