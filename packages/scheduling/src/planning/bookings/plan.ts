import { zoneOf } from "../../core/dates.ts";
import {
  admissionTo,
  type Clash,
  clashesWith,
  expand,
  type OpenDay,
  openDay,
  type TakenDay,
} from "../../core/intervals/availability.ts";
import {
  dayOf,
  daysBetween,
  isInGap,
  type Zones,
  zoneOn,
} from "../../core/intervals/local-time.ts";
import { invalid } from "../../core/refusals.ts";
import {
  type Capacity,
  type HeldSlot,
  type Move,
  nothingOpen,
  type Slot,
  slotKey,
} from "../../inventory/capacity/capacity.ts";
import type { BookingResponse } from "./booking.ts";
import { bookingRefusals } from "./refusals.ts";
import type { Times } from "./request.ts";
import type { DayRow } from "./writes.store.ts";

export interface Holding {
  bookingId: number;
  duration: number;
  slots: readonly Slot[];
}

function isHolding(holding: Holding | undefined, slot: Slot): holding is Holding {
  const key = slotKey(slot);
  return holding?.slots.some((held) => slotKey(held) === key) === true;
}

export interface Plan {
  taken: TakenDay[];
  days: DayRow[];
  moves: Move[];
}

export function slotsOf({ resourceId, startDate, endDate }: Times): Slot[] {
  return daysBetween(startDate, endDate).map(({ date }) => ({ resourceId, date }));
}

export function uniteSlots(...lists: readonly (readonly Slot[])[]): Slot[] {
  return [...new Map(lists.flat().map((slot) => [slotKey(slot), slot])).values()];
}

export interface BookingPlanState {
  zones: Zones;
  holding?: Holding;
  kept?: readonly Wait[];
  days?: readonly string[];
  /** Locked, near a change of zone. */
  near?: readonly Slot[];
}

export type Wait = Pick<DayRow, "date" | "waiting">;

export function planOf(times: Times, capacity: Capacity, status: BookingPlanState): Plan {
  const { resourceId, tentative } = times;
  const { zones, holding, kept = [], days: targets } = status;
  const openTimes = capacity.openings.get(resourceId) ?? nothingOpen;
  const days = targets?.map(dayOf) ?? daysBetween(times.startDate, times.endDate);
  const range = days.map((day) => openDay(openTimes, day));
  const openDays = kept.length > 0 ? range.filter(({ open }) => open.length > 0) : range;
  const held = new Set(holding?.slots.map(slotKey));
  const takenOn = (date: string) => {
    const { booked, timed } = capacity.takenOf({ resourceId, date });
    if (holding === undefined || !held.has(slotKey({ resourceId, date }))) {
      return { booked, timed };
    }
    return {
      booked: booked - holding.duration,
      timed: timed.filter(({ bookingId }) => bookingId !== holding.bookingId),
    };
  };
  const admit = admissionTo(zones, (date) => ({
    day: openDay(openTimes, dayOf(date)),
    taken: takenOn(date),
  }));
  const taken = expand(times, openDays, { takenOn, admits: (day) => admit(day, times) });
  const near = (status.near ?? []).map(({ date }) => openDay(openTimes, dayOf(date)));
  const moves = tentative ? [] : movesOf(uniteDays(near, range), taken, times);
  return {
    taken,
    days: [...kept, ...taken.map(waitOf)]
      .map((day) => ({ ...day, timezone: zoneOn(zones, day.date) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    moves: holding === undefined ? moves : without(moves, holding),
  };
}

const waitOf = ({ day, reason }: TakenDay): Wait => ({
  date: day.date,
  waiting: reason !== undefined,
});

const uniteDays = (...lists: readonly (readonly OpenDay[])[]): OpenDay[] => [
  ...new Map(lists.flat().map((day) => [day.date, day])).values(),
];

function movesOf(range: readonly OpenDay[], taken: TakenDay[], times: Times): Move[] {
  const { resourceId, duration } = times;
  const got = new Set(taken.filter(({ reason }) => reason === undefined).map(({ day }) => day));
  return range.map((day) => ({
    resourceId,
    date: day.date,
    minutes: got.has(day) ? duration : 0,
    available: day.available,
  }));
}

function without(moves: readonly Move[], holding: Holding): Move[] {
  const all = new Map(moves.map((move) => [slotKey(move), move]));
  for (const slot of holding.slots) {
    const move = all.get(slotKey(slot)) ?? { ...slot, minutes: 0, available: null };
    all.set(slotKey(slot), { ...move, minutes: move.minutes - holding.duration });
  }
  return [...all.values()];
}

export function checkGaps({ startTime }: Times, taken: readonly TakenDay[], zones: Zones): void {
  if (startTime === null) return;
  const missing = taken.find(({ day: { date } }) =>
    isInGap(zoneOf(zoneOn(zones, date)), { date, minute: startTime }),
  );
  if (missing === undefined) return;
  throw invalid(bookingRefusals.skipped(missing.day.date));
}

function clashesOf(times: Times, plan: Plan, { heldOf, bookedOf, near }: Others): Clash[] {
  const { resourceId } = times;
  return plan.taken.flatMap(({ day, reason }) => {
    if (reason === undefined) return [];
    const slot = { resourceId, date: day.date };
    const others = heldOf(slot);
    const overlapping = clashesWith(times, others);
    const clashing = overlapping.length > 0 ? overlapping : [...others, ...near];
    return {
      date: day.date,
      resource_id: resourceId,
      available: day.available,
      booked: bookedOf(slot),
      booking_ids: reason === "over_capacity" ? idsOf(clashing) : [],
      reason,
    };
  });
}

interface Others {
  heldOf: (slot: Slot) => readonly HeldSlot[];
  bookedOf: (slot: Slot) => number;
  near: readonly HeldSlot[];
}

const idsOf = (held: readonly { bookingId: number }[]): number[] => [
  ...new Set(held.map(({ bookingId }) => bookingId)),
];

/** Near a zone change slots overlap: read every holder. */
const all = 2 ** 31 - 1;

export function holdersFor({ startTime, duration }: Times, near: readonly Slot[]) {
  const isNear = near.length > 0;
  return { isTimed: startTime !== null || isNear, needed: isNear ? all : duration };
}

export function refuseClashes({ times, plan, capacity, near, holding, view }: ClashInput): void {
  const heldOf = (slot: Slot) =>
    capacity.heldOf(slot).filter(({ bookingId }) => bookingId !== holding?.bookingId);
  const bookedOf = (slot: Slot) =>
    capacity.takenOf(slot).booked - (isHolding(holding, slot) ? holding.duration : 0);
  const clashes = clashesOf(times, plan, { heldOf, bookedOf, near: near.flatMap(heldOf) });
  if (clashes.length === 0) return;
  throw bookingRefusals.clashes(clashes, unsaved(view(), holding === undefined));
}

interface ClashInput {
  times: Times;
  plan: Plan;
  capacity: Capacity;
  near: readonly Slot[];
  holding?: Holding | undefined;
  view: () => BookingResponse;
}

function unsaved(booking: BookingResponse, isNew: boolean): object {
  return isNew ? { ...booking, id: null, url: null, created_at: null, updated_at: null } : booking;
}
