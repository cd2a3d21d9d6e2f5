import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRealTime, type ZonedDay } from "./availability.ts";
import { rezoned, turnsOf, zoneOn } from "./local-time.ts";

const day = (date: string, zone: string, free: [number, number][]): ZonedDay => ({
  date,
  zone,
  free: free.map(([start, end]) => ({ start, end })),
  available: free.reduce((sum, [start, end]) => sum + end - start, 0),
});
const whole: [number, number][] = [[0, 1440]];
const [hawaii, tokyo] = ["Pacific/Honolulu", "Asia/Tokyo"];
const before = day("2027-03-01", hawaii, whole);
const after = day("2027-03-02", tokyo, whole);

describe("real time near a change of zone", () => {
  it("one moment in two days is taken once", () => {
    const time = createRealTime();
    // 12:00 in Hawaii is 07:00 of the next day in Tokyo.
    expect(time.take(before, { startTime: 720, duration: 60 })).toBe(true);
    expect(time.take(after, { startTime: 420, duration: 60 })).toBe(false);
    expect(time.take(after, { startTime: 450, duration: 30 })).toBe(false);
    expect(time.take(after, { startTime: 480, duration: 60 })).toBe(true);
  });

  it("fits() takes no time", () => {
    const time = createRealTime();
    const occupancy = { startTime: 720, duration: 60 };
    expect([time.fits(before, occupancy), time.fits(before, occupancy)]).toEqual([true, true]);
    expect(time.take(before, occupancy)).toBe(true);
    expect(time.fits(after, { startTime: 420, duration: 60 })).toBe(false);
  });

  it("untimed minutes move to make room for others", () => {
    const time = createRealTime();
    // Both days together last 29 hours.
    expect(time.take(before, { startTime: null, duration: 1440 })).toBe(true);
    expect(time.take(after, { startTime: null, duration: 301 })).toBe(false);
    expect(time.take(after, { startTime: null, duration: 300 })).toBe(true);
    expect(time.take(after, { startTime: 0, duration: 1 })).toBe(false);
  });

  it("a shortened day has only its real minutes", () => {
    const spring = day("2027-03-28", "Europe/Copenhagen", whole);
    const time = createRealTime();
    expect(time.take(spring, { startTime: null, duration: 1440 })).toBe(true);
  });

  it("equals a brute-force search by hour", () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const span = fc.tuple(hour, hour).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1]);
    const zone = fc.integer({ min: -14, max: 12 });
    const occupancy = fc.record({
      which: fc.nat({ max: 3 }),
      start: fc.option(hour),
      hours: fc.integer({ min: 1, max: 14 }),
    });
    fc.assert(
      fc.property(
        fc.tuple(zone, zone, zone),
        fc.array(span, { minLength: 4, maxLength: 4 }),
        fc.array(occupancy, { maxLength: 8 }),
        expectLikeSearch,
      ),
      runs(2_000),
    );
  });
});

interface OccupancyCase {
  which: number;
  start: number | null;
  hours: number;
}

function expectLikeSearch(
  [first, second, third]: [number, number, number],
  spans: number[][],
  claims: OccupancyCase[],
): void {
  // Zones by distance to UTC; days of the first zone precede those of the next.
  const west = [first, first, second, third];
  const time = createRealTime();
  const taken: { hours: number[]; needed: number }[] = [];
  for (const { which, start, hours } of claims) {
    const [from, until] = spans[which] as [number, number];
    const [begin, end] = start === null ? [from, until] : [start, start + hours];
    if (begin < from || end > until || hours > end - begin) continue;
    const offset = west[which]!;
    const query = {
      hours: Array.from({ length: end - begin }, (_, at) => which * 24 + begin + at + offset),
      needed: hours,
    };
    const isFitting = hasMatching([...taken, query]);
    const zoned = day(`2027-03-0${which + 1}`, zoneWest(offset), [[from * 60, until * 60]]);
    const startTime = start === null ? null : start * 60;
    expect(time.take(zoned, { startTime, duration: hours * 60 })).toBe(isFitting);
    if (isFitting) taken.push(query);
  }
}

/** POSIX counts hours west of Greenwich. */
function zoneWest(hours: number): string {
  return `Etc/GMT${hours < 0 ? "-" : "+"}${Math.abs(hours)}`;
}

function hasMatching(targets: readonly { hours: number[]; needed: number }[]): boolean {
  const seats = targets.flatMap(({ hours, needed }) => Array.from({ length: needed }, () => hours));
  const takenBy = new Map<number, number>();
  const locate = (seat: number, seen: Set<number>): boolean =>
    seats[seat]!.some((hour) => {
      if (seen.has(hour)) return false;
      seen.add(hour);
      const other = takenBy.get(hour);
      if (other !== undefined && !locate(other, seen)) return false;
      takenBy.set(hour, seat);
      return true;
    });
  return seats.every((_, seat) => locate(seat, new Set()));
}

describe("zones of a resource", () => {
  const start = { timezone: "A", former_zones: [] };

  it("a zone applies from its date and replaces later ones", () => {
    const second = rezoned(start, { date: "2027-03-01", timezone: "B" });
    const third = rezoned(second, { date: "2027-05-01", timezone: "C" });
    const on = (zones: typeof third, ...dates: string[]) =>
      dates.map((date) => zoneOn(zones, date));
    expect(on(third, "2027-02-28", "2027-03-01", "2027-04-30", "2027-05-01")).toEqual([
      "A",
      "B",
      "B",
      "C",
    ]);
    const earlier = rezoned(third, { date: "2027-04-01", timezone: "D" });
    expect(on(earlier, "2027-03-31", "2027-04-01", "2027-06-01")).toEqual(["B", "D", "D"]);
    expect(rezoned(second, { date: "2027-03-01", timezone: "A" })).toEqual(start);
  });

  it("are near each other two days before and after", () => {
    const near = turnsOf({
      former_zones: [
        { until: "2027-03-01", timezone: "A" },
        { until: "2027-03-05", timezone: "B" },
        { until: "2027-04-01", timezone: "C" },
      ],
    });
    expect(near).toEqual([
      { firstDay: "2027-02-27", lastDay: "2027-03-07" },
      { firstDay: "2027-03-30", lastDay: "2027-04-03" },
    ]);
  });
});
