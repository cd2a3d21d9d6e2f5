import { invalid } from "../../core/refusals.ts";
import { lowerKeep, setKeep } from "../../money/charges/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { type AppointmentRow, depositFor, refundAt } from "./appointment.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import {
  cancel,
  confirm,
  decline,
  isWhole,
  recordTransition,
  type TransitionContext,
  underLocks,
} from "./steps.ts";
import { saveAppointment } from "./store.ts";

export async function cancelByCustomer(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, expected }: { id: number; expected: { amount: number; percent: number | undefined } },
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, locked) => {
    const { appointment } = locked;
    const { state, starts_at: startsAt } = appointment;
    if (state === "cancelled" && appointment.cancelled_by === "customer") return appointment;
    if (state !== "confirmed" && state !== "requested") throw refusals.otherState(state);
    const now = context.now();
    if (startsAt <= now) throw refusals.tooLate();
    const refund = refundAt(appointment, now);
    const { amount, percent = 0 } = expected;
    const isOther = refund.amount !== amount || refund.percent < percent;
    if (isOther) throw refusals.refundChanged(refund);
    const keep = depositFor(appointment) - refund.amount;
    await lowerKeep(context.db, retentionOf(context, recorder, { id, keep }));
    const { percent: refundPercent } = refund;
    return await cancel(context, recorder, { locked, by: "customer", refundPercent });
  });
}

interface StaffEnding {
  id: number;
  message?: string | undefined;
}

interface StaffCancellation extends StaffEnding {
  /** Seconds until its mails and refund. */
  notifyAfter?: number | undefined;
}

export async function cancelForCustomer(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, refund: expected, ...how }: StaffCancellation & { refund: number | undefined },
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, locked) => {
    const { appointment } = locked;
    const { state } = appointment;
    if (state !== "confirmed" && state !== "requested") throw refusals.otherState(state);
    const terms = refundAt(appointment, context.now());
    const refund = expected ?? terms.amount;
    const deposit = depositFor(appointment);
    if (refund > deposit) throw invalid(refusals.moreThanPaid());
    if (refund < terms.amount) throw refusals.refundChanged(terms);
    const { percent: refundPercent } = terms;
    const chargeIds = await lowerByStaff(context, recorder, { id, keep: deposit - refund, ...how });
    const cancelling = { locked, by: "customer" as const, refundPercent, chargeIds, ...how };
    return await cancel(context, recorder, cancelling);
  });
}

export async function cancelByBusiness(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, ...how }: StaffCancellation,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, locked) => {
    const { state } = locked.appointment;
    if (state !== "confirmed" && state !== "requested") throw refusals.otherState(state);
    const chargeIds = await lowerByStaff(context, recorder, { id, keep: 0, ...how });
    return await cancel(context, recorder, { locked, by: "business", chargeIds, ...how });
  });
}

async function lowerByStaff(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, keep, notifyAfter = 0 }: StaffCancellation & { keep: number },
): Promise<number[]> {
  const retention = retentionOf(context, recorder, { id, keep });
  const until = new Date(retention.at.getTime() + notifyAfter * 1000);
  const waitsUntil = notifyAfter > 0 ? until : undefined;
  return await lowerKeep(context.db, { ...retention, waitsUntil });
}

export async function approveRequest(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, locked) => {
    const { state, decide_by: until } = locked.appointment;
    if (state !== "requested") throw refusals.otherState(state);
    const at = context.now();
    if (until !== null && until <= at) throw refusals.otherState("declined");
    if (!isWhole(locked)) throw refusals.otherState("displaced");
    await setKeep(context.db, { accountId: recorder.account.id, appointmentId: id, at });
    return await confirm(context, recorder, locked);
  });
}

export async function noteDisplaced(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<void> {
  await underLocks(context, recorder, { id }, async (context, locked) => {
    const { appointment } = locked;
    const { state, attention } = appointment;
    if (state !== "requested" || attention !== null || isWhole(locked)) return;
    const location = { accountId: recorder.account.id, id, at: context.now() };
    const after = await saveAppointment(context.db, location, { attention: "displaced" });
    await recordTransition(context, recorder, { before: appointment, after });
  });
}

export async function declineRequest(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, message, isOverdue = false }: StaffEnding & { isOverdue?: boolean },
): Promise<AppointmentRow | undefined> {
  return await underLocks(context, recorder, { id }, async (context, locked) => {
    const { state, decide_by: until } = locked.appointment;
    const isDue = state === "requested" && until !== null && until <= context.now();
    if (isOverdue && !isDue) return undefined;
    if (state !== "requested") throw refusals.otherState(state);
    await lowerKeep(context.db, retentionOf(context, recorder, { id, keep: 0 }));
    return await decline(context, recorder, { locked, byItself: isOverdue, message });
  });
}

function retentionOf(
  { now }: TransitionContext,
  recorder: ChangeRecorder,
  { id, keep }: { id: number; keep: number },
) {
  return { accountId: recorder.account.id, appointmentId: id, keep, at: now() };
}
