// Who can be had at a time: read anew, without locks, so that whoever takes it proves it.
import type { Database } from "@frontdesk/database/database";
import { uniteSlots } from "../../bookings/bookings/plan.ts";
import { findSessionBookings } from "../../bookings/bookings/sessions/store.ts";
import {
  type CalendarResource,
  chosenParts,
  type SlotQuestion,
  unboundTerms,
} from "../../calendar/slots/question.ts";
import { type SlotTaker, takersOf } from "../../calendar/slots/slots.ts";
import { addDays } from "../../ground/intervals/days.ts";
import { type Capacity, nothingOpen, type Slot } from "../../resources/capacity/capacity.ts";
import { readCapacity } from "../../resources/capacity/reading.store.ts";
import { type LockedResource, readResources } from "../../resources/capacity/store.ts";
import { nearSlots } from "../../resources/capacity/turns.ts";
import type { OfferedTerms } from "./offer.store.ts";

/** A time that somebody wants. */
export interface Wish {
  startsAt: Date;
  /** Of the parts that can be chosen from; empty for anybody. */
  resourceIds: readonly number[];
  /** Whose minutes are not in the way: those of a session that gives them back. */
  leavingSessionId?: number | undefined;
  /** Whether notice, horizon and grid are passed over. */
  isUnbound?: boolean;
}

/** Who takes a time, of each part those first who are booked least; undefined where it is none. */
export async function findTakers(
  db: Database,
  { offer, wish, now }: { offer: OfferedTerms; wish: Wish; now: Date },
): Promise<SlotTaker[][] | undefined> {
  const { account_id: accountId, terms } = offer;
  const parts = chosenParts(
    terms.parts.map(({ count, resource_ids: resourceIds }) => ({ count, resourceIds })),
    wish.resourceIds,
  );
  const ids = parts.flatMap(({ resourceIds }) => resourceIds);
  const resources = await readResources(db, accountId, [...new Set(ids)]);
  const able = resources.filter((each) => each.is_bookable && !each.is_deleted);
  const leaving = wish.leavingSessionId;
  const mine =
    leaving === undefined ? [] : await findSessionBookings(db, { accountId, sessionId: leaving });
  const known = await knownAround(db, { accountId, resources: able, startsAt: wish.startsAt });
  const own = new Set(mine.map(({ id }) => id));
  const question: SlotQuestion = {
    terms: wish.isUnbound === true ? unboundTerms(slotTermsOf(offer)) : slotTermsOf(offer),
    parts,
    resources: new Map(able.map((each) => [each.id, calendarOf(each, known, own)])),
    range: { from: wish.startsAt.getTime(), until: wish.startsAt.getTime() + 1 },
    now: now.getTime(),
  };
  return takersOf(question, wish.startsAt.getTime());
}

const slotTermsOf = ({ terms, slot_step, minimum_notice, horizon }: OfferedTerms) => ({
  duration: terms.duration,
  bufferBefore: terms.buffer_before,
  bufferAfter: terms.buffer_after,
  slotStep: slot_step,
  minimumNotice: minimum_notice,
  horizon,
});

interface Known {
  capacity: Capacity;
  slots: readonly Slot[];
}

interface Around {
  accountId: number;
  resources: readonly LockedResource[];
  startsAt: Date;
}

const all = 2 ** 31 - 1;

/** What is known of the days that a moment may be in, and of those that are near to them. */
async function knownAround(
  db: Database,
  { accountId, resources, startsAt }: Around,
): Promise<Known> {
  const date = startsAt.toISOString().slice(0, 10);
  const dates = [addDays(date, -1), date, addDays(date, 1)];
  const own = resources.flatMap(({ id }) => dates.map((day) => ({ resourceId: id, date: day })));
  const slots = uniteSlots(own, nearSlots(own, resources));
  const capacity = await readCapacity(db, { accountId, slots, isTimed: true, wanted: all });
  return { capacity, slots };
}

function calendarOf(
  resource: LockedResource,
  { capacity, slots }: Known,
  own: ReadonlySet<number>,
): CalendarResource {
  const dates = slots.filter(({ resourceId }) => resourceId === resource.id);
  const takenOn = (slot: Slot) => {
    const held = capacity.heldOf(slot);
    const mine = held.filter(({ bookingId }) => own.has(bookingId));
    const freed = mine.reduce((sum, { duration }) => sum + duration, 0);
    const timed = held.flatMap(({ startTime: start, duration, bookingId }) =>
      start === null || own.has(bookingId) ? [] : [{ start, end: start + duration }],
    );
    return { booked: capacity.takenOf(slot).booked - freed, timed };
  };
  return {
    timezone: resource.timezone,
    former_zones: resource.former_zones,
    openings: capacity.openings.get(resource.id) ?? nothingOpen,
    taken: new Map(dates.map((slot) => [slot.date, takenOn(slot)])),
  };
}
