import type {
  IcsDateObject,
  IcsEvent,
  IcsRecurrenceRule,
  IcsTimezone,
  IcsTimezoneProp,
} from "ts-ics";
import { momentIn, type WallTime } from "./intervals/local-time.ts";
import { memoize } from "./memoize.ts";

const mostBytes = 75;

/**
 * Folds at 75 bytes; a continuation begins with a space and cuts no character (RFC 5545, section
 * 3.1).
 */
export function fold(text: string): string {
  return text.split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= mostBytes) return line;
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > mostBytes) {
      parts.push(part);
      part = "";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

export function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, "");
}

export function escaped(text: string): string {
  return plain(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

// VTIMEZONE rules. Outlook reads only one STANDARD and one DAYLIGHT with a yearly RRULE each, or a
// single STANDARD.

const weekDays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
// Twelve years tell "the last Sunday" from "the fourth Sunday".
const provingYears = 12;

/** Null without a yearly rule in these days: write times in UTC. */
export function timezoneOf(zone: string, firstDay: string, lastDay: string): IcsTimezone | null {
  const start = Temporal.PlainDate.from(firstDay).subtract({ days: 1 }).toZonedDateTime(zone);
  const end = Temporal.PlainDate.from(lastDay).add({ days: 2 }).toZonedDateTime(zone);
  // The rule valid in January began a year earlier.
  const pair = yearlyPair(zone, String(start.year - 1), String(end.year));
  if (pair !== null) return { id: zone, props: pair };
  const next = start.getTimeZoneTransition("next");
  if (next !== null && Temporal.ZonedDateTime.compare(next, end) <= 0) return null;
  return { id: zone, props: [unchanged(start)] };
}

export function inUtc<Times extends Pick<IcsEvent, "start" | "end">>(event: Times): Times {
  const end = event.end == null ? {} : { end: withoutZone(event.end) };
  return { ...event, start: withoutZone(event.start), ...end };
}

function withoutZone({ local, ...time }: IcsDateObject): IcsDateObject {
  return time;
}

const yearlyPair = memoize((zone: string, first: string, last: string) => {
  const years = Math.max(Number(last) - Number(first), provingYears);
  const changes = Array.from({ length: years + 1 }, (_, n) => changesIn(zone, Number(first) + n));
  if (changes.some(({ length }) => length !== 2)) return null;
  const pair = [0, 1].map((nth) => yearlyProp(changes.map((year) => year[nth]!)));
  const [one, other] = pair;
  if (!one || !other || one.type === other.type) return null;
  // Some readers use the first rule for times before all changes.
  return one.type === "STANDARD" ? [one, other] : [other, one];
});

interface Change {
  wall: Temporal.PlainDateTime;
  from: number;
  to: number;
}

function changesIn(zone: string, year: number): Change[] {
  const changes: Change[] = [];
  const before = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone);
  let next = before.subtract({ nanoseconds: 1 }).getTimeZoneTransition("next");
  while (next !== null && next.year === year) {
    const { offsetNanoseconds: from } = next.subtract({ nanoseconds: 1 });
    const to = next.offsetNanoseconds;
    const wall = next.toPlainDateTime().add({ nanoseconds: from - to });
    changes.push({ wall, from, to });
    next = next.getTimeZoneTransition("next");
  }
  return changes;
}

function yearlyProp(changes: Change[]): IcsTimezoneProp | null {
  const { wall, from, to } = changes[0]!;
  const isAlike = (other: Change): boolean =>
    other.from === from &&
    other.to === to &&
    other.wall.month === wall.month &&
    other.wall.dayOfWeek === wall.dayOfWeek &&
    other.wall.toPlainTime().equals(wall.toPlainTime());
  const week = ({ day }: Temporal.PlainDateTime): number => Math.ceil(day / 7);
  const isLast = ({ day, daysInMonth }: Temporal.PlainDateTime): boolean => day + 7 > daysInMonth;
  if (!changes.every(isAlike)) return null;
  const isSameWeek = changes.every((other) => week(other.wall) === week(wall));
  if (!isSameWeek && !changes.every((other) => isLast(other.wall))) return null;
  const occurrence = isSameWeek ? week(wall) : -1;
  const recurrenceRule: IcsRecurrenceRule = {
    frequency: "YEARLY",
    byMonth: [wall.month - 1],
    byDay: [{ day: weekDays[wall.dayOfWeek - 1]!, occurrence }],
  };
  const start = startOf(wall.toZonedDateTime("UTC").epochMilliseconds, to);
  const offsets = { offsetFrom: offsetOf(from), offsetTo: offsetOf(to) };
  return { type: to > from ? "DAYLIGHT" : "STANDARD", start, ...offsets, recurrenceRule };
}

function unchanged({ offsetNanoseconds: offset }: Temporal.ZonedDateTime): IcsTimezoneProp {
  const text = offsetOf(offset);
  return { type: "STANDARD", start: startOf(0, offset), offsetFrom: text, offsetTo: text };
}

/** The library adds the new offset, but the value must be local time of the old one. */
function startOf(wallMs: number, newOffset: number): Date {
  return new Date(wallMs - newOffset / 1e6);
}

function offsetOf(nanoseconds: number): string {
  const minutes = Math.abs(Math.round(nanoseconds / 60e9));
  const digits = (value: number): string => String(value).padStart(2, "0");
  const sign = nanoseconds < 0 ? "-" : "+";
  return `${sign}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

/** A repeated or skipped time becomes UTC: calendar readers disagree on it. */
export function wallTime(zone: string, { date: day, minute }: WallTime): IcsDateObject {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute });
  const moment = momentIn(zone, { date: day, minute });
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (!later.equals(earlier)) return { date: moment };
  const date = new Date(`${wall.toString({ smallestUnit: "second" })}Z`);
  return { date: moment, local: { date, timezone: zone, tzoffset: "+0000" } };
}
