import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contains,
  type Interval,
  minutesOfDay,
  overlaps,
  subtract,
  total,
  union,
} from "./local-time.ts";

function marked(intervals: readonly Interval[]): boolean[] {
  const marks = Array.from({ length: minutesOfDay }, () => false);
  for (const { start, end } of intervals) marks.fill(true, start, Math.max(start, end));
  return marks;
}

const minute = fc.integer({ min: 0, max: minutesOfDay });
const interval = fc
  .tuple(minute, minute)
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const intervals = fc.array(interval, { maxLength: 8 });

describe("intervals", () => {
  it("union: minutes of any interval, ordered and disjoint", () => {
    fc.assert(
      fc.property(intervals, (inputs) => {
        const result = union(inputs);
        expect(marked(result)).toEqual(marked(inputs));
        for (const [index, { start, end }] of result.entries()) {
          expect(start).toBeLessThan(end);
          if (index > 0) expect(result[index - 1]!.end).toBeLessThan(start);
        }
      }),
    );
  });

  it("subtract: minutes of the first only", () => {
    fc.assert(
      fc.property(intervals, intervals, (from, what) => {
        const gone = marked(what);
        const targets = marked(from).map((isThere, at) => isThere && gone[at] !== true);
        expect(marked(subtract(from, what))).toEqual(targets);
      }),
    );
  });

  it("total: number of distinct minutes", () => {
    fc.assert(
      fc.property(intervals, (inputs) => {
        expect(total(inputs)).toBe(marked(inputs).filter(Boolean).length);
      }),
    );
  });

  it("contains: every minute is present", () => {
    const some = interval.filter(({ start, end }) => start < end);
    fc.assert(
      fc.property(intervals, some, (inputs, query) => {
        const isMarked = marked(inputs).slice(query.start, query.end).every(Boolean);
        expect(contains(inputs, query)).toBe(isMarked);
      }),
    );
  });

  it("overlaps: one common minute", () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        const [first, second] = [marked([a]), marked([b])];
        expect(overlaps(a, b)).toBe(first.some((isThere, at) => isThere && second[at] === true));
      }),
    );
  });

  it("overlaps: false for adjacent intervals", () => {
    expect(overlaps({ start: 540, end: 600 }, { start: 600, end: 660 })).toBe(false);
    expect(
      union([
        { start: 540, end: 600 },
        { start: 600, end: 660 },
      ]),
    ).toEqual([{ start: 540, end: 660 }]);
  });
});
