/* Why a resource cannot take an appointment at a moment; pure. */
import {
  chosenParts,
  lengthOf,
  minuteMs,
  type SlotPart,
  type SlotTerms,
} from "../../calendar/slots/slots.ts";
import { wallRangeOf } from "../../core/dates.ts";
import { openDay } from "../../core/intervals/availability.ts";
import {
  contains,
  dayOf,
  type Interval,
  minutesOfDay,
  overlaps,
  zoneOn,
} from "../../core/intervals/local-time.ts";
import type { ResourceSpans } from "../../inventory/capacity/spans.store.ts";
import type { LackedTime } from "./obstacles.store.ts";

/** From the most to the least helpful for a choice among several resources. */
const reasons = ["too_long", "taken", "time_off", "closed", "not_offered"] as const;

export type ObstacleReason = (typeof reasons)[number];

interface Lacking {
  reason: ObstacleReason;
  time?: LackedTime;
}

export interface ObstacleQuery {
  terms: SlotTerms;
  parts: readonly SlotPart[];
  chosenIds: readonly number[];
  spans: ReadonlyMap<number, ResourceSpans>;
  at: number;
}

export interface Obstruction {
  reason: ObstacleReason;
  lacked: LackedTime[];
}

/** `taken` without times if each resource is free by itself. */
export function obstructionOf({ parts, chosenIds, ...query }: ObstacleQuery): Obstruction {
  const short = chosenParts(parts, chosenIds).flatMap(({ count, resourceIds }) => {
    const lacking = resourceIds.flatMap((id) => lackingOf(id, query) ?? []);
    return resourceIds.length - lacking.length < count ? [lacking] : [];
  });
  const [first = []] = short;
  const reason = reasons.find((one) => first.some((each) => each.reason === one));
  const lacked = short.flat().flatMap(({ time }) => time ?? []);
  if (reason !== undefined) return { reason, lacked };
  return { reason: short.length > 0 ? "not_offered" : "taken", lacked };
}

function lackingOf(
  resourceId: number,
  { terms, spans, at }: Pick<ObstacleQuery, "terms" | "spans" | "at">,
): Lacking | undefined {
  const resource = spans.get(resourceId);
  if (resource === undefined) return { reason: "not_offered" };
  const length = lengthOf(terms);
  const begin = new Date(at - terms.bufferBefore * minuteMs);
  const { date, start } = localStart(resource, begin);
  const interval = { start, end: start + length };
  const { open, free, available } = openDay(resource.openings, dayOf(date));
  if (!contains(open, interval)) return { reason: "closed" };
  if (!contains(free, interval)) return { reason: "time_off" };
  const { booked, timed } = resource.taken.get(date) ?? { booked: 0, timed: [] };
  const obstructing = timed.filter((each) => overlaps(each, interval));
  const isFull = obstructing.length === 0 && available - booked < length;
  if (obstructing.length === 0 && !isFull) return undefined;
  const reason = isLater(obstructing, start + terms.bufferBefore) ? "too_long" : "taken";
  return { reason, time: { resourceId, date, ...interval, isFull } };
}

const isLater = (timed: readonly Interval[], minute: number): boolean =>
  timed.length > 0 && timed.every(({ start }) => start > minute);

function localStart(resource: ResourceSpans, begin: Date): { date: string; start: number } {
  const zone = zoneOn(resource, wallRangeOf(resource.timezone, begin, begin).date);
  const { date, start_time: start } = wallRangeOf(zone, begin, begin);
  return { date, start: start % minutesOfDay };
}
