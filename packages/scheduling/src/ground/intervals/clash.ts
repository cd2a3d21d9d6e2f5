// What a day says to minutes that are asked of it, and who stays when it gets shorter.
import type { OpenDay } from "./availability.ts";
import { contains, type Interval, overlaps, total } from "./intervals.ts";

export const reasons = ["unavailable", "outside_hours", "time_off", "over_capacity"] as const;
export type Reason = (typeof reasons)[number];

/** Minutes of a day, at a time of day or at any. */
export interface Claim {
  duration: number;
  startTime: number | null;
}

/** Minutes that a booking holds of a day; waiting and tentative ones are not among them. */
export interface Held extends Claim {
  bookingId: number;
}

/** A day that a booking cannot have as asked. */
export interface Clash {
  date: string;
  resource_id: number;
  /** Minutes of the day that can be booked, and those that are. */
  available: number;
  booked: number;
  /** What is in the way, or what the change displaces. */
  booking_ids: number[];
  reason: Reason;
}

export interface Taken {
  /** All minutes that are held of the day. */
  booked: number;
  /** Those held at a time of day. */
  timed: readonly Held[];
}

/** Why a day cannot take a claim beside what is taken; undefined when it can. */
export function refusalOf(claim: Claim, day: OpenDay, taken: Taken): Reason | undefined {
  const { open, free, available } = day;
  if (open.length === 0) return "unavailable";
  const needed = taken.booked + claim.duration;
  const interval = intervalOf(claim);
  if (interval !== undefined && !contains(free, interval)) {
    return contains(open, interval) ? "time_off" : "outside_hours";
  }
  if (needed > available) return needed <= total(open) ? "time_off" : "over_capacity";
  if (interval !== undefined && inTheWay(claim, taken.timed).length > 0) return "over_capacity";
  return undefined;
}

/** Those at a time of day that a claim would overlap. */
export function inTheWay(claim: Claim, timed: readonly Held[]): Held[] {
  const interval = intervalOf(claim);
  if (interval === undefined) return [];
  return timed.filter((held) => {
    const other = intervalOf(held);
    return other !== undefined && overlaps(interval, other);
  });
}

function intervalOf({ duration, startTime }: Claim): Interval | undefined {
  return startTime === null ? undefined : { start: startTime, end: startTime + duration };
}

/**
 * Who of those that hold minutes of days, in order of precedence, has to go; `admits` says of a
 * claim that fits into its day whether it does beside days of other zones.
 */
export function displacedFrom(
  days: ReadonlyMap<string, OpenDay>,
  held: readonly HeldDay[],
  admits: (day: OpenDay, claim: Claim) => boolean = () => true,
): Displaced[] {
  const staying = new Map<string, { booked: number; timed: Held[] }>();
  return held.flatMap((claim) => {
    const { bookingId, date, duration } = claim;
    const day = days.get(date)!;
    const taken = staying.get(date) ?? { booked: 0, timed: [] };
    staying.set(date, taken);
    const reason =
      refusalOf(claim, day, taken) ?? (admits(day, claim) ? undefined : "over_capacity");
    if (reason !== undefined) return [{ bookingId, date, duration, reason }];
    taken.booked += duration;
    if (claim.startTime !== null) taken.timed.push(claim);
    return [];
  });
}

/** Minutes that a booking holds of a date. */
export type HeldDay = Held & { date: string };

export interface Displaced {
  bookingId: number;
  date: string;
  duration: number;
  reason: Reason;
}
