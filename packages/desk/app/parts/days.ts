/*
 * Days are text, `2026-12-31`, and times of day minutes from midnight: what a clock on the wall
 * says, in whatever zone.
 */
import { offsetAt, zoneHere } from "../data/clock.ts";

const dayMs = 86_400_000;

/** For `Intl`, with the zone UTC. */
export function momentOf(day: string, minutes = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
}

/** The day so many days after another. */
export function dayAfter(day: string, count: number): string {
  return textOf(new Date(momentOf(day).getTime() + count * dayMs));
}

/** How many days one lies after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / dayMs);
}

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = momentOf(text);
  return !Number.isNaN(moment.getTime()) && textOf(moment) === text;
}

const textOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** What a clock in a zone shows. */
export interface WallTime {
  date: string;
  minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time in a zone, by IANA; in that of the place when none is given. */
export function wallTimeOf(moment: Date, zone?: string): WallTime {
  const offset = zone === undefined || zone === zoneHere() ? offsetAt(moment) : undefined;
  if (offset !== undefined) {
    const wall = new Date(moment.getTime() + offset * 60_000);
    return { date: textOf(wall), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
  }
  const clock = clockIn(zone);
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map((part) => [part.type, part.value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** The day of a moment, likewise. */
export function dayOf(moment: Date, zone?: string): string {
  return wallTimeOf(moment, zone).date;
}

/** Whether the browser has data of a zone. */
export function knowsZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

function clockIn(zone = "own"): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-CA", {
    ...(zone !== "own" && { timeZone: knowsZone(zone) ? zone : "UTC" }),
    ...{ year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  });
  clocks.set(zone, clock);
  return clock;
}

/** When clocks in a zone show a time, the first time; undefined where they skip it. */
export function momentAtWall(
  zone: string | undefined,
  { date, minutes }: WallTime,
): Date | undefined {
  const wall = momentOf(date, minutes).getTime();
  const aheadOf = (at: number) => {
    const shown = wallTimeOf(new Date(at), zone);
    return momentOf(shown.date, shown.minutes).getTime() - at;
  };
  // Clocks are never further from each other than a day.
  const offsets = [aheadOf(wall - dayMs), aheadOf(wall + dayMs)];
  const found = offsets.map((ahead) => wall - ahead).filter((at) => at + aheadOf(at) === wall);
  return found.length === 0 ? undefined : new Date(Math.min(...found));
}

/** The first day of the week in a language, from 1 for Monday to 7 for Sunday. */
export function firstWeekDay(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The first day of the week of a date. */
export function weekStartOf(date: string, firstDay: number): string {
  return dayAfter(date, -((momentOf(date).getUTCDay() - firstDay + 7) % 7));
}
