import type { OpenDay } from "./availability.ts";
import { contains, type Interval, overlaps, total } from "./intervals.ts";

export const reasons = ["unavailable", "outside_hours", "time_off", "over_capacity"] as const;
export type Reason = (typeof reasons)[number];

/** Minutes of a day; null start is any time. */
export interface Occupancy {
  duration: number;
  startTime: number | null;
}

export interface HeldOccupancy extends Occupancy {
  bookingId: number;
}

export interface Clash {
  date: string;
  resource_id: number;
  /** Minutes. */
  available: number;
  booked: number;
  booking_ids: number[];
  reason: Reason;
}

export interface TakenTime {
  booked: number;
  timed: readonly HeldOccupancy[];
}

export function refusalOf(
  occupancy: Occupancy,
  day: OpenDay,
  taken: TakenTime,
): Reason | undefined {
  const { open, free, available } = day;
  if (open.length === 0) return "unavailable";
  const needed = taken.booked + occupancy.duration;
  const interval = intervalOf(occupancy);
  if (interval !== undefined && !contains(free, interval)) {
    return contains(open, interval) ? "time_off" : "outside_hours";
  }
  if (needed > available) return needed <= total(open) ? "time_off" : "over_capacity";
  if (interval !== undefined && clashesWith(occupancy, taken.timed).length > 0)
    return "over_capacity";
  return undefined;
}

export function clashesWith(
  occupancy: Occupancy,
  timed: readonly HeldOccupancy[],
): HeldOccupancy[] {
  const interval = intervalOf(occupancy);
  if (interval === undefined) return [];
  return timed.filter((held) => {
    const other = intervalOf(held);
    return other !== undefined && overlaps(interval, other);
  });
}

function intervalOf({ duration, startTime }: Occupancy): Interval | undefined {
  return startTime === null ? undefined : { start: startTime, end: startTime + duration };
}

/**
 * `held` is in order of precedence. `admits` checks a fitting claim against days in other zones.
 */
export function displacedFrom(
  days: ReadonlyMap<string, OpenDay>,
  held: readonly HeldDay[],
  admits: (day: OpenDay, occupancy: Occupancy) => boolean = () => true,
): ConflictingBooking[] {
  const staying = new Map<string, { booked: number; timed: HeldOccupancy[] }>();
  return held.flatMap((heldDay) => {
    const { bookingId, date, duration } = heldDay;
    const day = days.get(date)!;
    const taken = staying.get(date) ?? { booked: 0, timed: [] };
    staying.set(date, taken);
    const reason =
      refusalOf(heldDay, day, taken) ?? (admits(day, heldDay) ? undefined : "over_capacity");
    if (reason !== undefined) return [{ bookingId, date, duration, reason }];
    taken.booked += duration;
    if (heldDay.startTime !== null) taken.timed.push(heldDay);
    return [];
  });
}

export type HeldDay = HeldOccupancy & { date: string };

export interface ConflictingBooking {
  bookingId: number;
  date: string;
  duration: number;
  reason: Reason;
}
