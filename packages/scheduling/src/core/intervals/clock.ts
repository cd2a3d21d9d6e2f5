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
