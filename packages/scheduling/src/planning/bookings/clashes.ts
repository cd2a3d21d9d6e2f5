import type { Capacity, Slot } from "../../inventory/capacity/capacity.ts";
import type { BookingResponse } from "./booking.ts";
import { clashesOf, type Holding, isHolding, type Plan } from "./plan.ts";
import { bookingRefusals } from "./refusals.ts";
import type { Times } from "./request.ts";

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
