/*
 * What can be booked on a day: the ordinary week together with custom periods, less time off.
 * Availability is calculated here and nowhere else; it is given what it needs to know.
 */
import type { Span } from "./clock.ts";
import type { Day } from "./days.ts";
import { type Interval, minutesOfDay, subtract, total, union } from "./intervals.ts";

/** Minutes of a week day (0 is Sunday), from one date to another with both; null is open. */
export interface WeeklyPeriod {
  weekDay: number;
  startTime: number;
  endTime: number;
  validFrom: string | null;
  validUntil: string | null;
}

/** Minutes of each date from the first to the last, beside the ordinary week. */
export interface CustomPeriod {
  firstDay: string;
  lastDay: string;
  startTime: number;
  endTime: number;
}

/** What decides over the days of one resource; time off is in the resource's own zone. */
export interface Openings {
  weekly: readonly WeeklyPeriod[];
  custom: readonly CustomPeriod[];
  timeOff: readonly Span[];
}

export interface OpenDay extends Day {
  /** What the periods open; a day without is no day for bookings. */
  open: Interval[];
  /** The same less time off. */
  free: Interval[];
  /** Minutes that are free. */
  available: number;
}

/** What can be booked on a day. */
export function openDay({ weekly, custom, timeOff }: Openings, day: Day): OpenDay {
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

/** The minutes that a span takes of a date it touches. */
function minutesOn({ firstDay, startTime, lastDay, endTime }: Span, date: string): Interval {
  return {
    start: date === firstDay ? startTime : 0,
    end: date === lastDay ? endTime : minutesOfDay,
  };
}
