import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OpenTimes } from "../../core/intervals/availability.ts";
import { addDays, daysBetween } from "../../core/intervals/local-time.ts";
import { capacityOf, mostOf, partOf, periodText, sumOf, tallyOf } from "./report.ts";

const first = "2026-11-16";
const span = 21;
const days = daysBetween(first, addDays(first, span - 1));

const minute = fc.integer({ min: 0, max: 24 }).map((hour) => hour * 60);
const hours = fc
  .tuple(minute, minute)
  .filter(([start, end]) => start !== end)
  .map(([a, b]) => ({ startTime: Math.min(a, b), endTime: Math.max(a, b) }));
const date = fc.integer({ min: -3, max: span + 3 }).map((offset) => addDays(first, offset));
const dates = fc
  .tuple(date, date)
  .map(([a, b]) => ({ firstDay: a < b ? a : b, lastDay: a < b ? b : a }));

const openTimes: fc.Arbitrary<OpenTimes> = fc.record({
  weekly: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 6 }), hours, dates, fc.boolean()).map((parts) => {
      const [weekDay, time, { firstDay, lastDay }, isOpen] = parts;
      return { weekDay, ...time, validFrom: isOpen ? null : firstDay, validUntil: lastDay };
    }),
    { maxLength: 10 },
  ),
  custom: fc.array(
    fc.tuple(dates, hours).map(([range, time]) => ({ ...range, ...time })),
    { maxLength: 2 },
  ),
  timeOff: fc.array(
    fc.tuple(dates, hours).map(([range, time]) => ({ ...range, ...time })),
    { maxLength: 3 },
  ),
});

function freeMinutes({ weekly, custom, timeOff }: OpenTimes, day: string): number {
  const weekDay = new Date(`${day}T00:00:00Z`).getUTCDay();
  let free = 0;
  for (let at = 0; at < 1440; at += 1) {
    const stamp = `${day} ${String(at).padStart(4, "0")}`;
    const within = ({ startTime, endTime }: { startTime: number; endTime: number }) =>
      startTime <= at && at < endTime;
    const isOpen =
      weekly.some(
        (period) =>
          period.weekDay === weekDay &&
          within(period) &&
          (period.validFrom ?? "") <= day &&
          day <= (period.validUntil ?? "9"),
      ) ||
      custom.some((period) => period.firstDay <= day && day <= period.lastDay && within(period));
    const isOff = timeOff.some((off) => {
      const start = `${off.firstDay} ${String(off.startTime).padStart(4, "0")}`;
      const end = `${off.lastDay} ${String(off.endTime).padStart(4, "0")}`;
      return start <= stamp && stamp < end;
    });
    if (isOpen && !isOff) free += 1;
  }
  return free;
}

describe("availability", () => {
  it("equals a count minute by minute", () => {
    const part = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: span, maxLength: span });
    fc.assert(
      fc.property(openTimes, part, (openTimes, parts) => {
        const free = days.map(({ date }) => freeMinutes(openTimes, date));
        const booked = free.map((minutes, index) => Math.floor(minutes * parts[index]!));
        const byDate = new Map(days.map(({ date }, index) => [date, booked[index]!]));
        const { availability, earliest } = capacityOf(openTimes, days, (date) => byDate.get(date)!);
        expect(availability).toBe(free.reduce((sum, minutes) => sum + minutes, 0));
        const letters = free
          .map((minutes, at) => (minutes === 0 ? "c" : booked[at] === minutes ? "f" : "l"))
          .join("");
        const run = /l(?:[lc]*l)?/.exec(letters);
        const expected =
          run === null
            ? undefined
            : { from: days[run.index]!.date, until: days[run.index + run[0].length - 1]!.date };
        expect(earliest).toEqual(expected);
      }),
      runs(60),
    );
  });
});

describe("report numbers", () => {
  it.each([
    [32640, 36000, 0.91],
    [240, 3000, 0.08],
    [1, 200, 0.01],
    [1, 201, 0],
    [3, 200, 0.02],
    [201, 40000, 0.01],
    [145, 1000, 0.15],
    [0, 100, 0],
    [100, 100, 1],
    [0, 0, 0],
  ])("%i of %i is %d", (part, whole, expected) => {
    expect(partOf(part, whole)).toBe(expected);
  });

  it("round half up, exactly", () => {
    const counts = fc.tuple(fc.nat({ max: 10_000_000 }), fc.nat({ max: 10_000_000 }));
    fc.assert(
      fc.property(counts, ([a, b]) => {
        const [part, whole] = [Math.min(a, b), Math.max(a, b, 1)];
        const exact = (BigInt(200 * part) + BigInt(whole)) / BigInt(2 * whole);
        return partOf(part, whole) === Number(exact) / 100;
      }),
    );
  });

  it("add up: availability is booked plus unbooked", () => {
    const minutes = { booked: 60, waiting_list: 30, tentative: 10 };
    expect(sumOf([minutes, minutes])).toEqual({ booked: 120, waiting_list: 60, tentative: 20 });
    expect(mostOf([minutes, { ...minutes, waiting_list: 90 }])).toBe(150);
    expect(mostOf([])).toBe(0);
    expect(tallyOf(minutes, 240)).toEqual({
      ...minutes,
      availability: 240,
      unbooked: 180,
      utilization: 0.25,
    });
  });

  it("show a period in words", () => {
    expect(periodText({ from: "2014-08-25", until: "2014-08-31" })).toBe(
      "25 Aug 2014 - 31 Aug 2014",
    );
    expect(periodText(undefined)).toBe("");
  });
});
