import { randomUUID } from "node:crypto";
import { takeForSession } from "../../bookings/bookings/sessions/change.ts";
import type { Teller } from "../../bookings/bookings/tell.ts";
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import { zoneOn } from "../../ground/intervals/turns.ts";
import { decide } from "../../resources/capacity/decide.ts";
import { type LockedResource, lockResources } from "../../resources/capacity/store.ts";
import { insertSession } from "../sessions.store.ts";
import { type AppointmentRow, heldForMs } from "./appointment.ts";
import { findTakers, type Wish } from "./choose.ts";
import { checkHolder, type SlotHolder } from "./holder.ts";
import { lockPlace, type StepContext } from "./locked.ts";
import type { OfferedTerms } from "./offer.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { noteGivenUp } from "./release.ts";
import { endWithin } from "./steps.ts";
import { findAppointment, insertAppointment } from "./store.ts";

/** A time that a customer holds while they say who comes. */
export interface SlotHolding {
  offer: OfferedTerms;
  wish: Wish;
  locale: string;
  timezone: string;
  isByStaff: boolean;
  /** A hold of theirs that they give up for it, in the same transaction. */
  replacesId?: number | undefined;
  /** Whoever holds it; nobody where staff do. */
  holder?: SlotHolder;
}

/** Somebody else was first. */
class NoRoom extends Error {}

// Each time somebody was faster there is one less who could be had.
const mostTries = 50;

/** Holds a time, with whoever is free; 409 where nobody is. */
export async function holdSlot(
  context: StepContext,
  teller: Teller,
  holding: SlotHolding,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { offer } = holding;
  if (offer.is_suspended) throw refusals.suspended();
  const replaced = await replacedOf(context, holding);
  const wish = { ...holding.wish, leavingSessionId: replaced?.session_id };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const takers = await findTakers(db, { offer, wish, now: now() });
    const chosen = takers && chosenOf(takers, offer);
    if (chosen === undefined) break;
    try {
      return await decide(db, (db) =>
        take({ ...context, db }, teller, { holding, chosen, replaced }),
      );
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
    }
  }
  throw refusals.slotTaken();
}

/** As many of each part as it takes, in the order of the parts. */
export function chosenOf(
  takers: readonly SlotTaker[][],
  { terms }: OfferedTerms,
): SlotTaker[] | undefined {
  const chosen = takers.map((own, part) => own.slice(0, terms.parts[part]!.count));
  const isEnough = chosen.every((own, part) => own.length === terms.parts[part]!.count);
  return isEnough ? chosen.flat() : undefined;
}

/** The hold that is given up: if it is none any more, a payment for it is not to bring it back. */
async function replacedOf(
  { db }: StepContext,
  { offer, replacesId }: SlotHolding,
): Promise<AppointmentRow | undefined> {
  if (replacesId === undefined) return undefined;
  const row = await findAppointment(db, offer.account_id, replacesId);
  return row?.state === "held" || row?.state === "expired" ? row : undefined;
}

interface Chosen {
  holding: SlotHolding;
  chosen: readonly SlotTaker[];
  replaced: AppointmentRow | undefined;
}

async function take(
  context: StepContext,
  teller: Teller,
  { holding, chosen, replaced }: Chosen,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { offer, wish } = holding;
  const { account_id: accountId, terms } = offer;
  const ids = chosen.map(({ resourceId }) => resourceId);
  if (holding.holder !== undefined) {
    const { holder } = holding;
    await checkHolder(context, { accountId, holder, replacedId: replaced?.id });
  }
  const before =
    replaced && (await lockPlace(db, accountId, { id: replaced.id, resourceIds: ids }));
  const resources =
    before?.resources ?? (await lockResources(db, { accountId, ids, mode: "share" }));
  const isReplaced = before?.appointment.state === "held";
  const start = startOf(chosen, resources, offer);
  const sessionId = await insertSession(db, {
    ...{ accountId, serviceId: offer.service_id, startsAt: wish.startsAt, ...start },
    duration: terms.duration,
    bufferBefore: terms.buffer_before,
    bufferAfter: terms.buffer_after,
    seats: 1,
    at: now(),
  });
  const isTaken = await takeForSession(context, teller, {
    ...{ sessionId, resources, takings: chosen, clientId: null, held: true },
    leaving: isReplaced ? before.bookings : [],
    details: terms.name,
  });
  if (!isTaken) throw new NoRoom();
  if (before?.appointment.state === "expired") {
    await noteGivenUp(context, accountId, before.appointment);
  }
  if (isReplaced) {
    await endWithin(context, accountId, {
      locked: before,
      step: { state: "expired", cancelled_by: "customer", held_until: null, ended_at: now() },
    });
  }
  return await insertAppointment(db, {
    ...{ accountId, serviceId: offer.service_id, sessionId, state: "held", snapshot: terms },
    startsAt: wish.startsAt,
    endsAt: new Date(wish.startsAt.getTime() + terms.duration * 60_000),
    wishedIds: wish.resourceIds,
    heldUntil: new Date(now().getTime() + heldForMs),
    locale: holding.locale,
    timezone: holding.timezone,
    isByStaff: holding.isByStaff,
    holder: holding.holder ?? null,
    uid: randomUUID(),
    at: now(),
  });
}

/** When a session begins, by the clock of the resource of its first part. */
export function startOf(
  chosen: readonly SlotTaker[],
  resources: readonly LockedResource[],
  { terms }: OfferedTerms,
) {
  const [{ resourceId, date, startTime }] = chosen as [SlotTaker];
  const resource = resources.find(({ id }) => id === resourceId)!;
  return {
    startDate: date,
    startTime: startTime + terms.buffer_before,
    timezone: zoneOn(resource, date),
  };
}
