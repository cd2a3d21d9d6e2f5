import type { Context } from "../../core/context.ts";
import { typedKey } from "../../core/limits.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { asksForProof } from "../booking/details.ts";
import { mustVerify } from "../booking/verify.ts";

interface AddressedAppointment {
  accountId: number;
  row: AppointmentRow;
}

type MailContext = Pick<Context, "limits" | "now">;

export async function checkDetailsMail(
  context: MailContext,
  at: AddressedAppointment,
  email: string,
) {
  if (asksForProof(at.row, { email })) await checkProofMail(context, at, email);
}

export async function checkMailAgain(context: MailContext, at: AddressedAppointment) {
  if (mustVerify(at.row)) await checkProofMail(context, at, at.row.email!);
}

/** A mail beyond the hourly limit would arrive after the hold's end. */
async function checkProofMail(
  { limits, now }: MailContext,
  { accountId, row }: AddressedAppointment,
  email: string,
): Promise<void> {
  const isHeld = row.held_until !== null && row.held_until > now();
  if (!isHeld) return;
  const recipient = email.toLowerCase();
  await limits.peek("mailsByRecipient", typedKey(accountId, recipient));
  await limits.peek("unprovedMailsByRecipient", recipient);
}
