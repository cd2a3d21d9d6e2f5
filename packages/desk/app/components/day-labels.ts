import { offsetAt, zoneHere } from "../api/clock.ts";
import { dayOf, daysBetween, momentOf, type WallTime, wallTimeOf } from "./days.ts";

export interface Reader {
  locale: string;
  now: Date;
}

/** “today”, “tomorrow” or “Tue 3 March”; another year has its number. */
export function dayText(day: string, { locale, now }: Reader): string {
  const away = daysBetween(dayOf(now), day);
  if (Math.abs(away) <= 1) {
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(away, "day");
  }
  const isOther = day.slice(0, 4) !== dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "long",
    ...(isOther && { year: "numeric" }),
  }).format(momentOf(day));
}

/** “2 minutes ago” */
export function agoText(moment: Date, { locale, now }: Reader): string {
  const minutes = Math.max(1, Math.round((now.getTime() - moment.getTime()) / 60_000));
  const format = new Intl.RelativeTimeFormat(locale);
  return minutes < 60
    ? format.format(-minutes, "minute")
    : format.format(-Math.round(minutes / 60), "hour");
}

/** “Tuesday, 3 March” */
export function longDayText(day: string, locale: string): string {
  const format = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(locale, format).format(momentOf(day));
}

/** Wall times have no zone, so `Intl` gets UTC. */
export function instantWriter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (at: Date | string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (at) => {
    const { date, minutes } = wallTimeOf(new Date(at));
    return format.format(momentOf(date, minutes));
  };
}

/** “today 14:30”, “Tue 3 March, 08:05” */
export function momentText(moment: Date, reader: Reader): string {
  return wallText(wallTimeOf(moment), reader);
}

export function wallText({ date, minutes }: WallTime, reader: Reader): string {
  const { locale, now } = reader;
  const clock = { timeZone: "UTC", hour: "2-digit", minute: "2-digit" } as const;
  const time = new Intl.DateTimeFormat(locale, clock).format(momentOf(date, minutes));
  const isNear = Math.abs(daysBetween(dayOf(now), date)) <= 1;
  return `${dayText(date, reader)}${isNear ? "" : ","} ${time}`;
}

/** `GMT+9` for `+09:00`. */
export function offsetText(offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  if (hours === undefined || minutes === undefined) return "GMT";
  const rest = minutes === "00" ? "" : `:${minutes}`;
  return Number(hours) === 0 && rest === "" ? "GMT" : `GMT${sign}${Number(hours)}${rest}`;
}

export function exactText(moment: Date, locale: string): string {
  const at = new Date(moment.getTime() + (offsetAt(moment) ?? 0) * 60_000);
  const isHere = zoneHere() !== undefined;
  const written = new Intl.DateTimeFormat(locale, {
    ...(isHere && { timeZone: "UTC" }),
    dateStyle: "full",
    timeStyle: isHere ? "medium" : "long",
  }).format(at);
  return isHere ? `${written} ${zoneHere()}` : written;
}

/** 540 is 09:00; 1440 is 24:00 or 12:00 AM. */
export function clockText(
  minutes: number,
  locale: string,
  hour: "2-digit" | "numeric" = "2-digit",
) {
  const options = { timeZone: "UTC", hour, minute: "2-digit" } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  if (minutes === 1440 && !isTwelveHours(format)) {
    return new Intl.DateTimeFormat(locale, { ...options, hourCycle: "h24" }).format(0);
  }
  return format.format(new Date(minutes * 60_000));
}

const isTwelveHours = (format: Intl.DateTimeFormat) =>
  format.formatToParts(0).some(({ type }) => type === "dayPeriod");

/** “09:00–10:30”, “9:00 AM – 12:00 AM” */
export function rangeText(start: number, end: number, locale: string): string {
  const hours = new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric" });
  const hour = isTwelveHours(hours) ? "numeric" : "2-digit";
  const [from, to] = [start, end].map((each) => clockText(each, locale, hour));
  const dash = /\s/.test(`${from}${to}`) ? " – " : "–";
  return `${from}${dash}${to}`;
}
