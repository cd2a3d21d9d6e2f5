/* Staff undo a cancellation: the appointment takes its place again with deposit, refund terms and
   reminders. */
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { listCharges, restoreKeep } from "../../money/charges/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { bookSession, takeForSession } from "../../planning/bookings/sessions/change.ts";
import { queueReminders } from "../notices.store.ts";
import { saveSessionStart } from "../sessions.store.ts";
import { type AppointmentRow, type CancellationUndo, isMetBy } from "./appointment.ts";
import { checkOwnAppointment } from "./change.ts";
import { queueRestored } from "./change-notices.ts";
import { findTakers } from "./choose.ts";
import { explained } from "./explain.ts";
import { chosenOf, startOf } from "./hold.ts";
import { findOffer, type OfferedTerms } from "./holding.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { type LockedAppointment, recordTransition, underLocks } from "./steps.ts";
import { findAppointment, saveAppointment } from "./store.ts";
import { checkUndo } from "./undo.ts";

const mostTries = 10;

export async function restoreAppointment(
  context: Context,
  actor: Actor,
  id: number,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const seen = await findAppointment(db, actor.account.id, id);
  const current = seen && (await findOffer(db, actor.account.id, { id: seen.service_id }));
  if (seen === undefined || current === undefined) throw notFound();
  const offer = { ...current, terms: seen.snapshot };
  const { resource_ids: resourceIds } = checkUndo(seen, now());
  const wish = { startsAt: seen.starts_at, resourceIds, isUnbound: true, isByStaff: true };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const takers = await findTakers(db, { offer, wish, now: now() });
    const chosen = takers && chosenOf(takers.takers, offer);
    if (chosen === undefined) break;
    const restored = await underLocks(context, actor, { id, resourceIds }, (inside, locked) =>
      takeAgain({ ...context, ...inside }, actor, { offer, chosen, locked }),
    );
    if (restored !== undefined) return restored;
  }
  throw await explained(context, actor, { error: refusals.slotTaken(), offer, wish });
}

interface Restoring {
  offer: OfferedTerms;
  chosen: readonly SlotTaker[];
  locked: LockedAppointment;
}

async function takeAgain(
  context: Context,
  actor: Actor,
  { offer, chosen, locked }: Restoring,
): Promise<AppointmentRow | undefined> {
  const { db, now } = context;
  const at = now();
  const { appointment, session, resources } = locked;
  const { starts_at: startsAt, snapshot, client_id: clientId } = appointment;
  const undo = checkUndo(appointment, at);
  const meeting = { chosen, resources, bufferBefore: snapshot.buffer_before, startsAt };
  if (!isMetBy(meeting)) return undefined;
  const isTaken = await takeForSession(context, actor, {
    sessionId: session.id,
    resources,
    takenTimes: chosen,
    leaving: [],
    clientId: null,
    details: snapshot.name,
    held: true,
  });
  if (!isTaken) return undefined;
  const accountId = actor.account.id;
  const start = { startsAt, ...startOf(chosen, resources, offer) };
  await saveSessionStart(db, { accountId, id: session.id, at, ...start });
  await keepDeposit(context, accountId, { appointment, undo });
  const after = await saveAppointment(
    db,
    { accountId, id: appointment.id, at },
    before(locked, undo),
  );
  if (after.state === "confirmed") {
    const { booker_id: bookerId } = undo;
    await bookSession(context, actor, { sessionId: session.id, clientId, bookerId });
    await queueReminders(db, { accountId, appointmentId: after.id, startsAt, at });
  }
  await checkOwnAppointment(context, actor, after);
  await queueRestored(db, {
    accountId,
    row: after,
    resourceIds: undo.resource_ids,
    at,
    actorId: actor.userId,
  });
  await recordTransition(context, actor, { before: appointment, after });
  return after;
}

/** The state before the cancellation. */
function before({ appointment }: LockedAppointment, undo: CancellationUndo) {
  const { confirmed_at: confirmedAt, sequence } = appointment;
  return {
    state: confirmedAt === null ? ("requested" as const) : ("confirmed" as const),
    cancelled_by: null,
    ended_at: null,
    decide_by: undo.decide_by === null ? null : new Date(undo.decide_by),
    refund_percent: undo.refund_percent,
    sequence: sequence + 1,
    undo: null,
  };
}

async function keepDeposit(
  { db, now }: Pick<Context, "db" | "now">,
  accountId: number,
  { appointment: { id }, undo }: { appointment: AppointmentRow; undo: CancellationUndo },
): Promise<void> {
  const charges = await listCharges(db, accountId, id);
  const isFeeCharged = charges.some(({ kind, state }) => kind === "fee" && state !== "declined");
  if (isFeeCharged) throw refusals.feeCharged();
  const restored = await restoreKeep(db, { accountId, appointmentId: id, at: now() });
  if (undo.charge_ids.some((one) => !restored.includes(one))) throw refusals.refundBegun();
}
