/*
 * What is asked of the calendar. Moments are milliseconds since 1970, minutes are those of a day in
 * the zone that the resource has on it, dates are YYYY-MM-DD.
 */
import type { Openings } from "../../ground/intervals/availability.ts";
import type { Interval } from "../../ground/intervals/intervals.ts";
import type { Zones } from "../../ground/intervals/turns.ts";

export interface SlotQuestion {
  terms: SlotTerms;
  /** Resources of each part are free at once; no resource is in two parts. */
  parts: readonly SlotPart[];
  /** Those of the parts that can be booked at all; others are never free. */
  resources: ReadonlyMap<number, CalendarResource>;
  /** Slots start within it. */
  range: Moments;
  now: number;
}

/** In minutes, the horizon in days. */
export interface SlotTerms {
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  slotStep: number;
  minimumNotice: number;
  /** How many days after today a slot may be, by the dates of each resource. */
  horizon: number;
}

export interface SlotPart {
  /** How many of them are needed. */
  count: number;
  /** In order of preference. */
  resourceIds: readonly number[];
}

/** From the first up to but not including the last. */
export interface Moments {
  from: number;
  until: number;
}

export interface CalendarResource extends Zones {
  openings: Openings;
  /**
   * What is taken of days, held ones too, less what is not in the way; a day without is free. Near
   * a change of its zone, it has to tell of all days of the turn.
   */
  taken: ReadonlyMap<string, TakenMinutes>;
  /** Lower for a resource whose newest booking is older; 0 without a booking. */
  newest?: number;
}

export interface TakenMinutes {
  /** All minutes that are taken, as in the ledger. */
  booked: number;
  /** Those at a time of day. */
  timed: readonly Interval[];
}

/** Minutes that a slot takes of a resource, before and after what customers see too. */
export function lengthOf({ duration, bufferBefore, bufferAfter }: SlotTerms): number {
  return bufferBefore + duration + bufferAfter;
}

/** Terms of those who may pass over the grid, the notice and the horizon, and over nothing else. */
export function unboundTerms(terms: SlotTerms): SlotTerms {
  return { ...terms, slotStep: 1, minimumNotice: -Infinity, horizon: Infinity };
}

/** Parts of which some resources are chosen: a part with chosen ones is made of these only. */
export function chosenParts<Part extends SlotPart>(
  parts: readonly Part[],
  chosenIds: readonly number[],
): Part[] {
  return parts.map((part) => {
    const chosen = part.resourceIds.filter((id) => chosenIds.includes(id));
    return chosen.length === 0 ? part : { ...part, resourceIds: chosen };
  });
}
