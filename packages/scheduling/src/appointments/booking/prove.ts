import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import type { AppointmentRow } from "./appointment.ts";
import { acceptVerified } from "./details.ts";
import { type TransitionContext, underLocks } from "./locked.ts";
import { isProofOf } from "./proof.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { needsCard } from "./snapshot.ts";
import { saveAppointment } from "./store.ts";

type ProofContext = TransitionContext & Pick<Context, "keyring">;

export async function proveAddress(
  outer: ProofContext,
  recorder: ChangeRecorder,
  { id, proof }: { id: number; proof: string },
): Promise<AppointmentRow> {
  const accountId = recorder.account.id;
  return await underLocks(outer, recorder, {
    place: { id },
    work: async (context, locked) => {
      const { appointment } = locked;
      const { state } = appointment;
      if (!isProofOf(outer, proof, { accountId, row: appointment }))
        throw invalid(refusals.noProof());
      if (state === "confirmed" || state === "requested") return appointment;
      const at = context.now();
      checkHeld(appointment, at);
      const transition = { verified_at: appointment.verified_at ?? at };
      if (needsCard(appointment)) {
        return await saveAppointment(context.db, { accountId, id, at }, transition);
      }
      const proved = { ...appointment, ...transition };
      const after = { ...locked, appointment: proved, unwritten: transition };
      return await acceptVerified(context, recorder, after);
    },
  });
}
