/* The first part's agreed wall time and zone fix the start. The other parts keep their wall
   times and must meet at that instant. */

import { zoneOf } from "../../core/dates.ts";
import { isInGap, momentIn } from "../../core/intervals/local-time.ts";
import type { WallTaking } from "../sessions.store.ts";

export interface DerivedTerms {
  startDate: string;
  /** Minutes of the day, without the buffer. */
  startTime: number;
  bufferBefore: number;
  takings: readonly WallTaking[];
  firstIds: readonly number[];
}

export function derivedStart(
  agreed: DerivedTerms,
): { startsAt: Date; timezone: string } | undefined {
  const { startDate, startTime, bufferBefore, takings, firstIds } = agreed;
  const starts = takings.map(({ date, startTime: from, timezone }) => {
    const at = { date, minute: from + bufferBefore };
    const zone = zoneOf(timezone);
    return isInGap(zone, at) ? undefined : momentIn(zone, at).getTime();
  });
  const [startsAt] = starts;
  if (startsAt === undefined || starts.some((start) => start !== startsAt)) return undefined;
  const asAgreed = takings.filter(
    ({ date, startTime: from }) => date === startDate && from + bufferBefore === startTime,
  );
  const first = asAgreed.find(({ resourceId }) => firstIds.includes(resourceId)) ?? asAgreed[0];
  return first && { startsAt: new Date(startsAt), timezone: first.timezone };
}
