/* Days are text, `2026-12-31`; times are minutes from midnight. Both are wall clock values
   without a zone. */
import { type Offsets, offsetAt } from "../api/clock.ts";

const dayMs = 86_400_000;

export function momentOf(day: string, minutes = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
}

export function dayAfter(day: string, count: number): string {
  return textOf(new Date(momentOf(day).getTime() + count * dayMs));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / dayMs);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = momentOf(text);
  return !Number.isNaN(moment.getTime()) && textOf(moment) === text;
}

const textOf = (moment: Date) => moment.toISOString().slice(0, 10);

export interface WallTime {
  date: string;
  minutes: number;
}

/** Times in the workspace's zone, without offsets. */
export function wallTimeOf(moment: Date, offsets?: Offsets): WallTime {
  // The browser's zone, outside a workspace.
  const offset = offsetAt(moment, offsets) ?? -moment.getTimezoneOffset();
  const wall = new Date(moment.getTime() + offset * 60_000);
  return { date: textOf(wall), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

export function dayOf(moment: Date): string {
  return wallTimeOf(moment).date;
}

/** Undefined if the clock skips the time. */
export function momentAtWall({ date, minutes }: WallTime, offsets?: Offsets): Date | undefined {
  const wall = momentOf(date, minutes).getTime();
  const aheadOf = (at: number) => {
    const wallTime = wallTimeOf(new Date(at), offsets);
    return momentOf(wallTime.date, wallTime.minutes).getTime() - at;
  };
  // No two zones differ by more than a day.
  const around = [aheadOf(wall - dayMs), aheadOf(wall + dayMs)];
  const matches = around.map((ahead) => wall - ahead).filter((at) => at + aheadOf(at) === wall);
  return matches.length === 0 ? undefined : new Date(Math.min(...matches));
}

/** 1 is Monday. */
export function firstWeekDay(locale: string): number {
  const existing = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (existing.getWeekInfo?.() ?? existing.weekInfo)?.firstDay ?? 1;
}

export function weekStartOf(date: string, firstDay: number): string {
  return dayAfter(date, -((momentOf(date).getUTCDay() - firstDay + 7) % 7));
}
