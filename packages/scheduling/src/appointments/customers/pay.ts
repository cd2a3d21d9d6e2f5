import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { askDeposit } from "../../money/asking/ask.ts";
import { paymentsOf } from "../../money/charges/charge.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import {
  type AppointmentRow,
  balanceLimit,
  depositFor,
  needsCard,
  tokenFor,
  zonedStartOf,
} from "../booking/appointment.ts";
import { mustVerify } from "../booking/details.ts";
import { appointmentRefusals, appointmentRefusals as refusals } from "../booking/refusals.ts";
import { checkHeld } from "../booking/release.ts";
import { type TransitionContext, underLocks } from "../booking/steps.ts";
import { saveAppointment } from "../booking/store.ts";
import type { Counter } from "./requests.ts";

export async function goOn(
  context: Context,
  counter: Counter,
  row: AppointmentRow,
): Promise<AppointmentRow> {
  if (row.state === "expired") throw appointmentRefusals.expired();
  return await sendToPay(context, counter, row);
}

/** One payment or card per appointment; repeats are safe. */
async function sendToPay(
  context: Context,
  { business, recorder }: Counter,
  row: AppointmentRow,
): Promise<AppointmentRow> {
  const { snapshot, starts_at: startsAt, locale } = row;
  const amount = depositFor(row);
  const { currency } = snapshot;
  if (!needsCard(row) || currency === null || row.state !== "held") return row;
  if (mustVerify(row)) return row;
  const request = (await paymentsOf(context.db, business.id, [row.id])).get(row.id);
  const isSent = row.sent_at !== null && request?.state === "open" && request.url !== null;
  if (isSent) return row;
  const token = tokenFor(context, business.id, row);
  const page = `${context.settings.publicUrl}/book/${business.subdomain}/a/${token}`;
  await askDeposit(context, {
    accountId: business.id,
    appointmentId: row.id,
    amount,
    currency,
    locale,
    text: `${snapshot.name}, ${business.title ?? business.name}`,
    returnTo: page,
    secret: token,
    until: new Date(Math.min(context.now().getTime() + heldToPayMs, startsAt.getTime())),
    noShow: noShowOf(row),
    balance: agreedBalance(row),
    starts: zonedStartOf(row),
    color: business.accent_color,
  });
  return await noteSent(context, recorder, row.id);
}

function noShowOf({ snapshot, seats, consents, created_at: createdAt }: AppointmentRow) {
  const { no_show_fee: fee } = snapshot;
  if (fee === null) return null;
  const { no_show_fee: input } = consents;
  return { limit: fee * seats, givenAt: typeof input === "string" ? input : momentOf(createdAt) };
}

function agreedBalance(row: AppointmentRow) {
  const { balance: agreedAt } = row.consents;
  const limit = balanceLimit(row);
  return typeof agreedAt === "string" && limit > 0 ? { limit, givenAt: agreedAt } : null;
}

const heldToPayMs = 15 * 60_000;

async function noteSent(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async ({ db, now }, { appointment }) => {
    checkHeld(appointment, now());
    if (mustVerify(appointment)) throw refusals.otherState(appointment.state);
    if (appointment.sent_at !== null) return appointment;
    const at = now();
    const transition = { sent_at: at, held_until: new Date(at.getTime() + heldToPayMs) };
    return await saveAppointment(db, { accountId: recorder.account.id, id, at }, transition);
  });
}
