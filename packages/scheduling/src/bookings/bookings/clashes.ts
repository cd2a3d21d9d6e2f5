import type { Capacity, Slot } from "../../resources/capacity/capacity.ts";
import type { ShownBooking } from "./booking.ts";
import { clashesOf, type Holding, isHolding, type Plan } from "./plan.ts";
import { bookingRefusals } from "./refusals.ts";
import type { Times } from "./request.ts";

/** The slots near a change of zone are beside each other, whoever holds them. */
const all = 2 ** 31 - 1;

/** Of whom a decision over times has to know that they hold minutes. */
export function holdersFor({ startTime, duration }: Times, near: readonly Slot[]) {
  const isNear = near.length > 0;
  return { isTimed: startTime !== null || isNear, wanted: isNear ? all : duration };
}

/** Refuses a plan with clashes: 422 with each of them, and the booking as it would wait. */
export function refuseClashes({ times, plan, capacity, near, holding, shown }: Refused): void {
  const heldOf = (slot: Slot) =>
    capacity.heldOf(slot).filter(({ bookingId }) => bookingId !== holding?.bookingId);
  const bookedOf = (slot: Slot) =>
    capacity.takenOf(slot).booked - (isHolding(holding, slot) ? holding.duration : 0);
  const clashes = clashesOf(times, plan, { heldOf, bookedOf, near: near.flatMap(heldOf) });
  if (clashes.length === 0) return;
  throw bookingRefusals.clashes(clashes, unsaved(shown(), holding === undefined));
}

interface Refused {
  times: Times;
  plan: Plan;
  /** What the plan was made on. */
  capacity: Capacity;
  /** Slots that a change of zone is near to. */
  near: readonly Slot[];
  /** What the booking holds that is to change. */
  holding?: Holding | undefined;
  /** The booking with its waiting days, as it would be. */
  shown: () => ShownBooking;
}

function unsaved(booking: ShownBooking, isNew: boolean): object {
  return isNew ? { ...booking, id: null, url: null, created_at: null, updated_at: null } : booking;
}
