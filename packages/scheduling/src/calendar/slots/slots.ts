/* A slot is a start with enough free resources in every part, each in its own zone; calculated,
   never stored. Load resources for the days of `datesAround(reachable(…))`. */

import { zoneOf } from "../../core/dates.ts";
import { fittingInto, type OpenTimes, openDay } from "../../core/intervals/availability.ts";
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  type Interval,
  minutesOfDay,
  subtract,
  todayIn,
  type Zones,
  zoneOn,
} from "../../core/intervals/local-time.ts";

interface CalendarDay extends Day {
  midnight: number;
}

/**
 * Dates in any zone. Callers load these days of each resource, and near a zone change all days of
 * the transition.
 */
export function datesAround({ from, until }: Moments): { firstDay: string; lastDay: string } {
  return { firstDay: dateOf(from - dayMs), lastDay: dateOf(until - 1 + dayMs) };
}

export function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

function daysAround(range: Moments): CalendarDay[] {
  if (range.from >= range.until) return [];
  const { firstDay, lastDay } = datesAround(range);
  return daysBetween(firstDay, lastDay).map((day) => ({ ...day, midnight: Date.parse(day.date) }));
}

function reachable({ range, terms, now }: Omit<SlotQuestion, "parts" | "resources">) {
  // The last day itself, and the zones behind UTC.
  const days = terms.horizon + 3;
  return {
    from: Math.max(range.from, now + terms.minimumNotice * minuteMs),
    until: Math.min(range.until, now + days * dayMs),
  } satisfies Moments;
}

/* A wall time is milliseconds as if its clock were UTC: wall time minus moment is the offset. */

