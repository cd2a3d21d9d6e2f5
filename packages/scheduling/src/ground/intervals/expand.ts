import type { OpenDay } from "./availability.ts";
import { type Claim, type Reason, refusalOf, type Taken } from "./clash.ts";

/** A day that a booking takes, or waits for. */
export interface TakenDay {
  day: OpenDay;
  /** Why it cannot have the day; it may wait for it. */
  reason?: Reason;
}

export interface Around {
  takenOn: (date: string) => Taken;
  /** Asked of each day that fits by itself: whether it does beside days of other zones. */
  admits?: (day: OpenDay) => boolean;
}

/**
 * The days of a range that a booking takes. Days that no period opens are left out; when there is
 * no other, it clashes with each of them. A tentative booking takes no minutes: it never clashes.
 */
export function expand(
  claim: Claim & { tentative: boolean },
  days: readonly OpenDay[],
  { takenOn, admits = () => true }: Around,
): TakenDay[] {
  const opened = days.filter(({ open }) => open.length > 0);
  return (opened.length > 0 ? opened : days).map((day) => {
    if (claim.tentative) return { day };
    const reason = refusalOf(claim, day, takenOn(day.date));
    if (reason !== undefined) return { day, reason };
    return admits(day) ? { day } : { day, reason: "over_capacity" };
  });
}
