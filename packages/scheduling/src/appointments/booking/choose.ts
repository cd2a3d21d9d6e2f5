// Reads free resources without locks. The later write must prove the choice.
import type { Database } from "@frontdesk/database/database";
import {
  type CalendarResource,
  chosenParts,
  datesAround,
  type SlotPart,
  type SlotTaker,
  takersOf,
  unboundTerms,
} from "../../calendar/slots/slots.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { type ResourceSpans, readSpans } from "../../inventory/capacity/spans.store.ts";
import { findNewestBookings, findSessionBookings } from "../../planning/bookings/sessions/store.ts";
import type { OfferedTerms } from "./holding.store.ts";

export interface Wish {
  startsAt: Date;
  resourceIds: readonly number[];
  leavingSessionId?: number | undefined;
  /** Bypasses notice, horizon and grid. */
  isUnbound?: boolean;
  /** Bypasses undo holds. */
  isByStaff?: boolean;
}

interface Asking {
  offer: OfferedTerms;
  wish: Wish;
  now: Date;
}

/**
 * Choice for each part: the resource with fewest bookings, then the one longest without a booking.
 */
export interface Takers {
  takers: SlotTaker[][];
  spans: ReadonlyMap<number, ResourceSpans>;
}

export const findTakers = singleFlight(readTakers, ({ offer, wish }: Asking) => {
  const { account_id: accountId, service_id: serviceId, terms } = offer;
  const { startsAt, ...how } = wish;
  const service = [accountId, serviceId, terms.parts, slotTermsOf(offer)];
  return JSON.stringify([...service, startsAt.getTime(), how]);
});

async function readTakers(db: Database, { offer, wish, now }: Asking): Promise<Takers | undefined> {
  const { account_id: accountId, terms } = offer;
  const parts = chosenParts(
    terms.parts.map(({ count, resource_ids: resourceIds }) => ({ count, resourceIds })),
    wish.resourceIds,
  );
  const leaving = wish.leavingSessionId;
  const mine =
    leaving === undefined ? [] : await findSessionBookings(db, { accountId, sessionId: leaving });
  const at = wish.startsAt.getTime();
  const range = { from: at, until: at + 1 };
  const spans = await readSpans(db, {
    accountId,
    resourceIds: parts.flatMap(({ resourceIds }) => resourceIds),
    ...datesAround(range),
    without: mine.map(({ id }) => id),
    ...(wish.isByStaff !== true && { undoHoldsAt: now }),
  });
  const own = slotTermsOf(offer);
  const bound = wish.isUnbound === true ? unboundTerms(own) : own;
  const request = { accountId, leavingSessionId: leaving };
  const resources = await withNewest(db, { ...request, parts, spans });
  const question = { terms: bound, parts, resources, range, now: now.getTime() };
  const takers = takersOf(question, at);
  return takers && { takers, spans };
}

interface TakersQuery {
  accountId: number;
  leavingSessionId: number | undefined;
  parts: readonly SlotPart[];
  spans: ReadonlyMap<number, ResourceSpans>;
}

async function withNewest(
  db: Database,
  { parts, spans, ...whose }: TakersQuery,
): Promise<ReadonlyMap<number, CalendarResource>> {
  const open = parts.filter(({ count, resourceIds }) => resourceIds.length > count);
  const resourceIds = open.flatMap((part) => part.resourceIds);
  if (resourceIds.length === 0) return spans;
  const newest = await findNewestBookings(db, { ...whose, resourceIds });
  return new Map([...spans].map(([id, one]) => [id, { ...one, newest: newest.get(id) ?? 0 }]));
}

export function slotTermsOf({ terms, slot_step, minimum_notice, horizon }: OfferedTerms) {
  return {
    duration: terms.duration,
    bufferBefore: terms.buffer_before,
    bufferAfter: terms.buffer_after,
    slotInterval: slot_step,
    minimumNotice: minimum_notice,
    horizon,
  };
}
