/* The client refuses only visibly closed targets. */
import { dayAfter, daysBetween } from "../../../components/days.ts";
import { type OpenDay, stretchOf, total, without } from "./hours.ts";

export interface Spot {
  resource: number;
  date: string;
  /** Minutes from midnight; null without a start time. */
  start: number | null;
}

export interface Wish extends Spot {
  minutes: number;
  days: number;
}

const stage = 15;

/** False for days not loaded. */
export function isVisiblyClosed(
  { start, minutes }: Pick<Wish, "start" | "minutes">,
  day?: Pick<OpenDay, "open" | "time_off" | "available">,
) {
  if (day === undefined) return false;
  if (start === null) return day.open.length === 0 || day.available === 0;
  const query = { from: start, to: start + minutes };
  const open = without(query, day.open.map(stretchOf));
  const off = without(query, day.time_off.map(stretchOf));
  return open.length > 0 || total(off) < minutes;
}

export interface HeldBooking {
  bookingId: number;
  minutes: number;
  /** Waiting days hold no time. */
  dates: ReadonlySet<string>;
}

const nothingHeld: HeldBooking = { bookingId: 0, minutes: 0, dates: new Set() };

export function capacityOn(
  day: OpenDay,
  { start, minutes }: Pick<Wish, "start" | "minutes">,
  held = nothingHeld,
): number | null | undefined {
  const own = held.dates.has(day.date) ? held.minutes : 0;
  if (day.open.length === 0 || day.booked - own + minutes > day.available) return undefined;
  if (start === null) return null;
  const taken = day.taken.filter(({ booking_id: id }) => id !== held.bookingId);
  const busy = [...day.time_off, ...taken].map(stretchOf);
  for (const stretch of day.open.flatMap((open) => without(stretchOf(open), busy))) {
    const from = Math.max(Math.ceil(stretch.from / stage) * stage, start);
    if (from + minutes <= stretch.to) return from;
  }
  return undefined;
}

/** Expects days in order. */
export function nextFree(
  wish: Wish,
  days: readonly OpenDay[],
  held?: HeldBooking,
): Spot | undefined {
  const { resource, minutes } = wish;
  const from = (date: string) => (wish.start === null ? null : date === wish.date ? wish.start : 0);
  for (const [index, day] of days.entries()) {
    if (day.date < wish.date) continue;
    const start = capacityOn(day, { start: from(day.date), minutes }, held);
    if (start === undefined) continue;
    const rest = days.slice(index, index + wish.days).filter(({ open }) => open.length > 0);
    const isFree = rest.every((other) => capacityOn(other, { start, minutes }, held) === start);
    if (isFree) return { resource, date: day.date, start };
  }
  return undefined;
}

export function affectedDates(
  { start_date: first, end_date: last }: { start_date: string; end_date: string },
  by: number,
): { start_date: string; end_date: string } {
  return { start_date: dayAfter(first, by), end_date: dayAfter(last, by) };
}

export function spanOf(booking: { start_date: string; end_date: string }): number {
  return daysBetween(booking.start_date, booking.end_date) + 1;
}
