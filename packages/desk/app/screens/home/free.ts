import type { ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";
import { wallTimeOf } from "../../components/days.ts";

type Day = ResourceOpenings["days"][number];

export interface Free {
  resourceId: number;
  /** Minutes; 1440 is midnight. */
  until: number;
}

export function freeAt(openTimes: readonly ResourceOpenings[], moment: Date): Free[] {
  return openTimes
    .flatMap(({ id, days }) => {
      const until = days[0] && freeUntil(days[0], wallTimeOf(moment, days[0].offsets).minutes);
      return until === undefined ? [] : [{ resourceId: id, until }];
    })
    .sort((one, other) => other.until - one.until);
}

function freeUntil({ open, time_off, taken }: Day, minute: number): number | undefined {
  const period = open.find(({ start_time, end_time }) => start_time <= minute && minute < end_time);
  if (period === undefined) return undefined;
  const busy = [...time_off, ...taken].flatMap(({ start_time, end_time }) =>
    start_time === null || end_time === null ? [] : [{ start_time, end_time }],
  );
  if (busy.some(({ start_time, end_time }) => start_time <= minute && minute < end_time)) {
    return undefined;
  }
  const later = busy.map(({ start_time }) => start_time).filter((start) => start > minute);
  return Math.min(period.end_time, ...later);
}
