/*
 * Where a booking can go, by what openings show. What they show closed is refused without asking;
 * whether it fits is the service's to decide, and the next free time is only looked for here.
 */
import { dayAfter, daysBetween } from "../../../parts/days.ts";
import { type OpenDay, type Stretch, stretchOf, without } from "./hours.ts";

/** Where a booking stands, or is to stand. */
export interface Spot {
  resource: number;
  date: string;
  /** Minutes from midnight; null at any time of the day. */
  start: number | null;
}

export interface Wish extends Spot {
  minutes: number;
  /** How many days from its date on. */
  days: number;
}

/** Steps of what is dragged, in minutes. */
export const step = 15;

/** Whether a day is shown closed to what is wished; nothing is known of days that are not shown. */
export function isShownClosed({ start, minutes }: Pick<Wish, "start" | "minutes">, day?: OpenDay) {
  if (day === undefined) return false;
  if (start === null) return day.open.length === 0 || day.available === 0;
  const wanted = { from: start, to: start + minutes };
  const open = without(wanted, day.open.map(stretchOf));
  const off = without(wanted, day.time_off.map(stretchOf));
  return open.length > 0 || total(off) < minutes;
}

const total = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/** What a booking that is to move holds of days already. */
export interface Held {
  bookingId: number;
  minutes: number;
  /** Of days that it holds; those that wait hold nothing. */
  dates: ReadonlySet<string>;
}

const nothingHeld: Held = { bookingId: 0, minutes: 0, dates: new Set() };

/** The first start from a minute on that a day has room for; undefined when it has none. */
export function roomOn(
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
    const from = Math.max(Math.ceil(stretch.from / step) * step, start);
    if (from + minutes <= stretch.to) return from;
  }
  return undefined;
}

/** The next spot that openings have room for, from the wished one on; of days in their order. */
export function nextFree(wish: Wish, days: readonly OpenDay[], held?: Held): Spot | undefined {
  const { resource, minutes } = wish;
  const from = (date: string) => (wish.start === null ? null : date === wish.date ? wish.start : 0);
  for (const [index, day] of days.entries()) {
    if (day.date < wish.date) continue;
    const start = roomOn(day, { start: from(day.date), minutes }, held);
    if (start === undefined) continue;
    const rest = days.slice(index, index + wish.days).filter(({ open }) => open.length > 0);
    const isFree = rest.every((other) => roomOn(other, { start, minutes }, held) === start);
    if (isFree) return { resource, date: day.date, start };
  }
  return undefined;
}

/** What moves with a booking: its last day as far from its first as before. */
export function movedDates(
  { start_date: first, end_date: last }: { start_date: string; end_date: string },
  by: number,
): { start_date: string; end_date: string } {
  return { start_date: dayAfter(first, by), end_date: dayAfter(last, by) };
}

/** How many days a booking spans. */
export function spanOf(booking: { start_date: string; end_date: string }): number {
  return daysBetween(booking.start_date, booking.end_date) + 1;
}
