import type { Context } from "../../ground/context.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { asksForProof } from "../appointments/details.ts";
import { mustVerify } from "../appointments/verify.ts";

type Known = Pick<Context, "limits" | "now">;

/** Refuses details of which a mail with a link would come of, where that is too much for now. */
export async function checkDetailsMail(context: Known, row: AppointmentRow, email: string) {
  if (asksForProof(row, { email })) await checkProofMail(context, row, email);
}

/** Refuses to send the link once more, where that is too much for now. */
export async function checkMailAgain(context: Known, row: AppointmentRow) {
  if (mustVerify(row)) await checkProofMail(context, row, row.email!);
}

/** Who has had as many mails as they get in an hour would have the link when its time is over. */
async function checkProofMail({ limits, now }: Known, row: AppointmentRow, email: string) {
  const isHeld = row.held_until !== null && row.held_until > now();
  if (isHeld) await limits.peek("mailsByRecipient", email.toLowerCase());
}
