import type { Teller } from "../../bookings/bookings/tell.ts";
import type { AppointmentRow } from "./appointment.ts";
import { type StepContext, underLocks } from "./locked.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { saveAppointment } from "./store.ts";
import { mustVerify } from "./verify.ts";

/** For how long a time is held from being sent to pay. */
export const heldToPayMs = 15 * 60_000;

/** Notes that a customer was sent to pay, which they have some time for. */
export async function noteSent(
  context: StepContext,
  teller: Teller,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, teller, {
    place: { id },
    work: async ({ db, now }, { appointment }) => {
      checkHeld(appointment, now());
      if (mustVerify(appointment)) throw refusals.otherState(appointment.state);
      // Whoever is sent once more has no more time by it.
      if (appointment.sent_at !== null) return appointment;
      const at = now();
      const step = { sent_at: at, held_until: new Date(at.getTime() + heldToPayMs) };
      return await saveAppointment(db, { accountId: teller.account.id, id, at }, step);
    },
  });
}
