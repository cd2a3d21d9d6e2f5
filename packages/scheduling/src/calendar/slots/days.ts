import { type Day, daysBetween } from "../../core/intervals/days.ts";
import { dayMs, minuteMs } from "./offsets.ts";
import type { Moments, SlotQuestion } from "./question.ts";

export interface CalendarDay extends Day {
  midnight: number;
}

/**
 * Dates in any zone. Callers load these days of each resource, and near a zone change all days of
 * the transition.
 */
export function datesAround({ from, until }: Moments): { firstDay: string; lastDay: string } {
  return { firstDay: dateOf(from - dayMs), lastDay: dateOf(until - 1 + dayMs) };
}

export function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

export function daysAround(range: Moments): CalendarDay[] {
  if (range.from >= range.until) return [];
  const { firstDay, lastDay } = datesAround(range);
  return daysBetween(firstDay, lastDay).map((day) => ({ ...day, midnight: Date.parse(day.date) }));
}

export function reachable({ range, terms, now }: Omit<SlotQuestion, "parts" | "resources">) {
  // The last day itself, and the zones behind UTC.
  const days = terms.horizon + 3;
  return {
    from: Math.max(range.from, now + terms.minimumNotice * minuteMs),
    until: Math.min(range.until, now + days * dayMs),
  } satisfies Moments;
}
