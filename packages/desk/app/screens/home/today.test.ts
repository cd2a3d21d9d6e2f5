import { describe, expect, it } from "vitest";
import { upcoming } from "./today.ts";

const hours = [9, 10, 11, 12, 13].map((hour) => ({ start: hour * 60, minutes: 60 }));
const shown = (now: number, most: number) =>
  upcoming(hours, { now, most }).map(({ start }) => start / 60);

describe("bookings of today", () => {
  it("start with the first unfinished booking if space is short", () => {
    expect(shown(8 * 60, 2)).toEqual([9, 10]);
    expect(shown(11 * 60 + 30, 2)).toEqual([11, 12]);
    expect(shown(12 * 60, 2)).toEqual([12, 13]);
  });

  it("fill the space in the evening too", () => {
    expect(shown(13 * 60 + 30, 2)).toEqual([12, 13]);
    expect(shown(20 * 60, 2)).toEqual([12, 13]);
  });

  it("are complete if there is space", () => {
    expect(shown(20 * 60, 8)).toEqual([9, 10, 11, 12, 13]);
    expect(upcoming([{ start: null, minutes: 30 }], { now: 600, most: 8 })).toHaveLength(1);
  });
});
