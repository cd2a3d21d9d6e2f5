/* The only place that calculates availability; pure. */
import { zoneOf } from "../dates.ts";
import {
  contains,
  type Day,
  daysBetween,
  type Interval,
  isWithin,
  minutesOfDay,
  minutesUntil,
  overlaps,
  type Range,
  type Span,
  subtract,
  total,
  turnsOf,
  union,
  type Zones,
  zoneOn,
} from "./local-time.ts";

/* Near a zone change one moment may be in two days. A timed claim takes its moments. An untimed
   claim needs enough other free minutes, and can move: a maximum-flow problem. */

/** IANA zone. */
export type ZonedDay = Pick<OpenDay, "date" | "free" | "available"> & { zone: string };

interface ResolvedDay {
  /** Minutes of real time, like all fields below. */
  free: Interval[];
  /** Skipped by the clocks. */
  missing: number;
  minutes: number;
}

interface RealTime {
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
  if (wanting.length === 0) return true;
  const parts = partsOf(wanting, timed);
  const left = parts.map(({ start, end }) => end - start);
  const fits = wanting.map(({ free }) => {
    const isFree = overlapping(free);
    return parts.flatMap((part, index) => (isFree(part) ? [index] : []));
  });
  const inputs = wanting.map(() => new Map<number, number>());

  // Augmenting path: another day may move to other parts.
  function give(day: number, most: number, seen: Set<number>): number {
    for (const part of fits[day]!) {
      if (seen.has(part)) continue;
      seen.add(part);
      const updated = Math.min(most, left[part]!) || reassign(part, most, seen);
      if (updated === 0) continue;
      if (left[part]! >= updated) left[part]! -= updated;
      inputs[day]!.set(part, (inputs[day]!.get(part) ?? 0) + updated);
      return updated;
    }
    return 0;
  }

