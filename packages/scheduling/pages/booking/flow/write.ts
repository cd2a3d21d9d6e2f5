import { decimalOf, exponentOf, writtenIn } from "@frontdesk/server/amounts";
import { fixed } from "@frontdesk/server/front/texts";
import type { OpenOffset } from "../../../src/appointments/pages/shapes.ts";
import { wallAt } from "./clock.ts";
import { isValidZone } from "./zone.ts";

/** Protected from translation. */
export function writeMoney(locale: string, amount: number, currency: string): string {
  const isWhole = amount % 10 ** exponentOf(currency) === 0;
  const digits = isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const format = new Intl.NumberFormat(locale, { ...writtenIn(currency), ...digits });
  return fixed(format.format(decimalOf({ amount, currency }) as Intl.StringNumericLiteral));
}

export function writeMinutes(locale: string, minutes: number): string {
  const written = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(count);
  if (minutes <= 90 && minutes % 60 !== 0) return written(minutes, "minute");
  const rest = minutes % 60;
  const hours = written(Math.floor(minutes / 60), "hour");
  return rest === 0 ? hours : `${hours} ${written(rest, "minute")}`;
}

export interface WriterLocale {
  locale: string;
  clock: readonly OpenOffset[];
}

const day = { weekday: "long", day: "numeric", month: "long" } as const;
const time = { hour: "numeric", minute: "2-digit" } as const;

/** `Tuesday 3 March at 14:30`. */
export function writeMoment({ locale, clock }: WriterLocale, instant: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...day, ...time });
  return withNarrowSpace(format.format(wallAt(clock, instant)));
}

/** Keeps AM or PM on the line of its time. */
const withNarrowSpace = (text: string): string => text.replace(/(?<=:\d\d)\s/gu, "\u00a0");

/** An end at midnight belongs to the day before. */
export function writeSpan(written: WriterLocale, [from, to]: [string, string]): string {
  const [start, end] = [from, to].map((instant) => wallAt(written.clock, instant).getTime());
  const isOneDay = Math.floor((end! - 1) / dayMs) === Math.floor(start! / dayMs);
  const last = isOneDay ? writeEnd(written, to) : writeMoment(written, to);
  return `${writeMoment(written, from)}\u2060\u202f–\u2060\u202f${isOneDay ? "\u2060" : ""}${last}`;
}

export function writeTime({ locale, clock }: WriterLocale, instant: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...time });
  return withNarrowSpace(format.format(wallAt(clock, instant)));
}

/** Midnight is 24:00 in 24-hour locales. */
function writeEnd({ locale, clock }: WriterLocale, instant: string): string {
  const usual = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...time });
  const { hourCycle } = usual.resolvedOptions();
  if (hourCycle !== "h23") return writeTime({ locale, clock }, instant);
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...time, hourCycle: "h24" });
  const wall = wallAt(clock, instant);
  return (wall.getTime() % dayMs === 0 ? format : usual).format(wall);
}

const dayMs = 86_400_000;

export function writeDate(
  locale: string,
  date: string,
  how: Intl.DateTimeFormatOptions = day,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...how });
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function writeDays(locale: string, { from, to }: { from: string; to: string }): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

const mostLetters = 6;

export function writeWeekdays(locale: string, dates: readonly string[]): string[] {
  const written = (weekday: "short" | "narrow") =>
    dates.map((date) => writeDate(locale, date, { weekday }));
  const short = written("short");
  // Latvian names are too long for a phone.
  return short.some(({ length }) => length > mostLetters) ? written("narrow") : short;
}

export function writeMonths(locale: string, [first, last]: [string, string]): string {
  const how = { timeZone: "UTC", month: "long", year: "numeric" } as const;
  const format = new Intl.DateTimeFormat(locale, how);
  if (first.slice(0, 7) === last.slice(0, 7)) return format.format(new Date(first));
  // Greek uses the nominative only together with the year.
  const monthOf = (day: string) =>
    format.formatToParts(new Date(day)).find(({ type }) => type === "month")?.value;
  return `${monthOf(first)} – ${monthOf(last)}`;
}

interface ZoneLocale {
  locale: string;
  timeZone: string;
}

export function writeZone({ locale, timeZone }: ZoneLocale): string {
  const location = locationOf(timeZone);
  // The business's zone may be newer than the browser.
  if (!isValidZone(timeZone)) return location;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts(new Date());
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  // Ukrainian has no generic zone names, only "by the time of".
  if (/^за\s/u.test(name)) return location;
  return name.includes(location) ? name : `${name} (${location})`;
}

export function locationOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

export function writeCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Only the last @ separates name and host. */
export function writeMailto(email: string): string {
  const at = email.lastIndexOf("@");
  const [name, host] = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent);
  return `mailto:${name}@${host}`;
}
