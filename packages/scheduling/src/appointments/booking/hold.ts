// Optimistic holds: read without locks, then one statement proves the reads. A lost race repeats
// the decision; the last tries take locks.
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import { type Zones, zoneOn } from "../../core/intervals/turns.ts";
import { nearSlots } from "../../inventory/capacity/capacity.ts";
import { decide, tryFreely } from "../../inventory/capacity/decide.ts";
import { capacityIn } from "../../inventory/capacity/spans.ts";
import { lockResources } from "../../inventory/capacity/store.ts";
import { slotsOf } from "../../planning/bookings/plan.ts";
import { takeForSession } from "../../planning/bookings/sessions/change.ts";
import { planSlots, timesOf } from "../../planning/bookings/sessions/session.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import { insertSession, type NewSession } from "../sessions.store.ts";
import { type AppointmentRow, heldForMs, isMetBy } from "./appointment.ts";
import { findTakers, type Takers, type Wish } from "./choose.ts";
import { checkHolder, type SlotHolder } from "./holder.ts";
import { type HeldTime, insertHold } from "./holding.store.ts";
import { lockForChange, type TransitionContext } from "./locked.ts";
import type { OfferedTerms } from "./offer.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { noteAbandoned } from "./release.ts";
import { endWithin } from "./steps.ts";
import { findAppointment, insertAppointment } from "./store.ts";

export interface SlotHolding {
  offer: OfferedTerms;
  wish: Wish;
  locale: string;
  timezone: string;
  isByStaff: boolean;
  replacesId?: number | undefined;
  /** Absent for staff. */
  holder?: SlotHolder;
}

class NoCapacityError extends Error {}

// Each lost race leaves one candidate fewer.
const mostTries = 50;
const mostFreeTries = 3;

export async function holdSlot(
  context: TransitionContext,
  recorder: ChangeRecorder,
  holding: SlotHolding,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { offer } = holding;
  if (offer.is_suspended) throw refusals.suspended();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const replaced = await replacedOf(context, holding);
    const wish = { ...holding.wish, leavingSessionId: replaced?.session_id };
    const takers = await findTakers(db, { offer, wish, now: now() });
    if (takers === undefined) break;
    const chosen = chosenOf(takers.takers, offer);
    if (chosen === undefined) break;
    await checkHolds(context, holding, replaced);
    const isFree = replaced === undefined && tries < mostFreeTries;
    const choice = { holding, chosen, replaced, spans: takers.spans };
    const held = isFree
      ? await takeFreely(context, choice)
      : await takeUnderLocks(context, recorder, choice);
    if (held !== undefined) return held;
  }
  throw refusals.slotTaken();
}

async function checkHolds(
  context: TransitionContext,
  { offer: { account_id: accountId }, holder }: SlotHolding,
  replaced: AppointmentRow | undefined,
): Promise<void> {
  if (holder === undefined) return;
  await checkHolder(context, { accountId, holder, replacedId: replaced?.id });
}

async function takeUnderLocks(
  context: TransitionContext,
  recorder: ChangeRecorder,
  choice: Choice,
): Promise<AppointmentRow | undefined> {
  try {
    return await decide(context.db, (db) => take({ ...context, db }, recorder, choice));
  } catch (error) {
    if (error instanceof NoCapacityError) return undefined;
    throw error;
  }
}

async function takeFreely(
  context: TransitionContext,
  { holding, chosen, spans }: Choice,
): Promise<AppointmentRow | undefined> {
  return await holdFreely(context.db, {
    accountId: holding.offer.account_id,
    chosen,
    spans,
    session: sessionOf(holding, startOf(chosen, zonesIn(spans), holding.offer), context.now()),
    details: holding.offer.terms.name,
    appointment: appointmentOf(holding, context.now()),
  });
}

export function chosenOf(
  takers: readonly SlotTaker[][],
  { terms }: OfferedTerms,
): SlotTaker[] | undefined {
  const chosen = takers.map((own, part) => own.slice(0, terms.parts[part]!.count));
  const isEnough = chosen.every((own, part) => own.length === terms.parts[part]!.count);
  return isEnough ? chosen.flat() : undefined;
}

/** Marks an ended hold as released, so that a late payment does not revive it. */
async function replacedOf(
  { db }: TransitionContext,
  { offer, replacesId }: SlotHolding,
): Promise<AppointmentRow | undefined> {
  if (replacesId === undefined) return undefined;
  const row = await findAppointment(db, offer.account_id, replacesId);
  return row?.state === "held" || row?.state === "expired" ? row : undefined;
}

