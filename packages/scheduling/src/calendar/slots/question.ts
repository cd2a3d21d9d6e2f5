/* Input of the slot search. Moments are milliseconds since 1970; minutes count from midnight in the
   resource's zone on that day; dates are YYYY-MM-DD. */
import type { OpenTimes } from "../../core/intervals/availability.ts";
import type { Interval } from "../../core/intervals/intervals.ts";
import type { Zones } from "../../core/intervals/turns.ts";

export interface SlotQuestion {
  terms: SlotTerms;
  /** A slot needs free resources of every part; no resource is in two parts. */
  parts: readonly SlotPart[];
  /** Only bookable resources; others are never free. */
  resources: ReadonlyMap<number, CalendarResource>;
  /** Bounds the starts of slots. */
  range: Moments;
  now: number;
}

/** Minutes, except the horizon in days. */
export interface SlotTerms {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  slotStep: number;
  minimumNotice: number;
  /** Days after today in the resource's zone. */
  horizon: number;
}

export interface SlotPart {
  count: number;
  /** In order of preference. */
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
   * Taken minutes by date, with holds and without ignored bookings; free if absent. Near a zone
   * change it must contain all days of the transition.
   */
  taken: ReadonlyMap<string, TakenMinutes>;
  /** Lower for an older newest booking; 0 without any. */
  newest?: number;
}

export interface TakenMinutes {
  /** All taken minutes, as in the ledger. */
  booked: number;
  /** Bookings with a time of day. */
  timed: readonly Interval[];
}

/** Length with both buffers. */
export function lengthOf({ duration, bufferBefore, bufferAfter }: SlotTerms): number {
  return bufferBefore + duration + bufferAfter;
}

/** For staff: ignores grid, notice and horizon, nothing else. */
export function unboundTerms(terms: SlotTerms): SlotTerms {
  return { ...terms, slotStep: 1, minimumNotice: -Infinity, horizon: Infinity };
}

/** Limits parts to the chosen resources; a part without a chosen one is unchanged. */
export function chosenParts<Part extends SlotPart>(
  parts: readonly Part[],
  chosenIds: readonly number[],
): Part[] {
  return parts.map((part) => {
    const chosen = part.resourceIds.filter((id) => chosenIds.includes(id));
    return chosen.length === 0 ? part : { ...part, resourceIds: chosen };
  });
}
