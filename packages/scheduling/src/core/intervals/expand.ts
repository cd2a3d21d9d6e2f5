import type { OpenDay } from "./availability.ts";
import { type Occupancy, type Reason, refusalOf, type TakenTime } from "./clash.ts";

export interface TakenDay {
  day: OpenDay;
  reason?: Reason;
}

export interface Around {
  takenOn: (date: string) => TakenTime;
  admits?: (day: OpenDay) => boolean;
}

/** Closed days drop out; if all are closed, each clashes. */
export function expand(
  occupancy: Occupancy & { tentative: boolean },
  days: readonly OpenDay[],
  { takenOn, admits = () => true }: Around,
): TakenDay[] {
  const opened = days.filter(({ open }) => open.length > 0);
  return (opened.length > 0 ? opened : days).map((day) => {
    if (occupancy.tentative) return { day };
    const reason = refusalOf(occupancy, day, takenOn(day.date));
    if (reason !== undefined) return { day, reason };
    return admits(day) ? { day } : { day, reason: "over_capacity" };
  });
}
