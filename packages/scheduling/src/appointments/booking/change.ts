import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { findOwnResourceId, isOwnAppointment, isOwnClient } from "../../core/own.store.ts";
import { forbidden, invalid, notFound, unprocessable } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { findResources } from "../../inventory/resources/store.ts";
import { listCharges } from "../../money/charges/store.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import { findSessionBookings } from "../../planning/bookings/sessions/store.ts";
import { lockClient } from "../../planning/clients/store.ts";
import { forgetNotices, queueNotices } from "../notices.store.ts";
import { type AppointmentResponse, type AppointmentRow, showCharged } from "./appointment.ts";
import type { Wish } from "./choose.ts";
import { explained } from "./explain.ts";
import { isFeeOpen } from "./fee.ts";
import { holdSlot, readLocale, readStart, readTimezone } from "./hold.ts";
import { findOffer, type OfferedTerms } from "./holding.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { releaseLapsed } from "./release.ts";
import { agreedOffer, reschedule } from "./reschedule.ts";
import type { ChangedAppointment, NewAppointment } from "./schema.ts";
import { checkSeen, confirm, recordTransition, seenFirst, underLocks } from "./steps.ts";
import { findAppointment, saveAppointment } from "./store.ts";

export async function mayChange(
  { db }: Pick<Context, "db">,
  { account, userId }: Actor,
  row: AppointmentRow,
): Promise<boolean> {
  const { bookings: level } = account.rights;
  if (includes(level, "manage_all")) return true;
  if (!includes(level, "manage_own")) return false;
  const location = { accountId: account.id, sessionId: row.session_id };
  const bookings = await findSessionBookings(db, location);
  return bookings.some(
    ({ booker_id: by, resource_user_id: who }) => by === userId || who === userId,
  );
}

export async function checkOwnAppointment(
  context: Pick<Context, "db">,
  actor: Actor,
  row: AppointmentRow,
): Promise<void> {
  if (!(await mayChange(context, actor, row))) throw forbidden();
}

/** Staff bypass notice, horizon, grid, deposit and approval, never capacity. */
export async function createAppointment(
  outer: Context,
  actor: Actor,
  body: Static<typeof NewAppointment>,
): Promise<AppointmentResponse> {
  const { account } = actor;
  const offer = await findOffer(outer.db, account.id, { id: body.service_id });
  if (offer === undefined || !offer.is_there) throw invalid(refusals.goneService());
  const wish = wishOf(offer, { ...body, resource_ids: await wishedOf(outer, actor, body) });
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const only = onlyOf(actor);
    const isVisible = only === undefined || (await isOwnClient(db, only, body.client_id));
    const client = isVisible ? await lockClient(db, account.id, body.client_id) : undefined;
    if (client === undefined) throw invalid(refusals.goneClient());
    const holding = {
      offer,
      wish,
      isByStaff: true,
      locale: readLocale(body.locale ?? client.locale ?? undefined),
      timezone: readTimezone(body.timezone, account.timezone),
    };
    const { id } = await holdSlot(context, actor, holding).catch(async (error: unknown) => {
      throw await explained(context, actor, { error, offer, wish });
    });
    const existing = { client_id: client.id, name: client.name, phone: client.phone };
    const row = await underLocks(context, actor, { id }, async (context, locked) => {
      const location = { accountId: account.id, id, at: context.now() };
      const transition = { ...existing, email: client.email, notes: body.notes ?? null };
      const appointment = await saveAppointment(context.db, location, transition);
      return await confirm(context, actor, { ...locked, appointment });
    });
    await checkStaysOwn(context, actor, row);
    return await showCharged(actor, row, context);
  });
}

interface WishInput {
  starts_at: string;
  resource_ids?: number[] | undefined;
}

/** A member with `own_only` books themselves. */
async function wishedOf(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { resource_ids: ids }: { resource_ids?: number[] | undefined },
): Promise<number[] | undefined> {
  const only = onlyOf(actor);
  if (only === undefined) return ids;
  const ownId = await findOwnResourceId(db, only);
  if (ownId === null) throw forbidden();
  return [ownId, ...(ids ?? [])];
}

