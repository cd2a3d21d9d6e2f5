import { noteRepeatable } from "@frontdesk/database/commit-tracking";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { typedKey } from "../../core/limits.ts";
import { invalid, tooOften } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { type AppointmentRow, isProofOf, needsCard } from "../booking/appointment.ts";
import { acceptVerified, asksForProof, mustVerify, sendProofAgain } from "../booking/details.ts";
import { appointmentRefusals, appointmentRefusals as refusals } from "../booking/refusals.ts";
import { checkHeld } from "../booking/release.ts";
import { type TransitionContext, underLocks } from "../booking/steps.ts";
import { saveAppointment } from "../booking/store.ts";
import { goOn } from "./pay.ts";
import { customerRefusals } from "./refusals.ts";
import {
  config,
  doing,
  find,
  location,
  nearQueryOf,
  ofAppointment,
  type RequestByToken,
  withNext,
} from "./requests.ts";
import { AddressProof } from "./schema.ts";
import { showCustomer } from "./show.ts";

const { notFound } = customerRefusals;
const { noProof, otherState, expired, tooBusy } = appointmentRefusals;
const { unavailable } = askingRefusals;

export function proofRoutes(server: Server, context: Context): void {
  verifyRoute(server, context);
  againRoute(server, context);
}

function verifyRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "proveAddress",
    body: AddressProof,
    summary: "Verify an email address and continue the booking",
    "x-refusals": [notFound, noProof, otherState, expired, unavailable, tooBusy, tooOften],
  };
  server.post(`${location}/verify`, { schema, config }, async (request) => {
    noteRepeatable();
    const at = await find(context, request);
    const { row, business, recorder } = at;
    const { proof } = request.body;
    const after = await withNext(
      context,
      () => nearQueryOf(context, at),
      async () => {
        const proved = await proveAddress(context, recorder, { id: row.id, proof });
        return await goOn(context, at, proved);
      },
    );
    return await showCustomer(context, business, after);
  });
}

function againRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "sendProofAgain",
    summary: "Resend the verification mail",
    "x-refusals": [notFound, otherState, expired, tooBusy, tooOften],
  };
  server.post(
    `${location}/again`,
    { schema, config },
    doing(context, async (_request: RequestByToken, { recorder, row, business }) => {
      await checkMailAgain(context, { accountId: business.id, row });
      await context.limits.take("proofsByAppointment", `${business.id} ${row.id}`);
      return await sendProofAgain(context, recorder, row.id);
    }),
  );
}

type ProofContext = TransitionContext & Pick<Context, "keyring">;

async function proveAddress(
  outer: ProofContext,
  recorder: ChangeRecorder,
  { id, proof }: { id: number; proof: string },
): Promise<AppointmentRow> {
  const accountId = recorder.account.id;
  return await underLocks(outer, recorder, { id }, async (context, locked) => {
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
  });
}

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

async function checkMailAgain(context: MailContext, at: AddressedAppointment) {
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
