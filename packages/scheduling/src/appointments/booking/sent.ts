import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import type { AppointmentRow } from "./appointment.ts";
import { type TransitionContext, underLocks } from "./locked.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { saveAppointment } from "./store.ts";
import { mustVerify } from "./verify.ts";

export const heldToPayMs = 15 * 60_000;

export async function noteSent(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, {
    place: { id },
    work: async ({ db, now }, { appointment }) => {
      checkHeld(appointment, now());
      if (mustVerify(appointment)) throw refusals.otherState(appointment.state);
      if (appointment.sent_at !== null) return appointment;
      const at = now();
      const transition = { sent_at: at, held_until: new Date(at.getTime() + heldToPayMs) };
      return await saveAppointment(db, { accountId: recorder.account.id, id, at }, transition);
    },
  });
}
