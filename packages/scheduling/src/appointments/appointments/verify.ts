// Where a service wants it, its customers prove their address: their mail has a link to a button.
import type { Teller } from "../../bookings/bookings/tell.ts";
import { forgetNotices, queueNotices } from "../notices.store.ts";
import { type AppointmentRow, heldToVerifyMs } from "./appointment.ts";
import { type StepContext, underLocks } from "./locked.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { saveAppointment } from "./store.ts";

type Proved = Pick<AppointmentRow, "state" | "snapshot" | "email" | "verified_at">;

/** Whether somebody said who comes, and did not prove the address that they gave. */
export const mustVerify = ({ state, snapshot, email, verified_at: at }: Proved): boolean =>
  state === "held" && snapshot.verify_email && email !== null && at === null;

/** Has the address of a hold, which is locked, proved: it is held for that, from the first time. */
export async function askForProof(
  { db, now }: StepContext,
  accountId: number,
  row: AppointmentRow,
): Promise<AppointmentRow> {
  const at = now();
  const { id, starts_at: startsAt, held_until: heldUntil, verify_asked_at: askedAt } = row;
  const since = askedAt ?? at;
  const until = Math.min(since.getTime() + heldToVerifyMs, startsAt.getTime());
  await queueProof({ db, now }, accountId, id);
  const step = {
    verify_asked_at: since,
    held_until: new Date(Math.max(until, heldUntil?.getTime() ?? 0)),
  };
  return await saveAppointment(db, { accountId, id, at }, step);
}

/** Sends the mail with the link again. */
export async function sendProofAgain(
  context: StepContext,
  teller: Teller,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, teller, {
    place: { id },
    work: async (context, { appointment }) => {
      checkHeld(appointment, context.now());
      if (!mustVerify(appointment)) throw refusals.otherState(appointment.state);
      await queueProof(context, teller.account.id, id);
      return appointment;
    },
  });
}

/** One mail at a time, whatever was asked for before it went. */
async function queueProof(
  { db, now }: Pick<StepContext, "db" | "now">,
  accountId: number,
  appointmentId: number,
): Promise<void> {
  await forgetNotices(db, { accountId, appointmentId, kind: "verify" });
  await queueNotices(db, { accountId, appointmentId, kinds: ["verify"], at: now() });
}
