/** Half-open minutes of a day; 1440 is the next midnight. */
export interface Interval {
  start: number;
  end: number;
}

export const minutesOfDay = 1440;

export function union(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const result: Interval[] = [];
  for (const { start, end } of sorted) {
    const last = result.at(-1);
    if (last === undefined || last.end < start) result.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return result;
}

export function subtract(from: readonly Interval[], what: readonly Interval[]): Interval[] {
  const gone = union(what);
  return union(from).flatMap(({ start, end }) => {
    const left: Interval[] = [];
    let at = start;
    for (const hole of gone) {
      if (hole.end <= at || hole.start >= end) continue;
      if (hole.start > at) left.push({ start: at, end: hole.start });
      at = hole.end;
    }
    if (at < end) left.push({ start: at, end });
    return left;
  });
}

export function total(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}

export function contains(intervals: readonly Interval[], { start, end }: Interval): boolean {
  return union(intervals).some((each) => each.start <= start && end <= each.end);
}

export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** Minute 1440 is midnight at its end. */
export interface WallTime {
  date: string;
  minute: number;
}

export interface Span {
  firstDay: string;
  startTime: number;
  lastDay: string;
  endTime: number;
}

type Wall = Temporal.PlainDateTime;

function wallOf({ date, minute }: WallTime): Wall {
  return Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minute });
}

/** A repeated time gives the earlier moment, a skipped time the moment after the gap. */
export function momentIn(zone: string, at: WallTime): Date {
  return new Date(wallOf(at).toZonedDateTime(zone).epochMilliseconds);
}

function reached(zone: string, wall: Wall): Temporal.ZonedDateTime {
  const at = wall.toZonedDateTime(zone);
  if (at.toPlainDateTime().equals(wall)) return at;
  const before = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  return before.getTimeZoneTransition("next") ?? at;
}

export function minutesUntil(zone: string, at: WallTime): number {
  return reached(zone, wallOf(at)).epochMilliseconds / 60_000;
}

export function isInGap(zone: string, at: WallTime): boolean {
  const wall = wallOf(at);
  return !wall.toZonedDateTime(zone).toPlainDateTime().equals(wall);
}

/**
 * In another zone, with all repeated times. A span inside a gap of `from` ends at its start.
 */
export function projectSpan(span: Span, from: string, to: string): Span {
  if (from === to) return span;
  const start = wallOf({ date: span.firstDay, minute: span.startTime });
  const end = wallOf({ date: span.lastDay, minute: span.endTime });
  const first = reached(from, start).withTimeZone(to);
  const last = reached(from, end).withTimeZone(to);
  if (Temporal.ZonedDateTime.compare(last, first) <= 0) return emptySpanAt(first);
  const walls = [first.toPlainDateTime(), endOf(last), ...turns(first, last)].sort(
    Temporal.PlainDateTime.compare,
  );
  return spanOf(walls[0]!, walls.at(-1)!);
}

function emptySpanAt(at: Temporal.ZonedDateTime): Span {
  const day = at.toPlainDate().toString();
  const minute = Math.floor(minuteOf(at.toPlainDateTime()));
  return { firstDay: day, startTime: minute, lastDay: day, endTime: minute };
}

function turns(first: Temporal.ZonedDateTime, last: Temporal.ZonedDateTime): Wall[] {
  const near = [first.getTimeZoneTransition("next"), last.getTimeZoneTransition("previous")];
  return near.flatMap((round) => {
    if (round === null) return [];
    const isInside =
      Temporal.ZonedDateTime.compare(first, round) < 0 &&
      Temporal.ZonedDateTime.compare(round, last) < 0;
    if (!isInside) return [];
    return [endOf(round), round.toPlainDateTime()];
  });
}

function endOf(at: Temporal.ZonedDateTime): Wall {
  return at.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
}

function spanOf(start: Wall, end: Wall): Span {
  const endTime = Math.ceil(minuteOf(end));
  // Midnight belongs to the day before.
  const isMidnight = endTime === 0;
  const lastDay = isMidnight ? end.toPlainDate().subtract({ days: 1 }) : end.toPlainDate();
  return {
    firstDay: start.toPlainDate().toString(),
    startTime: Math.floor(minuteOf(start)),
    lastDay: lastDay.toString(),
    endTime: isMidnight ? minutesOfDay : endTime,
  };
}

const minuteOf = ({ hour, minute, second }: Wall): number => hour * 60 + minute + second / 60;

// Days are dates without a zone (YYYY-MM-DD), free of clock changes.

/** 0 is Sunday. */
export interface Day {
  date: string;
  weekDay: number;
}

/** Inclusive. */
export function daysBetween(first: string, last: string): Day[] {
  const days: Day[] = [];
  const end = Temporal.PlainDate.from(last);
  let day = Temporal.PlainDate.from(first);
  let weekDay = day.dayOfWeek % 7;
  while (Temporal.PlainDate.compare(day, end) <= 0) {
    days.push({ date: day.toString(), weekDay });
    day = day.add({ days: 1 });
    weekDay = (weekDay + 1) % 7;
  }
  return days;
}

export function dayOf(date: string): Day {
  return { date, weekDay: Temporal.PlainDate.from(date).dayOfWeek % 7 };
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Inclusive. */
export function countDays(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1;
}

export function todayIn(zone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/* A resource has its zone from a date on. Near that date one moment may be in two days. */

export interface Zones {
  timezone: string;
  former_zones: readonly FormerZone[];
}

export interface FormerZone {
  until: string;
  timezone: string;
}

export function zoneOn({ timezone, former_zones: former }: Zones, date: string): string {
  return former.find(({ until }) => date < until)?.timezone ?? timezone;
}

export function rezoned(zones: Zones, { date, timezone }: { date: string; timezone: string }) {
  const kept = zones.former_zones.filter(({ until }) => until < date);
  const before = zoneOn(zones, addDays(date, -1));
  if (before !== timezone)
    return { timezone, former_zones: [...kept, { until: date, timezone: before }] };
  return { timezone, former_zones: kept };
}

// Local times of two zones differ by at most 26 hours: days three apart share no moment.
const reachDays = 2;

export interface Range {
  firstDay: string;
  lastDay: string;
}

export function turnsOf({ former_zones: former }: Pick<Zones, "former_zones">): Range[] {
  const turns: Range[] = [];
  for (const { until } of former) {
    const firstDay = addDays(until, -reachDays);
    const lastDay = addDays(until, reachDays);
    const last = turns.at(-1);
    if (last !== undefined && firstDay <= last.lastDay) last.lastDay = lastDay;
    else turns.push({ firstDay, lastDay });
  }
  return turns;
}

export const isWithin = ({ firstDay, lastDay }: Range, date: string): boolean =>
  firstDay <= date && date <= lastDay;

/** Null is open. */
export interface Tenure {
  timezone: string;
  from: string | null;
  until: string | null;
}

export function tenuresOf({ timezone, former_zones: former }: Zones): Tenure[] {
  const ends = [...former, { timezone, until: null }];
  return ends.map((each, index) => ({ ...each, from: ends[index - 1]?.until ?? null }));
}
