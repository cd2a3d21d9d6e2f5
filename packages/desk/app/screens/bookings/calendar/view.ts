/*
 * What of the calendar is shown: which days, in which form. It is in the address, so that it can be
 * sent on, and what the address does not say is the usual.
 */
import type { Asked } from "../../../data/address.ts";
import { dayAfter, daysBetween, isDay, weekStartOf } from "../../../parts/days.ts";
import { addMonths, daysFrom, daysOfMonth } from "../days.ts";

export const shapes = ["day", "week", "month"] as const;
export type Shape = (typeof shapes)[number];

export interface CalendarView {
  shape: Shape;
  /** A row for each resource, or one calendar of them all. */
  by: "resources" | "days";
  /** Any of its days; today when undefined. */
  date: string | undefined;
  /** From 0; of resources. */
  page: number;
  /** Only one resource, or those of one type. */
  resource: number | undefined;
  type: number | undefined;
}

export function readView({ view, by, date = "", page, resource, type }: Asked): CalendarView {
  return {
    shape: shapes.find((one) => one === view) ?? "day",
    by: by === "days" ? "days" : "resources",
    date: isDay(date) ? date : undefined,
    page: Math.max(0, (idOf(page) ?? 1) - 1),
    resource: idOf(resource),
    type: idOf(type),
  };
}

function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** The days that are shown of a day, a week or a month. */
export function shownDays(
  { shape, by }: Pick<CalendarView, "shape" | "by">,
  date: string,
  firstDay = 1,
): string[] {
  if (shape === "day") return [date];
  if (shape === "week") return daysFrom(weekStartOf(date, firstDay), 7);
  if (by === "resources") return daysOfMonth(date);
  const days = daysOfMonth(date);
  const first = weekStartOf(days[0]!, firstDay);
  return daysFrom(first, daysBetween(first, weekStartOf(days.at(-1)!, firstDay)) + 7);
}

/** The day, week or month after, or before with -1. */
export function turned(shape: Shape, date: string, count: 1 | -1): string {
  if (shape === "month") return addMonths(date, count);
  return dayAfter(date, shape === "week" ? 7 * count : count);
}

/** How many rows are drawn at once. */
export const rowsOfPage = 40;

/** The rows of a page, and how many pages there are. */
export function rowPage<CalendarRow>(
  rows: readonly CalendarRow[],
  page: number,
): { rows: CalendarRow[]; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / rowsOfPage));
  const first = Math.min(page, pages - 1) * rowsOfPage;
  return { rows: rows.slice(first, first + rowsOfPage), pages };
}
