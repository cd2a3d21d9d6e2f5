/* Near a zone change one moment may be in two days. A timed claim takes its moments. An untimed
   claim needs enough other free minutes, and can move: a maximum-flow problem. */
import type { OpenDay } from "./availability.ts";
import type { Occupancy } from "./clash.ts";
import { minutesUntil } from "./clock.ts";
import { type Interval, overlaps, total } from "./intervals.ts";

/** IANA zone. */
export type ZonedDay = Pick<OpenDay, "date" | "free" | "available"> & { zone: string };

interface ResolvedDay {
  /** Minutes of real time, like all fields below. */
  free: Interval[];
  /** Skipped by the clocks. */
  missing: number;
  minutes: number;
}

export interface RealTime {
  add(day: ZonedDay, occupancy: Occupancy): void;
  take(day: ZonedDay, occupancy: Occupancy): boolean;
  fits(day: ZonedDay, occupancy: Occupancy): boolean;
  isSound(): boolean;
}

export function createRealTime(): RealTime {
  const days = new Map<string, ResolvedDay>();
  const timed: Interval[] = [];

  function add(day: ZonedDay, occupancy: Occupancy): void {
    const resolvedDay = days.get(day.date) ?? resolveDay(day);
    days.set(day.date, resolvedDay);
    if (occupancy.startTime === null) resolvedDay.minutes += occupancy.duration;
    else timed.push(momentsOf(day, occupancy.startTime, occupancy.duration));
  }

  function remove({ date }: ZonedDay, { startTime, duration }: Occupancy): void {
    if (startTime === null) days.get(date)!.minutes -= duration;
    else timed.pop();
  }

  const isSound = () => areDisjoint(timed) && allFind([...days.values()], timed);

  function take(day: ZonedDay, occupancy: Occupancy): boolean {
    add(day, occupancy);
    if (isSound()) return true;
    remove(day, occupancy);
    return false;
  }

  function fits(day: ZonedDay, occupancy: Occupancy): boolean {
    if (!take(day, occupancy)) return false;
    remove(day, occupancy);
    return true;
  }

  return { add, take, fits, isSound };
}

function momentsOf({ date, zone }: ZonedDay, startTime: number, duration: number): Interval {
  const at = (minute: number) => minutesUntil(zone, { date, minute });
  return { start: at(startTime), end: at(startTime + duration) };
}

function resolveDay(day: ZonedDay): ResolvedDay {
  const free = day.free.map(({ start, end }) => momentsOf(day, start, end - start));
  return { free, missing: Math.max(0, day.available - total(free)), minutes: 0 };
}

function areDisjoint(intervals: readonly Interval[]): boolean {
  const sorted = intervals.toSorted((one, other) => one.start - other.start);
  return sorted.every((each, index) => index === 0 || !overlaps(sorted[index - 1]!, each));
}

function allFind(days: readonly ResolvedDay[], timed: readonly Interval[]): boolean {
  const wanting = days.filter(({ minutes }) => minutes > 0);
  const parts = partsOf(wanting, timed);
  const left = parts.map(({ start, end }) => end - start);
  const fits = wanting.map(({ free }) =>
    parts.map((part) => free.some((interval) => overlaps(interval, part))),
  );
  const inputs = wanting.map(() => parts.map(() => 0));

  // Augmenting path: another day may move to other parts.
  function give(day: number, most: number, seen: Set<number>): number {
    for (const [part, isFit] of fits[day]!.entries()) {
      if (!isFit || seen.has(part)) continue;
      seen.add(part);
      const updated = Math.min(most, left[part]!) || reassign(part, most, seen);
      if (updated === 0) continue;
      if (left[part]! >= updated) left[part]! -= updated;
      inputs[day]![part]! += updated;
      return updated;
    }
    return 0;
  }

  function reassign(part: number, most: number, seen: Set<number>): number {
    for (const [other, minutes] of inputs.entries()) {
      if (minutes[part] === 0) continue;
      const updated = give(other, Math.min(most, minutes[part]!), seen);
      if (updated === 0) continue;
      minutes[part]! -= updated;
      return updated;
    }
    return 0;
  }

  return wanting.every(({ minutes, missing }, day) => {
    for (let needed = minutes - missing; needed > 0; ) {
      const updated = give(day, needed, new Set());
      if (updated === 0) return false;
      needed -= updated;
    }
    return true;
  });
}

function partsOf(days: readonly ResolvedDay[], timed: readonly Interval[]): Interval[] {
  const all = [...days.flatMap(({ free }) => free), ...timed];
  const cuts = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return cuts.slice(1).flatMap((end, index) => {
    const part = { start: cuts[index]!, end };
    return timed.some((interval) => overlaps(interval, part)) ? [] : [part];
  });
}