  function reassign(part: number, most: number, seen: Set<number>): number {
    for (const [other, minutes] of inputs.entries()) {
      const used = minutes.get(part) ?? 0;
      if (used === 0) continue;
      const updated = give(other, Math.min(most, used), seen);
      if (updated === 0) continue;
      minutes.set(part, used - updated);
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

/** `timed` must be disjoint. */
function partsOf(days: readonly ResolvedDay[], timed: readonly Interval[]): Interval[] {
  const all = [...days.flatMap(({ free }) => free), ...timed];
  const cuts = [...new Set(all.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const isTaken = overlapping(timed.toSorted((one, other) => one.start - other.start));
  return cuts
    .slice(1)
    .map((end, index) => ({ start: cuts[index]!, end }))
    .filter((part) => !isTaken(part));
}

/** Both the intervals and the later questions must be disjoint and in order. */
function overlapping(intervals: readonly Interval[]): (part: Interval) => boolean {
  let at = 0;
  return (part) => {
    while (at < intervals.length && intervals[at]!.end <= part.start) at += 1;
    return at < intervals.length && overlaps(intervals[at]!, part);
  };
}

/** 0 is Sunday. Dates are inclusive; null is open. */
export interface WeeklyPeriod {
  weekDay: number;
  startTime: number;
  endTime: number;
  validFrom: string | null;
  validUntil: string | null;
}

export interface CustomPeriod {
  firstDay: string;
  lastDay: string;
  startTime: number;
  endTime: number;
}

export interface OpenTimes {
  weekly: readonly WeeklyPeriod[];
  custom: readonly CustomPeriod[];
  timeOff: readonly Span[];
}

export interface OpenDay extends Day {
  /** A day without any takes no bookings. */
  open: Interval[];
  free: Interval[];
  /** Minutes. */
  available: number;
}

export function openDay({ weekly, custom, timeOff }: OpenTimes, day: Day): OpenDay {
  const { date, weekDay } = day;
  const open = union([
    ...weekly.filter((period) => period.weekDay === weekDay && isValid(period, date)).map(hours),
    ...custom.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay).map(hours),
  ]);
  const off = timeOff.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
  const free =
    off.length === 0
      ? open
      : subtract(
          open,
          off.map((span) => minutesOn(span, date)),
        );
  return { date, weekDay, open, free, available: total(free) };
}

function isValid({ validFrom, validUntil }: WeeklyPeriod, date: string): boolean {
  return (validFrom === null || validFrom <= date) && (validUntil === null || date <= validUntil);
}

function hours({ startTime, endTime }: { startTime: number; endTime: number }): Interval {
  return { start: startTime, end: endTime };
}

export function minutesOn({ firstDay, startTime, lastDay, endTime }: Span, date: string): Interval {
  return {
    start: date === firstDay ? startTime : 0,
    end: date === lastDay ? endTime : minutesOfDay,
  };
}

export const reasons = ["unavailable", "outside_hours", "time_off", "over_capacity"] as const;
type Reason = (typeof reasons)[number];

/** Minutes of a day; null start is any time. */
interface Occupancy {
  duration: number;
  startTime: number | null;
}

export interface HeldOccupancy extends Occupancy {
  bookingId: number;
}

export interface Clash {
  date: string;
  resource_id: number;
  /** Minutes. */
  available: number;
  booked: number;
  booking_ids: number[];
  reason: Reason;
}

export interface TakenTime {
  booked: number;
  timed: readonly HeldOccupancy[];
}

export function refusalOf(
  occupancy: Occupancy,
  day: OpenDay,
  taken: TakenTime,
): Reason | undefined {
  const { open, free, available } = day;
  if (open.length === 0) return "unavailable";
  const needed = taken.booked + occupancy.duration;
  const interval = intervalOf(occupancy);
  if (interval !== undefined && !contains(free, interval)) {
    return contains(open, interval) ? "time_off" : "outside_hours";
  }
  if (needed > available) return needed <= total(open) ? "time_off" : "over_capacity";
  if (interval !== undefined && clashesWith(occupancy, taken.timed).length > 0)
    return "over_capacity";
  return undefined;
}

export function clashesWith(
  occupancy: Occupancy,
  timed: readonly HeldOccupancy[],
): HeldOccupancy[] {
  const interval = intervalOf(occupancy);
  if (interval === undefined) return [];
  return timed.filter((held) => {
    const other = intervalOf(held);
    return other !== undefined && overlaps(interval, other);
  });
}

function intervalOf({ duration, startTime }: Occupancy): Interval | undefined {
  return startTime === null ? undefined : { start: startTime, end: startTime + duration };
}

/**
 * `held` is in order of precedence. `admits` checks a fitting claim against days in other zones.
 */
export function displacedFrom(
  days: ReadonlyMap<string, OpenDay>,
  held: readonly HeldDay[],
  admits: (day: OpenDay, occupancy: Occupancy) => boolean = () => true,
): ConflictingBooking[] {
  const staying = new Map<string, { booked: number; timed: HeldOccupancy[] }>();
  return held.flatMap((heldDay) => {
    const { bookingId, date, duration } = heldDay;
    const day = days.get(date)!;
    const taken = staying.get(date) ?? { booked: 0, timed: [] };
    staying.set(date, taken);
    const reason =
      refusalOf(heldDay, day, taken) ?? (admits(day, heldDay) ? undefined : "over_capacity");
    if (reason !== undefined) return [{ bookingId, date, duration, reason }];
    taken.booked += duration;
    if (heldDay.startTime !== null) taken.timed.push(heldDay);
    return [];
  });
}

export type HeldDay = HeldOccupancy & { date: string };

export interface ConflictingBooking {
  bookingId: number;
  date: string;
  duration: number;
  reason: Reason;
}

export interface TakenDay {
  day: OpenDay;
  reason?: Reason;
}

export interface Around {
  takenOn: (date: string) => TakenTime;
  admits?: (day: OpenDay) => boolean;
}

/** Closed days drop out; if all are closed, each clashes. */
export function expand(
  occupancy: Occupancy & { tentative: boolean },
  days: readonly OpenDay[],
  { takenOn, admits = () => true }: Around,
): TakenDay[] {
  const opened = days.filter(({ open }) => open.length > 0);
  return (opened.length > 0 ? opened : days).map((day) => {
    if (occupancy.tentative) return { day };
    const reason = refusalOf(occupancy, day, takenOn(day.date));
    if (reason !== undefined) return { day, reason };
    return admits(day) ? { day } : { day, reason: "over_capacity" };
  });
}

/* Near a zone change a claim must fit its day, and real time together with nearby days.
   Elsewhere days share no minutes. */

export interface SeenDay {
  day: OpenDay;
  taken: { booked: number; timed: readonly Occupancy[] };
}

type See = (date: string) => SeenDay;
type Admission = (day: OpenDay, occupancy: Occupancy) => boolean;

export function admissionTo(zones: Zones, see?: See): Admission {
  const zoned = zonedBy(zones);
  const timeNear = timesNear(zones, see);
  return (day, occupancy) => timeNear(day.date)?.take(zoned(day), occupancy) ?? true;
}

export function fittingInto(zones: Zones, see: See): Admission {
  const zoned = zonedBy(zones);
  const timeNear = timesNear(zones, see);
  return (day, occupancy) => timeNear(day.date)?.fits(zoned(day), occupancy) ?? true;
}

const zonedBy =
  (zones: Zones) =>
  ({ date, free, available }: OpenDay) => ({
    date,
    free,
    available,
    zone: zoneOf(zoneOn(zones, date)),
  });

function timesNear(zones: Zones, see: See | undefined): (date: string) => RealTime | undefined {
  const times = new Map<Range, RealTime>();
  const turns = turnsOf(zones);
  const zoned = zonedBy(zones);
  return (date) => {
    const match = turns.find((each) => isWithin(each, date));
    if (match === undefined) return undefined;
    const realTime = times.get(match);
    if (realTime !== undefined) return realTime;
    const time = createRealTime();
    times.set(match, time);
    const days = see === undefined ? [] : daysBetween(match.firstDay, match.lastDay);
    for (const { day, taken } of days.map((near) => see!(near.date))) {
      for (const occupancy of claimsOf(taken)) time.add(zoned(day), occupancy);
    }
    return time;
  };
}

function claimsOf({ booked, timed }: SeenDay["taken"]): Occupancy[] {
  const duration = timed.reduce((left, occupancy) => left - occupancy.duration, booked);
  return duration > 0 ? [...timed, { duration, startTime: null }] : [...timed];
}
