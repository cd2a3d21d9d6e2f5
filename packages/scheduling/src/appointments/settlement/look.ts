// Only the payment service proves a payment; the browser's report is a hint.

import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { lookEveryMs, lookForMs, orderTermMs } from "../../money/asking/ask.ts";
import { decideKeep, insertCharge, keepCard, listCharges } from "../../money/charges/store.ts";
import { gatewayKeyOf } from "../../money/connections/connection.ts";
import {
  type ConnectionRow,
  findConnection,
  listDueDeposits,
} from "../../money/connections/store.ts";
import {
  type DepositRequest,
  endDeposits,
  listDeposits,
  takeDueDeposits,
} from "../../money/deposits.store.ts";
import {
  GatewayError,
  type Payment,
  type PaymentGateway,
} from "../../money/payment-gateway/gateway.ts";
import { findLiveSince, listAccountsOf } from "../../parties/accounts/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { takeForSession } from "../../planning/bookings/sessions/change.ts";
import { lockSessionBookings } from "../../planning/bookings/sessions/store.ts";
import { type AppointmentRow, isMetBy } from "../booking/appointment.ts";
import { findTakers } from "../booking/choose.ts";
import { acceptVerified, mustVerify } from "../booking/details.ts";
import { chosenOf, startOf } from "../booking/hold.ts";
import { findOffer } from "../booking/holding.store.ts";
import { releaseLapsed } from "../booking/release.ts";
import { nobodyOf, type TransitionContext, underLocks } from "../booking/steps.ts";
import { findAppointment, lockAppointment } from "../booking/store.ts";
import { forgetNotices, type NoticeKind, queueNotices } from "../notices.store.ts";
import { saveSessionStart } from "../sessions.store.ts";
import { decideOrderPayment, expireOrder, isOrderRequest } from "./order.ts";

/** A late payment may retake its slot for this long. */
const searchMs = 30 * 60_000;

/**
 * After expiry, a payment retakes the same time with any free resource. It is lost, with a refund,
 * without one, after a release or an earlier payment, or without a required proof.
 */
