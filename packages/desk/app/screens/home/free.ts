import type { ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";
import { wallTimeOf } from "../../components/days.ts";

type Day = ResourceOpenings["days"][number];

/** Minutes; 1440 is midnight. */
export interface Gap {
  from: number;
  to: number;
}

export interface Free {
  resourceId: number;
  isFreeNow: boolean;
  /** In order, from now on; never empty. */
  gaps: readonly Gap[];
}

/** Shorter ones later in the day take no appointment. */
const least = 15;

/** The resource with the first and longest gap leads. */
export function freeFrom(openTimes: readonly ResourceOpenings[], moment: Date): Free[] {
  return openTimes
    .flatMap(({ id, days }) => {
      const [day] = days;
      if (day === undefined) return [];
      const now = wallTimeOf(moment, day.offsets).minutes;
      const gaps = gapsOf(day, now);
      return gaps.length === 0 ? [] : [{ resourceId: id, isFreeNow: gaps[0]!.from === now, gaps }];
    })
    .sort(({ gaps: [one] }, { gaps: [other] }) => one!.from - other!.from || other!.to - one!.to);
}

/** The day has resources, but none with an open minute outside time off. */
export function isClosedDay(openTimes: readonly ResourceOpenings[]): boolean {
  const isClosed = ({ open, time_off: off }: Day) =>
    gapsOf({ open, time_off: off, taken: [] }, 0).length === 0;
  return openTimes.length > 0 && openTimes.every(({ days }) => days.every(isClosed));
}

function gapsOf(
  { open, time_off, taken }: Pick<Day, "open" | "time_off" | "taken">,
  now: number,
): Gap[] {
  const busy = [...time_off, ...taken]
    .flatMap(({ start_time: from, end_time: to }) =>
      from === null || to === null ? [] : [{ from, to }],
    )
    .sort((one, other) => one.from - other.from);
  return open
    .flatMap(({ start_time, end_time }) => {
      let from = Math.max(start_time, now);
      const gaps = busy.map((period) => {
        const gap = { from, to: Math.min(period.from, end_time) };
        from = Math.max(from, period.to);
        return gap;
      });
      return [...gaps, { from, to: end_time }];
    })
    .filter(({ from, to }) => to - from >= (from === now ? 1 : least));
}
