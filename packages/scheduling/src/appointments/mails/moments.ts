import { memoize } from "../../core/memoize.ts";

export interface Reader {
  /** BCP 47. */
  tag: string;
  /** IANA. */
  timezone: string;
}

const dated = { weekday: "long", day: "numeric", month: "long" } as const;
const timed = { hour: "numeric", minute: "2-digit" } as const;
const ways = {
  day: dated,
  clock: timed,
  both: { ...dated, ...timed },
  whole: { ...dated, ...timed, year: "numeric" },
  zone: { timeZoneName: "long" },
} as const;

const formatFor = memoize(
  (tag: string, timeZone: string, route: keyof typeof ways) =>
    new Intl.DateTimeFormat(tag, { ...ways[route], timeZone }),
);

const written = ({ tag, timezone }: Reader, route: keyof typeof ways): Intl.DateTimeFormat =>
  formatFor(tag, timezone, route);

export function dayFor(reader: Reader, at: Date): string {
  return written(reader, "day").format(at);
}

export function clockFor(reader: Reader, at: Date): string {
  return written(reader, "clock").format(at);
}

/** `tirsdag 1. december kl. 10.00` */
export function dayAndClockFor(reader: Reader, at: Date): string {
  return written(reader, "both").format(at);
}

/** `tirsdag den 1. december 2026 10.00–10.45 (centraleuropæisk normaltid)` */
export function whenFor(reader: Reader, from: Date, to: Date): string {
  const span = spanFor(reader, from, to);
  const parts = written(reader, "zone").formatToParts(from);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? reader.timezone;
  return `${span} (${zone})`;
}

/** An end at midnight belongs to the day before. */
function spanFor(reader: Reader, from: Date, to: Date): string {
  const [start, end] = [from, to].map((at) =>
    at.toTemporalInstant().toZonedDateTimeISO(reader.timezone).toPlainDateTime(),
  ) as [Temporal.PlainDateTime, Temporal.PlainDateTime];
  const midnight = start.toPlainDate().add({ days: 1 }).toPlainDateTime();
  if (!end.equals(midnight)) return written(reader, "whole").formatRange(from, to);
  const wall = { ...reader, timezone: "UTC" };
  const [eleven, noon] = [11, 12].map((hour) => onWall(start.with({ hour, minute: 0 })));
  const view = { startRange: timeOf(wall, start), endRange: endOf(wall, end) };
  return written(wall, "whole")
    .formatRangeToParts(eleven!, noon!)
    .map(({ source, type, value }) => (source === "shared" ? value : (view[source][type] ?? value)))
    .join("");
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const timeParts = new Set(["hour", "minute", "dayPeriod"]);

function timeOf(wall: Reader, at: Temporal.PlainDateTime): Parts {
  const parts = written(wall, "whole").formatToParts(onWall(at));
  const times = parts.filter(({ type }) => timeParts.has(type));
  return Object.fromEntries(times.map(({ type, value }) => [type, value]));
}

/** 24:00 in 24-hour languages. */
function endOf(wall: Reader, midnight: Temporal.PlainDateTime): Parts {
  const { hourCycle } = written(wall, "whole").resolvedOptions();
  return { ...timeOf(wall, midnight), ...(hourCycle === "h23" && { hour: "24" }) };
}

const onWall = (at: Temporal.PlainDateTime): Date =>
  new Date(at.toZonedDateTime("UTC").epochMilliseconds);

export function isSameClock(at: Date, one: string, other: string): boolean {
  const instant = at.toTemporalInstant();
  const offsetIn = (zone: string) => instant.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offsetIn(one) === offsetIn(other);
}
