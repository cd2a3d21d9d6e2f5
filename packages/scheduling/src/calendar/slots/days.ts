// The days that a range of moments can be in, whatever the zone.
import { type Day, daysBetween } from "../../ground/intervals/days.ts";
import { dayMs, minuteMs } from "./offsets.ts";
import type { Moments, SlotQuestion } from "./question.ts";

/** A day by its date, and its midnight as a wall time. */
export interface CalendarDay extends Day {
  midnight: number;
}

/**
 * The first and the last date that clocks anywhere show in a range: these days are to be known of
 * resources, and near a change of zone those of the whole turn.
 */
export function datesAround({ from, until }: Moments): { firstDay: string; lastDay: string } {
  return { firstDay: dateOf(from - dayMs), lastDay: dateOf(until - 1 + dayMs) };
}

/** The date of a wall time. */
export function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

export function daysAround(range: Moments): CalendarDay[] {
  if (range.from >= range.until) return [];
  const { firstDay, lastDay } = datesAround(range);
  return daysBetween(firstDay, lastDay).map((day) => ({ ...day, midnight: Date.parse(day.date) }));
}

/** What notice and horizon leave of a range; of the last days each resource has a say. */
export function reachable({ range, terms, now }: Omit<SlotQuestion, "parts" | "resources">) {
  // The last day itself and the time that clocks may be behind.
  const days = terms.horizon + 3;
  return {
    from: Math.max(range.from, now + terms.minimumNotice * minuteMs),
    until: Math.min(range.until, now + days * dayMs),
  } satisfies Moments;
}
