// Optimistic holds: read without locks, then one statement proves the reads. A lost race repeats
// the decision; the last tries take locks.
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { networkOf, networksAround, widerNetworkOf } from "@frontdesk/server/network";
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import type { Context } from "../../core/context.ts";
import { readZone } from "../../core/dates.ts";
import { type Zones, zoneOn } from "../../core/intervals/local-time.ts";
import type { LimitName } from "../../core/limits.ts";
import { invalid, tooOften } from "../../core/refusals.ts";
import { decide, nearSlots, tryFreely } from "../../inventory/capacity/capacity.ts";
import { capacityIn } from "../../inventory/capacity/spans.store.ts";
import { lockResources } from "../../inventory/capacity/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { slotsOf } from "../../planning/bookings/plan.ts";
import { planSlots, takeForSession, timesOf } from "../../planning/bookings/sessions/change.ts";
import { insertSession, type NewSession } from "../sessions.store.ts";
import {
  type AppointmentRow,
  extendedByMs,
  heldForMs,
  isMetBy,
  mostExtensions,
} from "./appointment.ts";
import { findTakers, type Takers, type Wish } from "./choose.ts";
import { countHolds, type HeldTime, insertHold, type OfferedTerms } from "./holding.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld, noteAbandoned } from "./release.ts";
import { endWithin, lockForChange, type TransitionContext, underLocks } from "./steps.ts";
import { findAppointment, type HolderMarks, insertAppointment, saveAppointment } from "./store.ts";

// Limits open holds per holder, so that one cannot block a business.

export interface SlotHolder extends HolderMarks {
  most: Context["limits"]["open"];
}

export function holderOf({ keyring, limits }: Context, ip: string): SlotHolder {
  const markOf = (text: string) => fingerprint(keyring, "address", `holder ${text}`);
  return {
    address: markOf(networkOf(ip)),
    network: markOf(widerNetworkOf(ip)),
    most: limits.open,
  };
}

/** No network can exhaust an account. */
export function holdCounts(
  { keyring }: Pick<Context, "keyring">,
  accountId: number,
  ip: string,
): [name: LimitName, key: string][] {
  const [near, wide] = networksAround(ip).map(
    (network) => `${accountId} ${fingerprint(keyring, "address", `holder ${network}`)}`,
  ) as [string, string];
  return [
    ["holdsByNetwork", near],
    ["holdsByWideNetwork", wide],
    ["holdsByAccount", String(accountId)],
  ];
}

interface Holding {
  accountId: number;
  holder: SlotHolder;
  replacedId: number | undefined;
}

/** Call in the transaction of the new hold. */
async function checkHolder(
  { db, now }: TransitionContext,
  { accountId, holder, replacedId }: Holding,
): Promise<void> {
  const { most, ...marks } = holder;
  const open = await countHolds(db, { accountId, ...marks, replacedId, now: now() });
  const isFull = open.ofAddress >= most.byAddress || open.nameless >= most.namelessByNetwork;
  if (isFull) throw tooOften(String(heldForMs / 1000));
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Serializes the holds of a network, because concurrent holds would count too few. Each process may
 * still admit one too many.
 */
export async function holdInOrder<Result>(
  { network, most }: SlotHolder,
  work: () => Promise<Result>,
): Promise<Result> {
  if (most.namelessByNetwork === Infinity) return await work();
  const mine = (turns.get(network) ?? Promise.resolve()).then(work);
  const over = mine.catch(() => {});
  turns.set(network, over);
  try {
    return await mine;
  } finally {
    if (turns.get(network) === over) turns.delete(network);
  }
}

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

const written =
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

export function readStart(text: string): Date {
  if (!written.test(text)) throw invalid(refusals.noStart());
  try {
    // `Temporal.Instant` refuses 30 February; `Date` would roll over.
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw invalid(refusals.noStart());
  }
}

export const readTimezone = (text: string | undefined, own: string): string =>
  text === undefined ? own : readZone(text).name;

/** Canonical BCP 47. */
export function readLocale(text = "en"): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? "en";
  } catch {
    return "en";
  }
}

export async function extendHold(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async ({ db, now }, { appointment }) => {
    checkHeld(appointment, now());
    const { extensions, sent_at: sentAt } = appointment;
    if (extensions >= mostExtensions || sentAt !== null) throw refusals.extended();
    const location = { accountId: recorder.account.id, id, at: now() };
    const until = appointment.held_until!.getTime() + extendedByMs;
    const transition = { held_until: new Date(until), extensions: extensions + 1 };
    return await saveAppointment(db, location, transition);
  });
}
