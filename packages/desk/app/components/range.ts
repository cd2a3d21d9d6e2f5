// Both ends included; days are in the resource's zone.
import { dayAfter, daysBetween, isDay, momentOf, weekStartOf } from "./days.ts";

export interface Days {
  from: string;
  to: string;
}

const textOf = (date: Date) => date.toISOString().slice(0, 10);

export function lengthOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

export const spans = ["week", "month", "last-month", "quarter", "year"] as const;
export type Span = (typeof spans)[number];

/** `firstDay`: 1 is Monday. */
export function daysOf(span: Span, today: string, firstDay = 1): Days {
  const date = momentOf(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const months = (first: number, count: number): Days => ({
    from: textOf(new Date(Date.UTC(year, first, 1))),
    to: textOf(new Date(Date.UTC(year, first + count, 0))),
  });
  if (span === "week") {
    const first = weekStartOf(today, firstDay);
    return { from: first, to: dayAfter(first, 6) };
  }
  if (span === "month") return months(month, 1);
  if (span === "last-month") return months(month - 1, 1);
  if (span === "quarter") return months(month - (month % 3), 3);
  return months(0, 12);
}

const isFirst = (day: string) => day.endsWith("-01");
const isLast = (day: string) => isFirst(dayAfter(day, 1));

/** The range before, of as many whole months or days. */
export function daysBefore(days: Days): Days {
  const { from, to } = days;
  if (!isFirst(from) || !isLast(to)) {
    return { from: dayAfter(from, -lengthOf(days)), to: dayAfter(from, -1) };
  }
  const [start, end] = [momentOf(from), momentOf(to)];
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const count = years * 12 + end.getUTCMonth() - start.getUTCMonth() + 1;
  const before = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - count, 1));
  return { from: textOf(before), to: dayAfter(from, -1) };
}

export const mostDays = 366;

export type DaysFault = "endsEarly" | "daysAtMost";

export function faultOfDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  most?: number,
): DaysFault | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (to < from) return "endsEarly";
  return most !== undefined && lengthOf({ from, to }) > most ? "daysAtMost" : undefined;
}

export interface Range extends Days {
  span: Span | undefined;
  fault?: DaysFault;
}

export function rangeIn(
  request: Readonly<Record<string, string>>,
  today: string,
  firstDay = 1,
): Range {
  const { from = "", to = "", span = "month" } = request;
  if (isDay(from) && isDay(to)) {
    const fault = faultOfDays({ from, to }, mostDays);
    return { from, to, span: undefined, ...(fault && { fault }) };
  }
  const match = spans.find((one) => one === span) ?? "month";
  return { ...daysOf(match, today, firstDay), span: match };
}
