/* Concurrent equal questions share a calculation in UTC. Many starts or resources get few days
   per calculation, or parts of a day. */
import type { Database } from "@frontdesk/database/database";
import { type SlotResponse, showDays } from "../../calendar/slots/show.ts";
import {
  chosenParts,
  datesAround,
  dayMs,
  type FreeSlot,
  findSlots,
  type Moments,
  minuteMs,
  momentsOf,
} from "../../calendar/slots/slots.ts";
import type { Context } from "../../core/context.ts";
import { addDays, countDays } from "../../core/intervals/local-time.ts";
import { readSpans } from "../../inventory/capacity/spans.store.ts";
import { listLapsedBookings } from "../../planning/bookings/sessions/store.ts";
import type { ServiceRow } from "./service.ts";

interface SlotsQuery {
  accountId: number;
  service: ServiceRow;
  /** Both included. */
  from: string;
  to: string;
  timezone: string;
  chosenIds: readonly number[];
  without: readonly number[];
  showing: "nobody" | "choosable" | "everybody";
  /** Staff may take times that wait for an undo. */
  isForStaff?: boolean;
}

export async function readSlots(context: Context, query: SlotsQuery) {
  return await withNext(context, query, await readFreeDays(context, query));
}

export async function readSlotsToAnswer(context: Context, query: SlotsQuery) {
  if (countDays(query.from, query.to) <= daysAtOnce(query.service)) {
    return await readSlots(context, query);
  }
  const { service, timezone } = query;
  let isEmpty = true;
  const days = (async function* () {
    for await (const some of freeDaysToAnswer(context, query)) {
      if (some.length > 0) isEmpty = false;
      yield some;
    }
  })();
  // Read after the days.
  const next_date = async () =>
    isEmpty ? await nextDate(context, query, momentsOf(query).until) : null;
  return { timezone, duration: service.duration, days, next_date };
}

async function withNext(context: Context, query: SlotsQuery, days: FreeDay[]) {
  const { service, timezone } = query;
  const { until } = momentsOf(query);
  const next_date = days.length > 0 ? null : await nextDate(context, query, until);
  return { timezone, duration: service.duration, days, next_date };
}

export interface FreeDay {
  date: string;
  slots: (SlotResponse & { resource_ids?: number[] })[];
}

/** Starts times resources per calculation. The text of a start costs as much as ten resources. */
export const calculatedAtOnce = { starts: 65_536 };
const textOfStart = 10;

function daysAtOnce({ slot_step: stage, parts }: ServiceRow): number {
  const resources = parts.reduce((sum, { resource_ids: ids }) => sum + ids.length, 0);
  const ofDay = Math.ceil(minutesOfDay / stage) * (resources + textOfStart);
  const days = calculatedAtOnce.starts / ofDay;
  return days < 1 ? days : Math.floor(days);
}

const minutesOfDay = 1440;

export async function readFreeDays(context: Context, query: SlotsQuery): Promise<FreeDay[]> {
  const days: FreeDay[] = [];
  for await (const some of freeDaysOf(context, query)) days.push(...some);
  return days;
}

async function* freeDaysOf(context: Context, query: SlotsQuery): AsyncGenerator<FreeDay[]> {
  const count = Math.max(1, daysAtOnce(query.service));
  for (let { from } = query; from <= query.to; from = addDays(from, count)) {
    const last = addDays(from, count - 1);
    const days = { ...query, from, to: last < query.to ? last : query.to };
    yield await calculateDays(context, days, momentsOf(days));
  }
}

function freeDaysToAnswer(
  context: Context,
  range: SlotsQuery,
): AsyncGenerator<(FreeDay | DayInParts)[]> {
  return daysAtOnce(range.service) < 1 ? daysInParts(context, range) : freeDaysOf(context, range);
}

interface DayInParts {
  date: string;
  slots: AsyncGenerator<FreeDay["slots"]>;
}

async function* daysInParts(context: Context, range: SlotsQuery): AsyncGenerator<DayInParts[]> {
  for (let { from: date } = range; date <= range.to; date = addDays(date, 1)) {
    const day = { ...range, from: date, to: date };
    const slots = partsOfDay(context, day);
    // An empty day is omitted, so its first part must be known.
    const first = [await nextOf(slots)];
    if (first[0] === undefined) continue;
    yield [{ date, slots: goingOn(first as FreeDay["slots"][], slots) }];
  }
}

async function nextOf<Part>(parts: AsyncGenerator<Part>): Promise<Part | undefined> {
  const next = await parts.next();
  return next.done === true ? undefined : next.value;
}

