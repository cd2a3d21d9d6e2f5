import type { Database } from "@frontdesk/database/database";
import type { Slot } from "../../resources/capacity/capacity.ts";
import type { ShownBooking } from "./booking.ts";
import { clashesOf, type Holding, type Plan } from "./plan.ts";
import { bookingRefusals } from "./refusals.ts";
import type { Times } from "./request.ts";
import { type HeldRow, listHeld } from "./store.ts";

/** Refuses a plan with clashes: 422 with each of them, and the booking as it would wait. */
export async function refuseClashes(
  db: Database,
  { accountId, times, plan, near, holding, shown }: Refused,
): Promise<void> {
  const { resourceId } = times;
  const slots = plan.taken.flatMap(({ day, reason }) =>
    reason === undefined ? [] : [{ resourceId, date: day.date }],
  );
  if (slots.length === 0) return;
  const held = await listHeld(db, accountId, slots);
  const isOther = ({ bookingId }: HeldRow) => bookingId !== holding?.bookingId;
  const beside = near.length === 0 ? [] : await listHeld(db, accountId, near);
  const others = { held: held.filter(isOther), near: beside.filter(isOther) };
  const clashes = clashesOf(times, plan, others);
  throw bookingRefusals.clashes(clashes, unsaved(shown(), holding === undefined));
}

interface Refused {
  accountId: number;
  times: Times;
  plan: Plan;
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