interface Choice extends Pick<Takers, "spans"> {
  holding: SlotHolding;
  chosen: readonly SlotTaker[];
  replaced: AppointmentRow | undefined;
}

async function take(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { holding, chosen, replaced }: Choice,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { offer } = holding;
  const { account_id: accountId, terms } = offer;
  const ids = chosen.map(({ resourceId }) => resourceId);
  const before =
    replaced && (await lockForChange(db, accountId, { id: replaced.id, resourceIds: ids }));
  const resources =
    before?.resources ?? (await lockResources(db, { accountId, ids, mode: "share" }));
  const isReplaced = before?.appointment.state === "held";
  const { startsAt } = holding.wish;
  const meeting = { chosen, resources, bufferBefore: terms.buffer_before, startsAt };
  if (!isMetBy(meeting)) throw new NoCapacityError();
  const start = startOf(chosen, resources, offer);
  const session = sessionOf(holding, start, now());
  const sessionId = await insertSession(db, { accountId, ...session });
  if (sessionId === undefined) throw refusals.notFound();
  const isTaken = await takeForSession(context, recorder, {
    sessionId,
    resources,
    takenTimes: chosen,
    clientId: null,
    held: true,
    leaving: isReplaced ? before.bookings : [],
    details: terms.name,
  });
  if (!isTaken) throw new NoCapacityError();
  if (before?.appointment.state === "expired") {
    await noteAbandoned(context, accountId, before.appointment);
  }
  if (isReplaced) {
    await endWithin(context, accountId, {
      locked: before,
      transition: { state: "expired", cancelled_by: "customer", held_until: null, ended_at: now() },
    });
  }
  return await insertAppointment(db, { accountId, sessionId, ...appointmentOf(holding, now()) });
}

function sessionOf(
  { offer: { service_id: serviceId, terms }, wish: { startsAt } }: SlotHolding,
  start: ReturnType<typeof startOf>,
  at: Date,
): Omit<NewSession, "accountId"> {
  const { duration, buffer_before: bufferBefore, buffer_after: bufferAfter } = terms;
  return { serviceId, startsAt, ...start, duration, bufferBefore, bufferAfter, seats: 1, at };
}

function appointmentOf({ offer, wish, holder, ...how }: SlotHolding, at: Date) {
  const { service_id: serviceId, terms: snapshot } = offer;
  const { startsAt, resourceIds: wishedIds } = wish;
  return {
    serviceId,
    state: "held" as const,
    snapshot,
    startsAt,
    wishedIds,
    holder: holder ?? null,
    endsAt: new Date(startsAt.getTime() + snapshot.duration * 60_000),
    heldUntil: new Date(at.getTime() + heldForMs),
    locale: how.locale,
    timezone: how.timezone,
    isByStaff: how.isByStaff,
    uid: randomUUID(),
    at,
  };
}

export function startOf(
  chosen: readonly SlotTaker[],
  resources: readonly ZonedResource[],
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

type ZonedResource = Zones & { id: number };

const zonesIn = (spans: Takers["spans"]) => [...spans].map(([id, zones]) => ({ id, ...zones }));

interface FreeHold
  extends Pick<Takers, "spans">,
    Pick<HeldTime, "accountId" | "session" | "appointment"> {
  chosen: readonly SlotTaker[];
  details: string;
}

async function holdFreely(
  db: Database,
  { accountId, chosen, spans, session, details, appointment }: FreeHold,
): Promise<AppointmentRow | undefined> {
  const resources = chosen.map(({ resourceId: id }) => ({ id, ...spans.get(id)! }));
  const bookable = { is_bookable: true, is_deleted: false };
  // Days that share moments need locks, which this hold does not take.
  const slots = chosen.flatMap((taker) => slotsOf(timesOf(taker)));
  if (nearSlots(slots, resources).length > 0) return undefined;
  const plan = planSlots(chosen, {
    resources: resources.map((resource) => ({ ...resource, ...bookable })),
    leaving: [],
    capacity: capacityIn(spans),
    near: [],
  });
  if (plan === undefined) return undefined;
  const { taken, moves } = plan;
  const { at } = session;
  const bookings = { clientId: null, details, held: true, at, taken };
  const held = { accountId, resources, moves, session, bookings, appointment };
  return await tryFreely(db, (db) => insertHold(db, held));
}