/** Releases the first part from memory at once. */
async function* goingOn<Part>(first: Part[], rest: AsyncGenerator<Part>): AsyncGenerator<Part> {
  yield first.pop()!;
  yield* rest;
}

async function* partsOfDay(context: Context, day: SlotsQuery): AsyncGenerator<FreeDay["slots"]> {
  const { from: first, until: end } = momentsOf(day);
  const partMs = Math.max(5, Math.floor(minutesOfDay * daysAtOnce(day.service))) * minuteMs;
  for (let from = first; from < end; from += partMs) {
    const until = Math.min(end, from + partMs);
    const [part] = await calculateDays(context, day, { from, until });
    if (part !== undefined) yield part.slots;
  }
}

async function calculateDays(
  context: Context,
  query: SlotsQuery,
  range: Moments,
): Promise<FreeDay[]> {
  const slots = await shared(context, query, range);
  const days = showDays(slots, query);
  if (query.showing === "nobody") return days;
  const free = new Map(slots.map((slot) => [new Date(slot.at).toISOString(), slot]));
  return days.map(({ date, slots: visible }) => ({
    date,
    slots: visible.map((slot) => ({ ...slot, ...whoIn(free.get(slot.starts_at), query) })),
  }));
}

function whoIn(slot: FreeSlot | undefined, { service, showing }: SlotsQuery) {
  const visible = slot?.free.filter(
    (_ids, part) => showing === "everybody" || service.parts[part]!.choosable,
  );
  return { resource_ids: (visible ?? []).flat() };
}

const mostSteps = 31;
const yearMs = 366 * dayMs;

async function nextDate(
  context: Context,
  query: SlotsQuery,
  after: number,
): Promise<string | null> {
  const { horizon } = query.service;
  const isBound = horizon !== Infinity;
  const sliceMs = Math.max(1, Math.min(mostSteps, daysAtOnce(query.service))) * dayMs;
  const now = context.now().getTime();
  // Concurrent requests about the past share a calculation.
  const start = Math.max(after, Math.floor(now / dayMs) * dayMs);
  const last = isBound ? now + (horizon + 3) * dayMs : start + yearMs;
  for (let from = start; from < last; from += sliceMs) {
    const [first] = await shared(context, query, { from, until: from + sliceMs });
    if (first === undefined) continue;
    const around = datesAround({ from: first.at, until: first.at + 1 });
    const dates = { from: around.firstDay, to: around.lastDay, timezone: query.timezone };
    return showDays([first], dates)[0]?.date ?? null;
  }
  return null;
}

const inProgress = new WeakMap<Database, Map<string, Promise<FreeSlot[]>>>();

async function shared(context: Context, query: SlotsQuery, range: Moments): Promise<FreeSlot[]> {
  const { accountId, service, chosenIds, without, isForStaff = false } = query;
  const of = inProgress.get(context.db) ?? new Map<string, Promise<FreeSlot[]>>();
  inProgress.set(context.db, of);
  const { minimum_notice, horizon } = service;
  const version = [service.updated_at.getTime(), minimum_notice, horizon];
  const how = [chosenIds, without, isForStaff];
  const key = JSON.stringify([accountId, service.id, version, range, ...how]);
  const existing = of.get(key);
  if (existing !== undefined) return await existing;
  const match = calculate(context, query, range);
  of.set(key, match);
  try {
    return await match;
  } finally {
    of.delete(key);
  }
}

async function calculate(
  { db, now }: Context,
  { accountId, service, chosenIds, without, isForStaff = false }: SlotsQuery,
  range: Moments,
): Promise<FreeSlot[]> {
  const parts = chosenParts(
    service.parts.map(({ resource_ids: resourceIds, count }) => ({ resourceIds, count })),
    chosenIds,
  );
  const resourceIds = parts.flatMap(({ resourceIds }) => resourceIds);
  const days = datesAround(range);
  const lapsed = await listLapsedBookings(db, accountId, now());
  // The caller's own hold may be expired too; count its minutes once.
  const gone = [...new Set([...without, ...lapsed])];
  const undoHoldsAt = isForStaff ? undefined : now();
  const spans = { accountId, resourceIds, ...days, without: gone, undoHoldsAt };
  const resources = await readSpans(db, spans);
  const terms = {
    duration: service.duration,
    bufferBefore: service.buffer_before,
    bufferAfter: service.buffer_after,
    slotInterval: service.slot_step,
    minimumNotice: service.minimum_notice,
    horizon: service.horizon,
  };
  return findSlots({ terms, parts, resources, range, now: now().getTime() });
}
