/* One decision per payment: a transaction sets the appointment's outcome and the amount to keep.
   No capture precedes the confirmation. */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { decideKeep } from "../../money/charges/keep.store.ts";
import { insertCharge, keepCard, listCharges } from "../../money/charges/store.ts";
import { findConnection } from "../../money/connections/store.ts";
import { type DepositRequest, endDeposits } from "../../money/deposits/store.ts";
import type { Payment } from "../../money/payment-gateway/gateway.ts";
import { findLiveSince } from "../../parties/accounts/live.store.ts";
import { listAccountsOf } from "../../parties/accounts/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import { acceptPaid } from "../booking/paid.ts";
import { releaseLapsed } from "../booking/release.ts";
import { findAppointment, lockAppointment } from "../booking/store.ts";
import { nobodyOf } from "../booking/tell.ts";
import { forgetNotices, queueNotices } from "../notices.store.ts";

export async function decidePayment(
  context: Context,
  deposit: DepositRequest,
  payment: Payment,
): Promise<void> {
  if (!payment.successful) return;
  const { accountId, appointmentId } = deposit;
  const [account] = await listAccountsOf(context.db, [accountId]);
  if (account === undefined) return;
  await freeCapacity(context, nobodyOf(account), appointmentId);
  const { id: transactionId, amount, currency } = payment;
  const merchantId = (await findConnection(context.db, accountId))?.merchant_id ?? "";
  await atomically(context.db, async (db) => {
    const at = context.now();
    const taken = { accountId, appointmentId, merchantId, transactionId, amount, currency, at };
    const id = await insertCharge(db, taken);
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
    if (!isKept) return await tellLost(inside, deposit);
    if (keepsCard) await keepCard(db, { accountId, id }, payment.card);
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

/** One mail covers all payments. A customer with the appointment gets none. */
async function tellLost(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, appointmentId }: DepositRequest,
): Promise<void> {
  const row = await lockAppointment(db, accountId, appointmentId);
  if (row?.state !== "expired" || row.cancelled_by !== null) return;
  const kinds = ["payment_lost" as const];
  await forgetNotices(db, { accountId, appointmentId, kind: "payment_lost" });
  await queueNotices(db, { accountId, appointmentId, kinds, at: now() });
}
