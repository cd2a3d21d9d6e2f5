/*
 * What is taken in real time of days near a change of zone, where a moment may be in two days. A
 * time of day takes its moments. Minutes at any time of a day need as many that are free of it and
 * that no others need: whether all find theirs is a question of flow, since they can make way for
 * each other.
 */
import type { OpenDay } from "./availability.ts";
import type { Claim } from "./clash.ts";
import { minutesUntil } from "./clock.ts";
import { type Interval, overlaps, total } from "./intervals.ts";

/** A day that can be booked, in an IANA zone. */
export type ZonedDay = Pick<OpenDay, "date" | "free" | "available"> & { zone: string };

interface KnownDay {
  /** In minutes of real time, as all that follows. */
  free: Interval[];
  /** Minutes of the day that clocks count and that do not happen, as they go forward. */
  missing: number;
  wanted: number;
}

export interface RealTime {
  /** Counts what is taken already. */
  add(day: ZonedDay, claim: Claim): void;
  /** Whether a claim fits in beside all that is taken; it is then taken as well. */
  take(day: ZonedDay, claim: Claim): boolean;
  /** Whether it would; nothing is taken by asking. */
  fits(day: ZonedDay, claim: Claim): boolean;
  /** Whether nothing is taken twice. */
  isSound(): boolean;
}

/** The real time of days of one resource, of which nothing is taken yet. */
export function createRealTime(): RealTime {
  const days = new Map<string, KnownDay>();
  const timed: Interval[] = [];

  function add(day: ZonedDay, claim: Claim): void {
    const known = days.get(day.date) ?? knownDay(day);
    days.set(day.date, known);
    if (claim.startTime === null) known.wanted += claim.duration;
    else timed.push(momentsOf(day, claim.startTime, claim.duration));
  }

  function remove({ date }: ZonedDay, { startTime, duration }: Claim): void {
    if (startTime === null) days.get(date)!.wanted -= duration;
    else timed.pop();
  }

  const isSound = () => areApart(timed) && allFind([...days.values()], timed);

  function take(day: ZonedDay, claim: Claim): boolean {
    add(day, claim);
    if (isSound()) return true;
    remove(day, claim);
    return false;
  }

  function fits(day: ZonedDay, claim: Claim): boolean {
    if (!take(day, claim)) return false;
    remove(day, claim);
    return true;
  }

  return { add, take, fits, isSound };
}

function momentsOf({ date, zone }: ZonedDay, startTime: number, duration: number): Interval {
  const at = (minute: number) => minutesUntil(zone, { date, minute });
  return { start: at(startTime), end: at(startTime + duration) };
}

function knownDay(day: ZonedDay): KnownDay {
  const free = day.free.map(({ start, end }) => momentsOf(day, start, end - start));
  return { free, missing: Math.max(0, day.available - total(free)), wanted: 0 };
}

function areApart(intervals: readonly Interval[]): boolean {
  const sorted = intervals.toSorted((one, other) => one.start - other.start);
  return sorted.every((each, index) => index === 0 || !overlaps(sorted[index - 1]!, each));
}

/** Whether each day finds the minutes it wants, beside those at a time of day. */
function allFind(days: readonly KnownDay[], timed: readonly Interval[]): boolean {
  const wanting = days.filter(({ wanted }) => wanted > 0);
  const parts = partsOf(wanting, timed);
  const left = parts.map(({ start, end }) => end - start);
  const fits = wanting.map(({ free }) =>
    parts.map((part) => free.some((interval) => overlaps(interval, part))),
  );
  const given = wanting.map(() => parts.map(() => 0));

  // Gives minutes to a day, where need be by having another day move to other parts.
  function give(day: number, most: number, seen: Set<number>): number {
    for (const [part, isFit] of fits[day]!.entries()) {
      if (!isFit || seen.has(part)) continue;
      seen.add(part);
      const moved = Math.min(most, left[part]!) || makeRoom(part, most, seen);
      if (moved === 0) continue;
      if (left[part]! >= moved) left[part]! -= moved;
      given[day]![part]! += moved;
      return moved;
    }
    return 0;
  }

  function makeRoom(part: number, most: number, seen: Set<number>): number {
    for (const [other, minutes] of given.entries()) {
      if (minutes[part] === 0) continue;
      const moved = give(other, Math.min(most, minutes[part]!), seen);
      if (moved === 0) continue;
      minutes[part]! -= moved;
      return moved;
    }
    return 0;
  }

  return wanting.every(({ wanted, missing }, day) => {
    for (let needed = wanted - missing; needed > 0; ) {
      const moved = give(day, needed, new Set());
      if (moved === 0) return false;
      needed -= moved;
    }
    return true;
  });
}

/** Real time cut where anything begins or ends, without what is taken at a time of day. */
function partsOf(days: readonly KnownDay[], timed: readonly Interval[]): Interval[] {
  const all = [...days.flatMap(({ free }) => free), ...timed];
  const cuts = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return cuts.slice(1).flatMap((end, index) => {
    const part = { start: cuts[index]!, end };
    return timed.some((interval) => overlaps(interval, part)) ? [] : [part];
  });
}
