/* A trial is an administrator's own online booking, under the address of their login. A client's
   booking therefore never is one. Its money goes back before it vanishes. */
import { findPerson } from "@frontdesk/people/persons/store";
import { listCharges, lowerKeep } from "../../money/charges/store.ts";
import { isAnyUnsettled } from "../../money/charges/unsettled.store.ts";
import { listOrdersOf } from "../../money/orders/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findKeptClient } from "../../planning/clients/erasing.store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { listIdsOfPerson } from "../booking/erasing.store.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import {
  cancel,
  type LockedAppointment,
  recordTransition,
  type TransitionContext,
  underLocks,
} from "../booking/steps.ts";
import { saveAppointment } from "../booking/store.ts";
import { eraseClient, forgetTypedOf } from "./erase.ts";
import { ownTrialRefusals as refusals } from "./refusals.ts";
import { listIdsForClient } from "./store.ts";

interface Trial {
  id: number;
  personId: string;
}

/** The result is `cancelled` while money is on its way back, then `expired`. */
export async function deleteTrial(
  outer: TransitionContext,
  actor: Actor,
  { id, personId }: Trial,
): Promise<AppointmentRow> {
  const person = await findPerson(outer.db, personId);
  const address = person?.emailVerifiedAt == null ? undefined : person.email.toLowerCase();
  return await underLocks(outer, actor, { id }, async (context, locked) => {
    const { appointment } = locked;
    const isOwn = address !== undefined && appointment.email?.toLowerCase() === address;
    if (appointment.is_by_staff || !isOwn) throw refusals.notTrial();
    const ended = await end(context, actor, locked);
    if (await isAnyUnsettled(context.db, actor.account.id, [id])) return ended;
    await checkReturned(context, actor, id);
    return await remove(context, actor, ended);
  });
}

const over: ReadonlySet<string> = new Set(["cancelled", "declined"]);

async function end(
  context: TransitionContext,
  actor: Actor,
  locked: LockedAppointment,
): Promise<AppointmentRow> {
  const { appointment } = locked;
  const { id, state } = appointment;
  const accountId = actor.account.id;
  const orders = await listOrdersOf(context.db, accountId, id);
  const isPaid = orders.some(({ state, items }) => {
    return state === "open" || (state === "paid" && items.some(({ keep }) => keep > 0));
  });
  if (isPaid) throw refusals.paid();
  if (over.has(state)) {
    const at = context.now();
    await lowerKeep(context.db, { accountId, appointmentId: id, keep: 0, at });
    return appointment;
  }
  if (state !== "confirmed" && state !== "requested") throw appointmentRefusals.otherState(state);
  return await cancel(context, actor, { locked, by: "business", isSilent: true });
}

/** A refund without further attempts leaves money behind. */
async function checkReturned(
  { db }: TransitionContext,
  { account }: Actor,
  id: number,
): Promise<void> {
  const charges = await listCharges(db, account.id, id);
  const isReturned = charges.every(({ state, captured, refunded }) => {
    return (state === "settled" || state === "declined") && captured <= refunded;
  });
  if (!isReturned) throw refusals.paid();
}

async function remove(
  context: TransitionContext,
  actor: Actor,
  before: AppointmentRow,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { id, client_id: clientId } = before;
  const at = now();
  const accountId = actor.account.id;
  const isNew = clientId !== null && (await isNewClient(context, accountId, before));
  await forgetTypedOf(db, { accountId, id, at, endsLinks: true });
  // Like a released hold: no late payment revives it.
  const transition = { state: "expired", cancelled_by: "customer", attention: null } as const;
  const after = await saveAppointment(db, { accountId, id, at }, transition);
  await recordTransition(context, actor, { before, after });
  if (isNew) await eraseClient(context, actor, { clientId, timezone: actor.account.timezone });
  return after;
}

/** The trial made the client, and nothing else concerns them. */
async function isNewClient(
  { db }: TransitionContext,
  accountId: number,
  { id, client_id: clientId, email, created_at: since }: AppointmentRow,
): Promise<boolean> {
  if (clientId === null) return false;
  const client = await findKeptClient(db, accountId, clientId);
  if (client === undefined || client.created_at < since) return false;
  const ids = await listIdsOfPerson(db, { accountId, clientId, email });
  const bookings = await listIdsForClient(db, { accountId, clientId });
  return ids.every((one) => one === id) && bookings.length === 0;
}