/** A member with `own_only` gives no appointment away. */
async function checkStaysOwn(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { id }: Pick<AppointmentRow, "id">,
): Promise<void> {
  const only = onlyOf(actor);
  if (only !== undefined && !(await isOwnAppointment(db, only, id))) throw forbidden();
}

function wishOf(
  { terms }: OfferedTerms,
  { starts_at: start, resource_ids: ids = [] }: WishInput,
): Wish {
  const startsAt = readStart(start);
  const able = new Set(terms.parts.flatMap((part) => part.resource_ids));
  if (ids.some((id) => !able.has(id))) {
    throw unprocessable([refusals.goneResource()], { reason: "not_offered" });
  }
  return { startsAt, resourceIds: [...new Set(ids)], isUnbound: true, isByStaff: true };
}

export async function changeAppointment(
  outer: Context,
  actor: Actor,
  change: Change<Static<typeof ChangedAppointment>, AppointmentResponse>,
): Promise<AppointmentResponse> {
  const { body } = change;
  const { starts_at: start, resource_ids: ids, duration } = body;
  const isChanged = start !== undefined || ids !== undefined || duration !== undefined;
  if (body.message !== undefined && (!isChanged || body.notify === false)) {
    throw invalid(refusals.unsentMessage());
  }
  if (isChanged) await releaseLapsed(outer, actor);
  return await seenFirst(() =>
    atomically(outer.db, (db) =>
      changeSeen({ ...outer, db }, actor, { ...change, isRescheduled: isChanged }),
    ),
  );
}

async function changeSeen(
  context: Context,
  actor: Actor,
  {
    id,
    body,
    check,
    isRescheduled,
  }: Change<Static<typeof ChangedAppointment>, AppointmentResponse> & { isRescheduled: boolean },
): Promise<AppointmentResponse> {
  const seen = await findAppointment(context.db, actor.account.id, id);
  if (seen === undefined) throw notFound();
  await checkOwnAppointment(context, actor, seen);
  check(await showCharged(actor, seen, context));
  const row = isRescheduled ? await moveByStaff(context, actor, { body, seen }) : seen;
  const notes = body.notes === row.notes ? undefined : body.notes;
  const attendance = attendanceIn(body, row);
  if (notes === undefined && attendance === undefined)
    return await showCharged(actor, row, context);
  const note = { notes, attendance, notifyAfter: body.notify_after };
  const after = await noteOn(context, actor, { note, seen: row });
  return await showCharged(actor, after, context);
}

/** Null undoes a mark. */
function attendanceIn(
  { attendance }: Pick<Static<typeof ChangedAppointment>, "attendance">,
  { state }: AppointmentRow,
): NoteInput["attendance"] {
  if (attendance !== null) return attendance === state ? undefined : attendance;
  return state === "attended" || state === "no_show" ? "confirmed" : undefined;
}

interface StaffReschedule {
  body: Omit<Static<typeof ChangedAppointment>, "notes" | "attendance">;
  seen: AppointmentRow;
}

export async function moveByStaff(
  context: Context,
  actor: Actor,
  { body, seen }: StaffReschedule,
): Promise<AppointmentRow> {
  if (await isAsItIs(context, actor, { body, seen })) return seen;
  const offer = await findOffer(context.db, actor.account.id, { id: seen.service_id });
  if (offer === undefined) throw notFound();
  const { starts_at: start = seen.starts_at.toISOString(), resource_ids: ids } = body;
  const wish = wishOf(offer, {
    starts_at: start,
    resource_ids: ids ?? (await stillWished(context, offer, seen)),
  });
  const { notify, notify_after: notifyAfter, message, duration } = body;
  const how = { notify, notifyAfter, message, duration };
  const move = { id: seen.id, ...wish, isByStaff: true, seen, ...how };
  const row = await reschedule(context, actor, move).catch(async (error: unknown) => {
    throw await explained(context, actor, {
      error,
      offer: agreedOffer(offer, seen, duration),
      wish: { ...wish, leavingSessionId: seen.session_id },
      leaves: seen.starts_at,
    });
  });
  await checkOwnAppointment(context, actor, row);
  await checkStaysOwn(context, actor, row);
  return row;
}

