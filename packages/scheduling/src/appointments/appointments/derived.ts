/*
 * When a session is: what clocks show where its first part is was agreed, and the moment follows
 * from it by that resource's zone and the world's rules. The others take their own wall times, and
 * have to be there at the same moment.
 */
import { isInGap, momentIn } from "../../ground/intervals/clock.ts";
import { zoneOf } from "../../ground/zones.ts";
import type { WallTaking } from "../sessions.store.ts";

export interface Agreed {
  startDate: string;
  /** In minutes of the day, without the buffer. */
  startTime: number;
  bufferBefore: number;
  takings: readonly WallTaking[];
  /** Whom its first part can be. */
  firstIds: readonly number[];
}

/** When a session begins, by a zone; undefined where its parts do not meet, or clocks skip it. */
export function derivedStart(agreed: Agreed): { startsAt: Date; timezone: string } | undefined {
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
