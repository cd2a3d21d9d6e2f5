/* Moments are milliseconds since 1970; minutes count in the resource's zone on that day; dates are
   YYYY-MM-DD. */
import type { OpenTimes } from "../../core/intervals/availability.ts";
import type { Interval } from "../../core/intervals/intervals.ts";
import type { Zones } from "../../core/intervals/turns.ts";

export interface SlotQuestion {
  terms: SlotTerms;
  /** A slot needs all parts; no resource is in two. */
  parts: readonly SlotPart[];
  resources: ReadonlyMap<number, CalendarResource>;
  range: Moments;
  now: number;
}

/** Minutes; the horizon in days. */
export interface SlotTerms {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  slotInterval: number;
  minimumNotice: number;
  horizon: number;
}

export interface SlotPart {
  count: number;
  /** Resources in order of preference. */
  resourceIds: readonly number[];
}

/** Half-open: without `until`. */
export interface Moments {
  from: number;
  until: number;
}

export interface CalendarResource extends Zones {
  openings: OpenTimes;
  /**
   * By date, with holds and without ignored bookings; free if absent. Near a zone change with all
   * days of the transition.
   */
  taken: ReadonlyMap<string, TakenMinutes>;
  /** Lower for a resource whose newest booking is older; 0 without bookings. */
  newest?: number;
}

export interface TakenMinutes {
  booked: number;
  timed: readonly Interval[];
}

export function lengthOf({ duration, bufferBefore, bufferAfter }: SlotTerms): number {
  return bufferBefore + duration + bufferAfter;
}

export function unboundTerms(terms: SlotTerms): SlotTerms {
  return { ...terms, slotInterval: 1, minimumNotice: -Infinity, horizon: Infinity };
}

export function chosenParts<Part extends SlotPart>(
  parts: readonly Part[],
  chosenIds: readonly number[],
): Part[] {
  return parts.map((part) => {
    const chosen = part.resourceIds.filter((id) => chosenIds.includes(id));
    return chosen.length === 0 ? part : { ...part, resourceIds: chosen };
  });
}