async function isAsItIs(
  { db }: Pick<Context, "db">,
  { account }: Actor,
  { body: { starts_at: start, resource_ids: ids = [], duration }, seen }: StaffReschedule,
): Promise<boolean> {
  const { starts_at: startsAt, session_id: sessionId, attention } = seen;
  const isThen = start === undefined || readStart(start).getTime() === startsAt.getTime();
  const isAsLong = duration === undefined || duration === seen.snapshot.duration;
  if (!isThen || !isAsLong || attention === "displaced") return false;
  const bookings = await findSessionBookings(db, { accountId: account.id, sessionId });
  const taken = bookings.map((row) => row.resource_id);
  return ids.every((id) => taken.includes(id));
}

async function stillWished(
  { db }: Pick<Context, "db">,
  { account_id: accountId, terms }: OfferedTerms,
  { wished_ids: ids }: AppointmentRow,
): Promise<number[]> {
  const quotes = ids.filter((id) => terms.parts.some((part) => part.resource_ids.includes(id)));
  if (quotes.length === 0) return [];
  const resources = await findResources(db, accountId, quotes);
  return resources.filter(({ bookable, archived }) => bookable && !archived).map(({ id }) => id);
}

const attendedEarlyMs = 60 * 60 * 1000;
const attendedForMs = 30 * 24 * 60 * 60 * 1000;

interface NoteInput {
  notes: string | null | undefined;
  attendance: "attended" | "no_show" | "confirmed" | undefined;
  notifyAfter: number | undefined;
}

async function noteOn(
  context: Context,
  actor: Actor,
  { note, seen }: { note: NoteInput; seen: AppointmentRow },
): Promise<AppointmentRow> {
  const { id } = seen;
  return await underLocks(context, actor, { id }, async (context, locked) => {
    checkSeen(locked, seen);
    const { appointment } = locked;
    const { notes, attendance, notifyAfter } = note;
    const at = context.now();
    if (attendance !== undefined) {
      checkAttendance(appointment, { attendance, at });
      if (attendance !== "no_show") await checkNoFee(context, actor.account.id, id);
    }
    const after = await saveAppointment(
      context.db,
      { accountId: actor.account.id, id, at },
      {
        ...(notes !== undefined && { notes }),
        ...(attendance !== undefined && { state: attendance }),
      },
    );
    const isNotified = after.state !== "held" && after.state !== "expired";
    if (isNotified) await recordTransition(context, actor, { before: appointment, after });
    await queueMissed(context.db, actor, { before: appointment, after, at, notifyAfter });
    return after;
  });
}

interface MarkedAppointment {
  before: AppointmentRow;
  after: AppointmentRow;
  at: Date;
  /** Seconds. */
  notifyAfter: number | undefined;
}

async function queueMissed(
  db: Context["db"],
  { account }: Actor,
  { before, after, at, notifyAfter = 0 }: MarkedAppointment,
): Promise<void> {
  if (before.state === after.state) return;
  const location = { accountId: account.id, appointmentId: after.id };
  if (before.state === "no_show") {
    await forgetNotices(db, { ...location, kind: "deposit_kept" });
  }
  if (after.state !== "no_show") return;
  const dueAt = new Date(at.getTime() + notifyAfter * 1000);
  await queueNotices(db, { ...location, kinds: ["deposit_kept"], at, dueAt });
}

async function checkNoFee(
  { db }: Pick<Context, "db">,
  accountId: number,
  id: number,
): Promise<void> {
  if (isFeeOpen(await listCharges(db, accountId, id))) throw refusals.feeCharged();
}

interface AttendanceInput {
  attendance: NonNullable<NoteInput["attendance"]>;
  at: Date;
}

/** A no-show costs a fee, so it needs the start. */
function checkAttendance(
  { state, starts_at: startsAt }: AppointmentRow,
  { attendance, at }: AttendanceInput,
): void {
  if (!["confirmed", "attended", "no_show"].includes(state)) throw refusals.otherState(state);
  const since = at.getTime() - startsAt.getTime();
  const opensMs = attendance === "no_show" ? 0 : -attendedEarlyMs;
  if (since < opensMs || since > attendedForMs) throw refusals.tooEarly();
}
