// Days, moments and times of day as people say them: today 14:30, Tue 3 March.
import { dayOf, daysBetween, momentOf } from "./days.ts";

export interface Reader {
  locale: string;
  now: Date;
  /** The reader's own, unless something is said in another: an IANA name. */
  zone?: string | undefined;
}

/** “today”, “tomorrow”, “Tue 3 March”, with the year where it is another. */
export function dayText(day: string, { locale, now, zone }: Reader): string {
  const away = daysBetween(dayOf(now, zone), day);
  if (Math.abs(away) <= 1) {
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(away, "day");
  }
  const isOther = day.slice(0, 4) !== dayOf(now, zone).slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "long",
    ...(isOther && { year: "numeric" }),
  }).format(momentOf(day));
}

/** “Tuesday, 3 March”: a day as a heading. */
export function longDayText(day: string, locale: string): string {
  const format = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(locale, format).format(momentOf(day));
}

/** “today 14:30”, “Tue 3 March, 08:05”; the zone is said where it is not the reader's. */
export function momentText(moment: Date, reader: Reader): string {
  const { locale, now, zone } = reader;
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    ...(zone !== undefined && zone !== own && { timeZoneName: "short" }),
  }).format(moment);
  const day = dayOf(moment, zone);
  const isNear = Math.abs(daysBetween(dayOf(now, zone), day)) <= 1;
  return `${dayText(day, reader)}${isNear ? "" : ","} ${time}`;
}

/** Everything that is known of a moment, for whoever wants it exactly. */
export function exactText(moment: Date, { locale, zone }: Omit<Reader, "now">): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    dateStyle: "full",
    timeStyle: "long",
  }).format(moment);
}

/** Minutes from midnight as a time of day: 540 is 09:00; 1440 is 24:00. */
export function clockText(minutes: number, locale: string): string {
  if (minutes === 1440) return "24:00";
  const format = { timeZone: "UTC", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(minutes * 60_000));
}
