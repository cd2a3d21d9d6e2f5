/* The only place that calculates availability; pure. */
import type { Span } from "./clock.ts";
import type { Day } from "./days.ts";
import { type Interval, minutesOfDay, subtract, total, union } from "./intervals.ts";

/** 0 is Sunday. Dates are inclusive; null is open. */
export interface WeeklyPeriod {
  weekDay: number;
  startTime: number;
  endTime: number;
  validFrom: string | null;
  validUntil: string | null;
}

export interface CustomPeriod {
  firstDay: string;
  lastDay: string;
  startTime: number;
  endTime: number;
}

export interface OpenTimes {
  weekly: readonly WeeklyPeriod[];
  custom: readonly CustomPeriod[];
  timeOff: readonly Span[];
}

export interface OpenDay extends Day {
  /** A day without any takes no bookings. */
  open: Interval[];
  free: Interval[];
  /** Minutes. */
  available: number;
}

export function openDay({ weekly, custom, timeOff }: OpenTimes, day: Day): OpenDay {
  const { date, weekDay } = day;
  const open = union([
    ...weekly.filter((period) => period.weekDay === weekDay && isValid(period, date)).map(hours),
    ...custom.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay).map(hours),
  ]);
  const off = timeOff.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
  const free =
    off.length === 0
      ? open
      : subtract(
          open,
          off.map((span) => minutesOn(span, date)),
        );
  return { date, weekDay, open, free, available: total(free) };
}

function isValid({ validFrom, validUntil }: WeeklyPeriod, date: string): boolean {
  return (validFrom === null || validFrom <= date) && (validUntil === null || date <= validUntil);
}

function hours({ startTime, endTime }: { startTime: number; endTime: number }): Interval {
  return { start: startTime, end: endTime };
}

function minutesOn({ firstDay, startTime, lastDay, endTime }: Span, date: string): Interval {
  return {
    start: date === firstDay ? startTime : 0,
    end: date === lastDay ? endTime : minutesOfDay,
  };
}
