/*
 * The slots of a service over HTTP: what `calendar` calculates of what one statement reads, for
 * whom holds whose time is over are in nobody's way. Equal questions that come while one is
 * calculated share it, as moments without a zone; the hold decides. Few days are calculated at once
 * where a service has many starts or resources.
 */
import type { Database } from "@frontdesk/database/database";
import { listLapsedBookings } from "../../bookings/bookings/sessions/store.ts";
import { datesAround } from "../../calendar/slots/days.ts";
import { momentsOf } from "../../calendar/slots/offsets.ts";
import type { Moments } from "../../calendar/slots/question.ts";
import { chosenParts } from "../../calendar/slots/question.ts";
import { type ShownSlot, showDays } from "../../calendar/slots/show.ts";
import { type FreeSlot, findSlots } from "../../calendar/slots/slots.ts";
import type { Context } from "../../ground/context.ts";
import { addDays, countDays } from "../../ground/intervals/days.ts";
import { readSpans } from "../../resources/capacity/spans.store.ts";
import type { ServiceRow } from "./service.ts";

interface AskedSlots {
  accountId: number;
  service: ServiceRow;
  /** Dates of the zone, both included. */
  from: string;
  to: string;
  timezone: string;
  /** Of parts, these only. */
  chosenIds: readonly number[];
  /** Bookings that are not in the way. */
  without: readonly number[];
  /** Whether it is said who is free, and of which parts. */
  showing: "nobody" | "choosable" | "everybody";
}

/** Slots by the dates of a zone, and where there are none, the next date with one. */
export async function readSlots(context: Context, asked: AskedSlots) {
  return await withNext(context, asked, await readFreeDays(context, asked));
}

/** The same; the days are read in portions where they are more than are calculated at once. */
export async function readSlotsToAnswer(context: Context, asked: AskedSlots) {
  if (countDays(asked.from, asked.to) <= daysAtOnce(asked.service)) {
    return await readSlots(context, asked);
  }
  const portions = freeDaysOf(context, asked);
  for (let next = await portions.next(); next.done !== true; next = await portions.next()) {
    const first = next.value;
    if (first.length === 0) continue;
    // It is let go of once it is written.
    const found = [first];
    const days = (async function* () {
      yield found.pop()!;
      yield* portions;
    })();
    return { ...(await withNext(context, asked, first)), days };
  }
  return await withNext(context, asked, []);
}

async function withNext(context: Context, asked: AskedSlots, days: FreeDay[]) {
  const { service, timezone } = asked;
  const { until } = momentsOf(asked);
  const next_date = days.length > 0 ? null : await nextDate(context, asked, until);
  return { timezone, duration: service.duration, days, next_date };
}

/** A day with slots, and who is free then where that is to be said. */
export interface FreeDay {
  date: string;
  slots: (ShownSlot & { resource_ids?: number[] })[];
}

/** How many times of how many resources are calculated at once, free or not. */
export const calculatedAtOnce = { starts: 65_536 };

/** How many days of a service are calculated at once. */
function daysAtOnce({ slot_step: step, parts }: ServiceRow): number {
  const resources = parts.reduce((sum, { resource_ids: ids }) => sum + ids.length, 0);
  const ofDay = Math.ceil(minutesOfDay / step) * resources;
  return Math.max(1, Math.floor(calculatedAtOnce.starts / ofDay));
}

const minutesOfDay = 1440;

/** The days with slots, wherever the next one is. */
export async function readFreeDays(context: Context, asked: AskedSlots): Promise<FreeDay[]> {
  const days: FreeDay[] = [];
  for await (const some of freeDaysOf(context, asked)) days.push(...some);
  return days;
}

/** The same, some days at a time. */
async function* freeDaysOf(context: Context, asked: AskedSlots): AsyncGenerator<FreeDay[]> {
  const count = daysAtOnce(asked.service);
  for (let { from } = asked; from <= asked.to; from = addDays(from, count)) {
    const last = addDays(from, count - 1);
    yield await calculateDays(context, { ...asked, from, to: last < asked.to ? last : asked.to });
  }
}

async function calculateDays(context: Context, asked: AskedSlots): Promise<FreeDay[]> {
  const slots = await shared(context, asked, momentsOf(asked));
  const days = showDays(slots, asked);
  if (asked.showing === "nobody") return days;
  const free = new Map(slots.map((slot) => [new Date(slot.at).toISOString(), slot]));
  return days.map(({ date, slots: shown }) => ({
    date,
    slots: shown.map((slot) => ({ ...slot, ...whoIn(free.get(slot.starts_at), asked) })),
  }));
}

function whoIn(slot: FreeSlot | undefined, { service, showing }: AskedSlots) {
  const shown = slot?.free.filter(
    (_ids, part) => showing === "everybody" || service.parts[part]!.choosable,
  );
  return { resource_ids: (shown ?? []).flat() };
}

const dayMs = 86_400_000;
const mostSteps = 31;
/** So far is looked where nothing else says how far. */
const yearMs = 366 * dayMs;

/** The first date after a range that has a slot. */
async function nextDate(
  context: Context,
  asked: AskedSlots,
  after: number,
): Promise<string | null> {
  const { horizon } = asked.service;
  const isBound = horizon !== Infinity;
  const stepMs = Math.min(mostSteps, daysAtOnce(asked.service)) * dayMs;
  const last = isBound ? context.now().getTime() + (horizon + 3) * dayMs : after + yearMs;
  for (let from = after; from < last; from += stepMs) {
    const [first] = await shared(context, asked, { from, until: from + stepMs });
    if (first === undefined) continue;
    const around = datesAround({ from: first.at, until: first.at + 1 });
    const dates = { from: around.firstDay, to: around.lastDay, timezone: asked.timezone };
    return showDays([first], dates)[0]?.date ?? null;
  }
  return null;
}

const underWay = new WeakMap<Database, Map<string, Promise<FreeSlot[]>>>();

async function shared(context: Context, asked: AskedSlots, range: Moments): Promise<FreeSlot[]> {
  const { accountId, service, chosenIds, without } = asked;
  const of = underWay.get(context.db) ?? new Map<string, Promise<FreeSlot[]>>();
  underWay.set(context.db, of);
  const { minimum_notice, horizon } = service;
  const version = [service.updated_at.getTime(), minimum_notice, horizon];
  const key = JSON.stringify([accountId, service.id, version, range, chosenIds, without]);
  const known = of.get(key);
  if (known !== undefined) return await known;
  const found = calculate(context, asked, range);
  of.set(key, found);
  try {
    return await found;
  } finally {
    of.delete(key);
  }
}

async function calculate(
  { db, now }: Context,
  { accountId, service, chosenIds, without }: AskedSlots,
  range: Moments,
): Promise<FreeSlot[]> {
  const parts = chosenParts(
    service.parts.map(({ resource_ids: resourceIds, count }) => ({ resourceIds, count })),
    chosenIds,
  );
  const resourceIds = parts.flatMap(({ resourceIds }) => resourceIds);
  const days = datesAround(range);
  const lapsed = await listLapsedBookings(db, accountId, now());
  // One's own may have lapsed as well, and gives its minutes back once.
  const gone = [...new Set([...without, ...lapsed])];
  const resources = await readSpans(db, { accountId, resourceIds, ...days, without: gone });
  const terms = {
    duration: service.duration,
    bufferBefore: service.buffer_before,
    bufferAfter: service.buffer_after,
    slotStep: service.slot_step,
    minimumNotice: service.minimum_notice,
    horizon: service.horizon,
  };
  return findSlots({ terms, parts, resources, range, now: now().getTime() });
}