async function acceptPaid(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<"confirmed" | "requested" | "lost"> {
  const accountId = recorder.account.id;
  const seen = await findAppointment(context.db, accountId, id);
  if (seen === undefined) return "lost";
  if (seen.state === "expired") return outcomeOf(await revive(context, recorder, seen));
  const after = await underLocks(context, recorder, { id }, async (context, locked) =>
    isHeldByVerified(locked.appointment)
      ? await acceptVerified(context, recorder, locked)
      : undefined,
  );
  if (after !== undefined && after.state !== "expired") return outcomeOf(after);
  const now = await findAppointment(context.db, accountId, id);
  return now?.state === "expired" ? outcomeOf(await revive(context, recorder, now)) : "lost";
}

/** A payment does not verify an address changed during it. */
const isHeldByVerified = (row: AppointmentRow): boolean => row.state === "held" && !mustVerify(row);

function outcomeOf(row: AppointmentRow | undefined) {
  const state = row?.state;
  return state === "confirmed" || state === "requested" ? state : "lost";
}

async function revive(
  context: TransitionContext,
  recorder: ChangeRecorder,
  row: AppointmentRow,
): Promise<AppointmentRow | undefined> {
  const now = context.now();
  const since = now.getTime() - (row.ended_at?.getTime() ?? 0);
  if (row.cancelled_by !== null || since > searchMs || row.starts_at <= now) return undefined;
  const offeredTerms = await findOffer(context.db, recorder.account.id, { id: row.service_id });
  if (offeredTerms === undefined) return undefined;
  const offer = { ...offeredTerms, terms: row.snapshot };
  const wish = { startsAt: row.starts_at, resourceIds: row.wished_ids, isUnbound: true };
  for (let tries = 0; tries < 10; tries += 1) {
    const free = await findTakers(context.db, { offer, wish, now });
    const chosen = free && chosenOf(free.takers, offer);
    if (chosen === undefined) return undefined;
    const revived = await underLocks(
      context,
      recorder,
      { id: row.id, resourceIds: chosen.map(({ resourceId }) => resourceId) },
      async (context, locked) => {
        const { db } = context;
        const { appointment, session, resources } = locked;
        const { state, cancelled_by: by } = appointment;
        if (state !== "expired" || by !== null) return appointment;
        const { starts_at: startsAt, snapshot } = row;
        const meeting = { chosen, resources, bufferBefore: snapshot.buffer_before, startsAt };
        if (!isMetBy(meeting)) return undefined;
        const accountId = recorder.account.id;
        const isTaken = await takeForSession(context, recorder, {
          sessionId: session.id,
          resources,
          takenTimes: chosen,
          leaving: [],
          clientId: null,
          details: row.snapshot.name,
          held: true,
        });
        if (!isTaken) return undefined;
        const start = { startsAt, ...startOf(chosen, resources, offer) };
        await saveSessionStart(db, { accountId, id: session.id, at: context.now(), ...start });
        const bookings = await lockSessionBookings(db, { accountId, sessionId: session.id });
        return await acceptVerified(context, recorder, { ...locked, bookings });
      },
    );
    if (revived !== undefined) return revived;
  }
  return undefined;
}

/* One decision per payment: a transaction sets the appointment's outcome and the amount to keep.
   No capture precedes the confirmation. */

export async function decidePayment(
  context: Context,
  deposit: DepositRequest,
  payment: Payment,
): Promise<void> {
  if (!payment.successful) return;
  if (isOrderRequest(deposit)) return await decideOrderPayment(context, deposit, payment);
  const { accountId, appointmentId } = deposit;
  const [account] = await listAccountsOf(context.db, [accountId]);
  if (account === undefined) return;
  await freeCapacity(context, nobodyOf(account), appointmentId);
  const { id: transactionId, amount, currency } = payment;
  const merchantId = (await findConnection(context.db, accountId))?.merchant_id ?? "";
  await atomically(context.db, async (db) => {
    const at = context.now();
    const taken = { accountId, appointmentId, orderId: null, merchantId, transactionId };
    const id = await insertCharge(db, { ...taken, amount, currency, at });
    if (id === undefined) return;
    const inside = { ...context, db };
    const keepsCard = await isCardKept(inside, deposit);
    const isAsRequested = isAnswerTo({ ...deposit, keepsCard }, payment);
    const isTrial = payment.test && (await isOfLive(inside, deposit));
    const outcome =
      isAsRequested && !isTrial
        ? await acceptPaid(inside, nobodyOf(account), appointmentId)
        : "lost";
    const isKept = outcome !== "lost" && !(await isAnotherKept(inside, deposit, id));
    const keep = isKept ? keepAfter(outcome, amount) : 0;
    await decideKeep(db, { accountId, id, keep, at });
    if (!isKept) return await tellUnused(inside, deposit, payment);
    const balance = payment.consents?.balance;
    if (keepsCard || balance !== undefined) {
      await keepCard(db, { accountId, id }, { ...payment.card, balance });
    }
    await endDeposits(db, accountId, appointmentId);
  });
}

/** Null until staff decide on a request. */
const keepAfter = (outcome: Awaited<ReturnType<typeof acceptPaid>>, amount: number) =>
  outcome === "requested" && amount > 0 ? null : amount;

const isAnswerTo = (
  deposit: DepositRequest & { keepsCard: boolean },
  { amount, currency, unplanned }: Payment,
): boolean =>
  amount === deposit.amount &&
  currency === deposit.currency &&
  (!deposit.keepsCard || unplanned?.merchant === true);

async function isOfLive(
  { db }: Pick<Context, "db">,
  { accountId, appointmentId }: DepositRequest,
): Promise<boolean> {
  const liveSince = await findLiveSince(db, accountId);
  if (liveSince === null) return false;
  const row = await findAppointment(db, accountId, appointmentId);
  return row !== undefined && row.created_at >= liveSince;
}

async function isCardKept(
  { db }: Pick<Context, "db">,
  { accountId, appointmentId }: DepositRequest,
): Promise<boolean> {
  const row = await findAppointment(db, accountId, appointmentId);
  return row?.snapshot.no_show_fee != null;
}

/** Expires other lapsed holds, so that an expired appointment can retake its minutes. */
async function freeCapacity(
  context: Context,
  recorder: ChangeRecorder,
  appointmentId: number,
): Promise<void> {
  const row = await findAppointment(context.db, recorder.account.id, appointmentId);
  if (row?.state !== "expired") return;
  try {
    await releaseLapsed(context, recorder);
  } catch (err) {
    const { id: account } = recorder.account;
    context.log.warn({ err, account }, "releasing lapsed holds failed");
  }
}

async function isAnotherKept(
  { db }: Pick<Context, "db">,
  { accountId, appointmentId }: DepositRequest,
  ownId: number,
): Promise<boolean> {
  const charges = await listCharges(db, accountId, appointmentId);
  return charges.some(({ id, kind, keep }) => id !== ownId && kind === "deposit" && keep !== 0);
}

/** One mail covers all payments at a time. A customer with the appointment keeps the first. */
async function tellUnused(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, appointmentId }: DepositRequest,
  { amount }: Payment,
): Promise<void> {
  const row = await lockAppointment(db, accountId, appointmentId);
  const kind = row && unusedNotice(row, amount);
  if (kind === undefined) return;
  await forgetNotices(db, { accountId, appointmentId, kind });
  await queueNotices(db, { accountId, appointmentId, kinds: [kind], at: now() });
}

