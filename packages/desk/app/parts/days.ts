/*
 * Days are text, `2026-12-31`, and times of day minutes from midnight: what a clock on the wall
 * says, in whatever zone.
 */
import { type Offsets, offsetAt } from "../data/clock.ts";

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

/** What a clock shows. */
export interface WallTime {
  date: string;
  minutes: number;
}

/** What the clocks of the place show at a moment, or others whose offsets are given. */
export function wallTimeOf(moment: Date, offsets?: Offsets): WallTime {
  // Where no place is shown, the clock of the browser counts.
  const offset = offsetAt(moment, offsets) ?? -moment.getTimezoneOffset();
  const wall = new Date(moment.getTime() + offset * 60_000);
  return { date: textOf(wall), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/** The day of a moment by the clock of the place. */
export function dayOf(moment: Date): string {
  return wallTimeOf(moment).date;
}

/** When clocks show a time, the first time; undefined where they skip it. */
export function momentAtWall({ date, minutes }: WallTime, offsets?: Offsets): Date | undefined {
  const wall = momentOf(date, minutes).getTime();
  const aheadOf = (at: number) => {
    const shown = wallTimeOf(new Date(at), offsets);
    return momentOf(shown.date, shown.minutes).getTime() - at;
  };
  // Clocks are never further from each other than a day.
  const around = [aheadOf(wall - dayMs), aheadOf(wall + dayMs)];
  const found = around.map((ahead) => wall - ahead).filter((at) => at + aheadOf(at) === wall);
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
