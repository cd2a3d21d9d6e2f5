import { dayAfter, daysBetween, momentOf } from "../../components/days.ts";

export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(date, index));
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export function addMonths(date: string, count: number): string {
  const first = momentOf(firstOfMonth(date));
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 10);
}

export function daysOfMonth(date: string): string[] {
  const first = firstOfMonth(date);
  return daysFrom(first, daysBetween(first, addMonths(first, 1)));
}