function unusedNotice(row: AppointmentRow, amount: number): NoticeKind | undefined {
  const { state, cancelled_by: by } = row;
  if (state === "expired") return by === null ? "payment_lost" : undefined;
  const isKept = state === "confirmed" || state === "requested";
  return isKept && amount > 0 ? "payment_voided" : undefined;
}

export async function gatewayOf(context: Context, accountId: number): Promise<PaymentGateway> {
  const connection = await findConnection(context.db, accountId);
  if (connection === undefined) throw new GatewayError("away", "no merchant is connected");
  return gatewayThrough(context, connection);
}

export function gatewayThrough(
  { keyring, connectGateway }: Pick<Context, "keyring" | "connectGateway">,
  connection: ConnectionRow,
): PaymentGateway {
  const key = gatewayKeyOf(keyring, connection);
  if (key === undefined) throw new GatewayError("away", "its key cannot be opened any more");
  return connectGateway(key);
}

/** Deposits per appointment; the sweep finds older ones. */
const mostLooked = 3;

/** An unreachable payment service changes nothing. */
export async function lookAtDeposits(
  context: Context,
  accountId: number,
  appointmentId: number,
): Promise<void> {
  const deposits = await listDeposits(context.db, accountId, appointmentId);
  await Promise.all(deposits.slice(0, mostLooked).map((deposit) => lookAt(context, deposit)));
}

/** Per account, because its payment service may be slow. */
const batchLimits = { most: 50, mostOfOne: 10 };

export async function lookAtDue(
  context: Context,
  { isElsewhere }: { isElsewhere: boolean },
): Promise<number> {
  const now = context.now();
  const due = await listDueDeposits(context.db, { now, isElsewhere, ...batchLimits });
  const deposits = await takeDueDeposits(context.db, {
    now,
    due,
    nextAt: new Date(now.getTime() + lookEveryMs),
    since: new Date(now.getTime() - lookForMs),
    orderTermMs,
  });
  await Promise.all(deposits.map((deposit) => lookAtOne(context, deposit)));
  return deposits.length;
}

async function lookAtOne(context: Context, deposit: DepositRequest): Promise<void> {
  await lookAt(context, deposit);
  if (isOrderRequest(deposit)) await expireOrder(context, deposit);
}

async function lookAt(context: Context, deposit: DepositRequest): Promise<void> {
  const { accountId, appointmentId: appointment } = deposit;
  try {
    const gateway = await gatewayOf(context, accountId);
    const payments = await gateway.find(deposit.reference);
    // Keeps the earliest successful payment.
    for (const payment of payments.toReversed()) await decidePayment(context, deposit, payment);
  } catch (err) {
    context.log.warn(
      { err, account: accountId, appointment },
      "looking for a deposit's payment failed",
    );
  }
}
