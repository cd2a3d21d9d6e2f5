import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { type AppointmentRow, extendedByMs, mostExtensions } from "./appointment.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { type TransitionContext, underLocks } from "./steps.ts";
import { saveAppointment } from "./store.ts";

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
