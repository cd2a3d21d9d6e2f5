import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import { forgetNotices, queueNotices } from "../notices.store.ts";
import { type AppointmentRow, heldToVerifyMs } from "./appointment.ts";
import { type TransitionContext, underLocks } from "./locked.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { saveAppointment } from "./store.ts";

type ProofRow = Pick<AppointmentRow, "state" | "snapshot" | "email" | "verified_at">;

export const mustVerify = ({ state, snapshot, email, verified_at: at }: ProofRow): boolean =>
  state === "held" && snapshot.verify_email && email !== null && at === null;

/** Extends the hold once, from the first mail. Needs the lock. */
export async function askForProof(
  { db, now }: TransitionContext,
  accountId: number,
  row: AppointmentRow,
): Promise<AppointmentRow> {
  const at = now();
  const { id, starts_at: startsAt, held_until: heldUntil, verify_asked_at: requestedAt } = row;
  const since = requestedAt ?? at;
  const until = Math.min(since.getTime() + heldToVerifyMs, startsAt.getTime());
  await queueProof({ db, now }, accountId, id);
  const transition = {
    verify_asked_at: since,
    held_until: new Date(Math.max(until, heldUntil?.getTime() ?? 0)),
  };
  return await saveAppointment(db, { accountId, id, at }, transition);
}

export async function sendProofAgain(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, { appointment }) => {
    checkHeld(appointment, context.now());
    if (!mustVerify(appointment)) throw refusals.otherState(appointment.state);
    await queueProof(context, recorder.account.id, id);
    return appointment;
  });
}

/** Repeated requests share a queued mail. */
async function queueProof(
  { db, now }: Pick<TransitionContext, "db" | "now">,
  accountId: number,
  appointmentId: number,
): Promise<void> {
  await forgetNotices(db, { accountId, appointmentId, kind: "verify" });
  await queueNotices(db, { accountId, appointmentId, kinds: ["verify"], at: now() });
}
