/* The view is in the address, so that people can share it. */
import type { AddressQuery } from "../../../api/address.ts";
import { dayAfter, daysBetween, isDay, weekStartOf } from "../../../components/days.ts";
import { addMonths, daysFrom, daysOfMonth } from "../days.ts";

export const shapes = ["day", "week", "month"] as const;
export type Shape = (typeof shapes)[number];

export const bys = ["people", "resources", "days"] as const;

export interface CalendarView {
  shape: Shape;
  /** A column per resource on a day, a row per resource, or one calendar of all. */
  by: (typeof bys)[number];
  /** Any of the range; default today. */
  date: string | undefined;
  page: number;
  resource: number | undefined;
  type: number | undefined;
}

export function readView({
  view,
  by,
  date = "",
  page,
  resource,
  type,
}: AddressQuery): CalendarView {
  return {
    shape: shapes.find((one) => one === view) ?? "day",
    by: bys.find((one) => one === by) ?? "people",
    date: isDay(date) ? date : undefined,
    page: Math.max(0, (idOf(page) ?? 1) - 1),
    resource: idOf(resource),
    type: idOf(type),
  };
}

function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export function visibleDays(
  { shape, by }: Pick<CalendarView, "shape" | "by">,
  date: string,
  firstDay = 1,
): string[] {
  if (shape === "day") return [date];
  if (shape === "week") return daysFrom(weekStartOf(date, firstDay), 7);
  if (by !== "days") return daysOfMonth(date);
  const days = daysOfMonth(date);
  const first = weekStartOf(days[0]!, firstDay);
  return daysFrom(first, daysBetween(first, weekStartOf(days.at(-1)!, firstDay)) + 7);
}

export function turned(shape: Shape, date: string, count: 1 | -1): string {
  if (shape === "month") return addMonths(date, count);
  return dayAfter(date, shape === "week" ? 7 * count : count);
}

export const rowsOfPage = 40;

export function rowPage<CalendarRow>(
  rows: readonly CalendarRow[],
  page: number,
): { rows: CalendarRow[]; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / rowsOfPage));
  const first = Math.min(page, pages - 1) * rowsOfPage;
  return { rows: rows.slice(first, first + rowsOfPage), pages };
}
