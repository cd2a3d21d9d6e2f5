// Where nominal minutes of a day meet real time: clock changes, and spans seen from another zone.
import { minutesOfDay } from "./intervals.ts";

/** A minute of a date; minute 1440 is midnight at its end. */
export interface WallTime {
  date: string;
  minute: number;
}

/** A contiguous time from a minute of a day to a minute of a day. */
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

/** The moment of a wall time in an IANA zone; of two the earlier, in a gap the one after it. */
export function momentIn(zone: string, at: WallTime): Date {
  return new Date(wallOf(at).toZonedDateTime(zone).epochMilliseconds);
}

/** The first moment at which the clocks of an IANA zone show a wall time or a later one. */
function reached(zone: string, wall: Wall): Temporal.ZonedDateTime {
  const at = wall.toZonedDateTime(zone);
  if (at.toPlainDateTime().equals(wall)) return at;
  const before = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  return before.getTimeZoneTransition("next") ?? at;
}

/** Minutes of real time until the clocks of an IANA zone show a wall time or a later one. */
export function minutesUntil(zone: string, at: WallTime): number {
  return reached(zone, wallOf(at)).epochMilliseconds / 60_000;
}

/** Whether a wall time is skipped where the clocks of an IANA zone go forward. */
export function isInGap(zone: string, at: WallTime): boolean {
  const wall = wallOf(at);
  return !wall.toZonedDateTime(zone).toPlainDateTime().equals(wall);
}

/**
 * A span of one zone in the wall time of another. What the other zone's clocks repeat while it
 * lasts counts as a whole, so that no minute of it is left out. A span that the clocks of its own
 * zone skip is empty: it ends where it starts.
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

/** The wall times right before and after the clock changes next to the ends of a span. */
function turns(first: Temporal.ZonedDateTime, last: Temporal.ZonedDateTime): Wall[] {
  const near = [first.getTimeZoneTransition("next"), last.getTimeZoneTransition("previous")];
  return near.flatMap((turn) => {
    if (turn === null) return [];
    const isInside =
      Temporal.ZonedDateTime.compare(first, turn) < 0 &&
      Temporal.ZonedDateTime.compare(turn, last) < 0;
    if (!isInside) return [];
    return [endOf(turn), turn.toPlainDateTime()];
  });
}

/** What clocks show right up to a moment, also where they change at it. */
function endOf(at: Temporal.ZonedDateTime): Wall {
  return at.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
}

function spanOf(start: Wall, end: Wall): Span {
  const endTime = Math.ceil(minuteOf(end));
  // Midnight belongs to the day that it ends.
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