interface SteadyTime extends Moments {
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
function momentBetween(
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

export interface Start {
  at: number;
  date: string;
  /** The minute follows the buffer. */
  minute: number;
}

const nothingTaken: TakenMinutes = { booked: 0, timed: [] };

function startsOf(
  resource: CalendarResource,
  { terms, range, now }: Pick<SlotQuestion, "terms" | "range" | "now">,
  days: readonly CalendarDay[],
): Start[] {
  const lastDate = lastDateOf(resource, terms, now);
  const fits = fittingInto(resource, (date) => ({
    day: openDay(resource.openings, dayOf(date)),
    taken: claimedOn(resource, date),
  }));
  return days.flatMap((day) => {
    if (day.date > lastDate) return [];
    const steady = offsetsOn(resource, day, range);
    return steady.length === 0 ? [] : startsOn(day, { resource, terms, range, steady, fits });
  });
}

function lastDateOf(resource: CalendarResource, { horizon }: SlotTerms, now: number): string {
  if (horizon === Infinity) return "9999-12-31";
  const at = new Date(now);
  const today = todayIn(zoneOf(resource.timezone), at);
  return addDays(todayIn(zoneOf(zoneOn(resource, today)), at), horizon);
}

function offsetsOn(
  resource: CalendarResource,
  { date, midnight }: CalendarDay,
  range: Moments,
): readonly SteadyTime[] {
  const end = midnight + minutesOfDay * minuteMs;
  const own = offsetsOf(zoneOn(resource, date), range).filter(
    ({ from, until, offset }) => from < end - offset && midnight - offset < until,
  );
  const isInside = own.some(
    ({ offset }) => range.from < end - offset && midnight - offset < range.until,
  );
  return isInside ? own : [];
}

interface DayAround {
  resource: CalendarResource;
  terms: SlotTerms;
  range: Moments;
  steady: readonly SteadyTime[];
  fits: ReturnType<typeof fittingInto>;
}

function startsOn(day: CalendarDay, { resource, terms, range, steady, fits }: DayAround): Start[] {
  const { date, midnight } = day;
  const opened = openDay(resource.openings, day);
  const { booked, timed } = resource.taken.get(date) ?? nothingTaken;
  const length = lengthOf(terms);
  if (opened.available - booked < length) return [];
  const starts: Start[] = [];
  for (const minute of gridOn(opened.open, subtract(opened.free, timed), terms)) {
    const startTime = minute - terms.bufferBefore;
    const start = midnight + startTime * minuteMs;
    const begins = momentBetween(steady, { start, end: start + length * minuteMs });
    if (begins === undefined) continue;
    const at = begins + terms.bufferBefore * minuteMs;
    if (at < range.from || at >= range.until) continue;
    if (fits(opened, { duration: length, startTime })) starts.push({ at, date, minute });
  }
  return starts;
}

function claimedOn({ taken }: CalendarResource, date: string) {
  const { booked, timed } = taken.get(date) ?? nothingTaken;
  return {
    booked,
    timed: timed.map(({ start, end }) => ({ startTime: start, duration: end - start })),
  };
}

function bookedOn({ taken }: CalendarResource, date: string): number {
  return (taken.get(date) ?? nothingTaken).booked;
}

/** Both lists are sorted; `free` lies within `open`. */
function gridOn(open: readonly Interval[], free: readonly Interval[], terms: SlotTerms): number[] {
  const { bufferBefore, slotInterval } = terms;
  const length = lengthOf(terms);
  const minutes: number[] = [];
  let at = 0;
  for (const { start, end } of free) {
    while (open[at]!.end <= start) at += 1;
    const origin = open[at]!.start;
    const steps = Math.ceil((start + bufferBefore - origin) / slotInterval);
    const last = end - length + bufferBefore;
    for (let minute = origin + steps * slotInterval; minute <= last; minute += slotInterval) {
      minutes.push(minute);
    }
  }
  return minutes;
}

/* Moments are milliseconds since 1970; minutes count in the resource's zone on that day; dates are
   YYYY-MM-DD. */

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

interface TakenMinutes {
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

export interface FreeSlot {
  at: number;
  seats: number;
  free: number[][];
}

export function findSlots(question: SlotQuestion): FreeSlot[] {
  const bounded = { ...question, range: reachable(question) };
  const days = daysAround(bounded.range);
  const [first, ...others] = question.parts.map((part) => freeOf(part, bounded, days));
  if (first === undefined) return [];
  const slots: FreeSlot[] = [];
  for (const [at, ids] of first) {
    const free = [ids];
    for (const other of others) free.push(other.get(at) ?? []);
    const isEnough = question.parts.every(({ count }, part) => free[part]!.length >= count);
    if (isEnough) slots.push({ at, seats: 1, free });
  }
  return slots.sort((one, other) => one.at - other.at);
}

function freeOf(
  { resourceIds }: SlotPart,
  question: SlotQuestion,
  days: readonly CalendarDay[],
): Map<number, number[]> {
  const free = new Map<number, number[]>();
  for (const id of resourceIds) {
    const resource = question.resources.get(id);
    if (resource === undefined) continue;
    for (const { at } of startsOf(resource, question, days)) {
      const ids = free.get(at);
      if (ids === undefined) free.set(at, [id]);
      // Near a zone change a moment may lie in two days.
      else if (ids.at(-1) !== id) ids.push(id);
    }
  }
  return free;
}

export interface SlotTaker {
  resourceId: number;
  date: string;
  startTime: number;
  duration: number;
}

/** Per part: fewest booked minutes that day, then least recently booked, then the part's order. */
export function takersOf(question: SlotQuestion, at: number): SlotTaker[][] | undefined {
  const range = reachable({ ...question, range: { from: at, until: at + 1 } });
  const days = daysAround(range);
  const takers = question.parts.map((part) => takersIn(part, { ...question, range }, days));
  const isEnough = question.parts.every(({ count }, part) => takers[part]!.length >= count);
  return isEnough && takers.length > 0 ? takers : undefined;
}

function takersIn(
  { resourceIds }: SlotPart,
  question: SlotQuestion,
  days: readonly CalendarDay[],
): SlotTaker[] {
  const { terms, resources } = question;
  const matches = resourceIds.flatMap((resourceId) => {
    const resource = resources.get(resourceId);
    const [start] = resource === undefined ? [] : startsOf(resource, question, days);
    if (resource === undefined || start === undefined) return [];
    const { date, minute } = start;
    const startTime = minute - terms.bufferBefore;
    const taker = { resourceId, date, startTime, duration: lengthOf(terms) };
    return [{ taker, booked: bookedOn(resource, date), newest: resource.newest ?? 0 }];
  });
  return matches
    .sort((one, other) => one.booked - other.booked || one.newest - other.newest)
    .map(({ taker }) => taker);
}
