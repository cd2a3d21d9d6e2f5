// Moments as a customer reads them: in their language, by their clock.
import { keeping } from "../../ground/keeping.ts";

export interface Reader {
  /** BCP 47. */
  tag: string;
  /** An IANA zone. */
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

const formatFor = keeping(
  (tag: string, timeZone: string, way: keyof typeof ways) =>
    new Intl.DateTimeFormat(tag, { ...ways[way], timeZone }),
);

const written = ({ tag, timezone }: Reader, way: keyof typeof ways): Intl.DateTimeFormat =>
  formatFor(tag, timezone, way);

/** `tirsdag 1. december` */
export function dayFor(reader: Reader, at: Date): string {
  return written(reader, "day").format(at);
}

/** `10.00` */
export function clockFor(reader: Reader, at: Date): string {
  return written(reader, "clock").format(at);
}

/** `tirsdag 1. december kl. 10.00` */
export function dayAndClockFor(reader: Reader, at: Date): string {
  return written(reader, "both").format(at);
}

/** `tirsdag den 1. december 2026 10.00–10.45 (centraleuropæisk normaltid)` */
export function whenFor(reader: Reader, from: Date, to: Date): string {
  const span = written(reader, "whole").formatRange(from, to);
  const parts = written(reader, "zone").formatToParts(from);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? reader.timezone;
  return `${span} (${zone})`;
}

/** Whether clocks of two zones show the same at a moment. */
export function isSameClock(at: Date, one: string, other: string): boolean {
  const instant = at.toTemporalInstant();
  const offsetIn = (zone: string) => instant.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offsetIn(one) === offsetIn(other);
}
