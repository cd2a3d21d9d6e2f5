/* A wall time is milliseconds as if its clock were UTC: wall time minus moment is the offset. */
import type { Interval } from "../../core/intervals/intervals.ts";
import { zoneOf } from "../../core/zones.ts";
import type { Moments } from "./question.ts";

export interface SteadyTime extends Moments {
  offset: number;
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

const mostKept = 500;
const kept = new Map<string, readonly SteadyTime[]>();

export function offsetsOf(timezone: string, { from, until }: Moments): readonly SteadyTime[] {
  const [first, last] = [yearOf(from - 2 * dayMs), yearOf(until + 2 * dayMs)];
  const key = `${first} ${last} ${timezone}`;
  const steadyTimes = kept.get(key);
  if (steadyTimes !== undefined) return steadyTimes;
  const offsets = findOffsets(zoneOf(timezone), {
    from: Date.UTC(first, 0, 1),
    until: Date.UTC(last + 1, 0, 1),
  });
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, offsets);
  return offsets;
}

const yearOf = (moment: number): number => new Date(moment).getUTCFullYear();

function findOffsets(zone: string, { from, until }: Moments): SteadyTime[] {
  const steadyTimes: SteadyTime[] = [];
  let at: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  while (at !== null && at.epochMilliseconds < until) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition("next");
    const steady = {
      from: steadyTimes.length === 0 ? -Infinity : at.epochMilliseconds,
      until: next?.epochMilliseconds ?? Infinity,
      offset: at.offsetNanoseconds / 1e6,
    };
    const last = steadyTimes.at(-1);
    if (last?.offset === steady.offset) last.until = steady.until;
    else steadyTimes.push(steady);
    at = next;
  }
  steadyTimes.at(-1)!.until = Infinity;
  return steadyTimes;
}

/**
 * If no clock change follows before `end`. A repeated time gives its first moment, a skipped one
 * none.
 */
export function momentBetween(
  steady: readonly SteadyTime[],
  { start, end }: Interval,
): number | undefined {
  for (const { from, until, offset } of steady) {
    const at = start - offset;
    if (from <= at && at < until) return end - offset <= until ? at : undefined;
  }
  return undefined;
}

export function momentsOf({ from, to, timezone }: DatesOfZone): Moments {
  const [start, end] = [Date.parse(from), Date.parse(to) + dayMs];
  const visible = offsetsOf(timezone, { from: start, until: end }).flatMap((steady) => {
    const first = Math.max(steady.from, start - steady.offset);
    const last = Math.min(steady.until, end - steady.offset);
    return first < last ? [{ from: first, until: last }] : [];
  });
  if (visible.length === 0) return { from: start, until: start };
  return { from: visible[0]!.from, until: visible.at(-1)!.until };
}

/** Both included. */
export interface DatesOfZone {
  from: string;
  to: string;
  timezone: string;
}
