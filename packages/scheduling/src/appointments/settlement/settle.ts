/* The target of a charge: captured less refunded, nothing pending. Each step first reads the
   payment, so changes by others are safe. */
import { atomically } from "@frontdesk/database/atomically";
import { backoffMs } from "@frontdesk/platform/work-queue/backoff";
import { type BatchTiming, startBatches } from "@frontdesk/platform/work-queue/batches";
import { joinLoops } from "@frontdesk/platform/work-queue/join-loops";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { lease } from "@frontdesk/platform/work-queue/timing";
import type { Context } from "../../core/context.ts";
import { keyOf, nextOf, refusalsOf } from "../../money/charges/charge.ts";
import { noteRequested } from "../../money/charges/fees.store.ts";
import {
  type ChargeLease,
  type ChargeOutcome,
  concludeCharge,
  leaseCharges,
  listCharges,
  lowerFee,
  postponeCharges,
  renewCharges,
} from "../../money/charges/store.ts";
import { listDueCharges } from "../../money/connections/store.ts";
import type { OrderRow } from "../../money/orders/order.ts";
import { paidByOrders } from "../../money/orders/store.ts";
import { gatewayErrorOf, type Payment } from "../../money/payment-gateway/gateway.ts";
import { listAccountsOf } from "../../parties/accounts/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { mostFee } from "../booking/fee.ts";
import { nobodyOf, recordTransition } from "../booking/steps.ts";
import { lockAppointment, saveAppointment } from "../booking/store.ts";
import { queueNotices } from "../notices.store.ts";
import { lockOrderWhole } from "../orders/lock.ts";
import { askFee, type FeeOutcome } from "./fee.ts";
import { gatewayOf } from "./look.ts";
import { failOrder, settleOrder } from "./order.ts";
import { issueForCharge } from "./receipts.ts";

const batchLimits = { most: 20, mostOfOne: 4 };

const hourMs = 60 * 60_000;
/** After this time a charge needs attention. */
const patienceMs = hourMs;
/** Tries end, except for disputes: these end eventually. */
const longestMs = 30 * 24 * hourMs;
/** Without attention. */
const mostRefusals = 1;
const backoff = { firstMs: 5_000, longestMs: hourMs, least: 0.5, most: 1 };

type SettleOutcome =
  | FeeOutcome
  | { is: "stepped" | "settled"; seen: Payment }
  | { is: "waiting"; seen: Payment; why: string }
  | { is: "repeated"; seen: Payment; why: string; refusals: number }
  | { is: "failed"; why: string };

export function startSettling(context: Context, options: Partial<BatchTiming> = {}): Loop {
  return joinLoops([false, true].map((isElsewhere) => settle(context, { isElsewhere, options })));
}

interface Settling {
  isElsewhere: boolean;
  options: Partial<BatchTiming>;
}

function settle(context: Context, { isElsewhere, options }: Settling): Loop {
  const { db, log } = context;
  const calls = { timeoutMs: 15_000, parallel: 4, backoff };
  return startBatches<ChargeLease, SettleOutcome>(
    context,
    {
      name: isElsewhere ? "charges elsewhere" : "charges",
      // One account may have more to do.
      batchSize: batchLimits.mostOfOne,
      lease: async (lease) => {
        const due = await listDueCharges(db, { now: lease.now, isElsewhere, ...batchLimits });
        return await leaseCharges(db, { ...lease, due });
      },
      renew: renewCharges,
      attempt: (chargeLease) => take(context, chargeLease),
      conclude: async (answered) => {
        for (const { item, result } of answered) await conclude(context, item, result);
        return [];
      },
      noteFailure: ({ id: charge, accountId: account }, err) =>
        log.warn({ err, charge, account }, "settling a charge failed; it is retried"),
      postpone: postponeCharges,
    },
    { ...lease, ...calls, pollMs: 1_000, gatherMs: 50, ...options },
  );
}

async function take(context: Context, chargeLease: ChargeLease): Promise<SettleOutcome> {
  const { id, transactionId, keep } = chargeLease;
  try {
    const gateway = await gatewayOf(context, chargeLease.accountId);
    if (transactionId === null) return await askFee(context, gateway, chargeLease);
    if (keep === null) return { is: "failed", why: "undecided" };
    const seen = await gateway.read(transactionId);
    const next = nextOf(seen, keep);
    if (next.is === "waiting") return { ...next, seen };
    if (next.is === "settled") return { is: "settled", seen };
    const { kind, amount } = next;
    const { count: refusals, forMs } = refusalsOf(seen, kind);
    if (forMs > longestMs) return { is: "waiting", why: "refused", seen };
    const updated = await gateway.move(transactionId, { kind, amount, key: keyOf(id, seen) });
    if (refusals <= mostRefusals) return { is: "stepped", seen: updated };
    return { is: "repeated", why: `${kind} refused`, refusals, seen: updated };
  } catch (error) {
    const trouble = gatewayErrorOf(error);
    if (trouble === undefined) throw error;
    return { is: "failed", why: error instanceof Error ? error.message : trouble };
  }
}

async function conclude(
  context: Context,
  chargeLease: ChargeLease,
  round: SettleOutcome,
): Promise<void> {
  const at = context.now();
  const outcome = outcomeOf(chargeLease, round, at);
  const since = chargeLease.failingSince ?? at;
  const isLong = at.getTime() - since.getTime() >= patienceMs;
  const isRejected = round.is === "waiting" || round.is === "repeated";
  const isTrouble = outcome.state === "failing" && (isRejected || isLong);
  const isOver = outcome.state !== chargeLease.state && isEnded(outcome);
  await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const { accountId, appointmentId, orderId } = chargeLease;
    const order = orderId === null ? undefined : await lockOrderWhole(db, accountId, orderId);
    const row = isAmountNew(chargeLease, outcome)
      ? await lockAppointment(db, accountId, appointmentId)
      : undefined;
    if (isTrouble) await askFor(inside, chargeLease, "payment");
    if (isOver) await askNoMore(inside, chargeLease);
    let isOurs = false;
    const note = async () => {
      const paid = round.is === "asked" ? round.seen.id : undefined;
      if (paid !== undefined) await noteRequested(db, chargeLease, { transactionId: paid, at });
      isOurs = await concludeCharge(db, chargeLease, outcome);
      if (!isOurs) return;
      if (row !== undefined) await keepWithinAgreed(inside, { accountId, appointmentId, row });
      await queueFeeNotices(inside, chargeLease, outcome);
    };
    if (isNotified(chargeLease, outcome) || isNoticed(chargeLease, outcome))
      await tellCharged(inside, chargeLease, note);
    else await note();
    if (isOurs) await account(inside, { charge: chargeLease, order, row, outcome });
  });
}

interface Accounting {
  charge: ChargeLease;
  /** Both locked. */
  order: OrderRow | undefined;
  row: AppointmentRow | undefined;
  outcome: ChargeOutcome;
}

async function account(
  context: TellingContext,
  { charge, order, row: appointment, outcome }: Accounting,
): Promise<void> {
  const { seen: payment, failure, at } = outcome;
  if (order !== undefined && outcome.state === "declined") {
    return await failOrder(context, { accountId: charge.accountId, order, failure });
  }
  if (payment === undefined) return;
  if (order !== undefined) {
    const isDeclined = failure === "refused";
    return await settleOrder(context, { charge, order, payment, isDeclined, at });
  }
  if (appointment === undefined) return;
  await issueForCharge(context.db, { charge, payment, appointment, at });
}

/** Clears the owner's task unless another charge fails; the lock keeps that charge. */
async function askNoMore(
  context: Pick<Context, "db" | "now">,
  chargeLease: ChargeLease,
): Promise<void> {
  await lockAppointment(context.db, chargeLease.accountId, chargeLease.appointmentId);
  if (!(await isAnotherFailing(context, chargeLease))) await askFor(context, chargeLease, null);
}

async function isAnotherFailing(
  { db }: Pick<Context, "db">,
  { accountId, appointmentId, id: ownId }: ChargeLease,
): Promise<boolean> {
  const charges = await listCharges(db, accountId, appointmentId);
  return charges.some(({ id, state }) => id !== ownId && state === "failing");
}

const isTaken = ({ kind, captured }: ChargeLease, { seen }: ChargeOutcome): boolean =>
  kind === "fee" && captured === 0 && (seen?.capturedAmount ?? 0) > 0;

const isRefunded = ({ kind, refunded }: ChargeLease, { seen }: ChargeOutcome): boolean =>
  kind === "fee" && (seen?.refundedAmount ?? 0) > refunded;

async function queueFeeNotices(
  { db, now }: Pick<Context, "db" | "now">,
  chargeLease: ChargeLease,
  outcome: ChargeOutcome,
): Promise<void> {
  const { accountId, appointmentId } = chargeLease;
  const notice = { accountId, appointmentId, at: now() };
  if (isTaken(chargeLease, outcome)) await queueNotices(db, { ...notice, kinds: ["fee_charged"] });
  if (isRefunded(chargeLease, outcome)) {
    await queueNotices(db, { ...notice, kinds: ["fee_refunded"] });
  }
}

const isNotified = ({ kind, state }: ChargeLease, outcome: ChargeOutcome): boolean =>
  kind === "fee" && outcome.state !== state && isEnded(outcome);

const isEnded = ({ state }: ChargeOutcome): boolean => state === "settled" || state === "declined";

const isAmountNew = ({ captured, refunded }: ChargeLease, { seen }: ChargeOutcome): boolean =>
  seen !== undefined && (seen.capturedAmount !== captured || seen.refundedAmount !== refunded);

function isNoticed(chargeLease: ChargeLease, { seen }: ChargeOutcome): boolean {
  if (chargeLease.state !== "settled" || seen === undefined) return false;
  const { capturedAmount: captured, refundedAmount: refunded, disputedAmount: disputed } = seen;
  return (
    chargeLease.captured !== captured ||
    chargeLease.refunded !== refunded ||
    chargeLease.disputed !== disputed
  );
}

function outcomeOf(chargeLease: ChargeLease, round: SettleOutcome, at: Date): ChargeOutcome {
  if (round.is === "declined") {
    const notice = { state: "declined" as const, failure: round.why, isProgress: false, at };
    return { ...notice, seen: undefined, dueAt: null };
  }
  if (!("why" in round)) {
    const isSettled = round.is === "settled";
    return {
      state: isSettled ? "settled" : "open",
      failure: null,
      isProgress: true,
      at,
      seen: round.seen,
      dueAt: isSettled ? null : at,
    };
  }
  const since = chargeLease.failingSince ?? at;
  const isDisputed = round.is === "waiting" && round.why === "disputed";
  const isOver = !isDisputed && at.getTime() - since.getTime() > longestMs;
  return {
    state: "failing",
    failure: round.why,
    isProgress: false,
    at,
    seen: round.is === "failed" ? undefined : round.seen,
    dueAt: isOver ? null : new Date(at.getTime() + waitOf(round, chargeLease)),
  };
}

function waitOf(round: SettleOutcome, { attempts }: ChargeLease): number {
  if (round.is === "waiting") return hourMs;
  // Each refused operation is a new request: only the payment's trail counts refusals.
  return backoffMs(backoff, round.is === "repeated" ? round.refusals - mostRefusals : attempts);
}

async function askFor(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, appointmentId }: ChargeLease,
  attention: "payment" | null,
): Promise<void> {
  const row = await lockAppointment(db, accountId, appointmentId);
  if (row === undefined || row.attention === attention || row.attention === "displaced") return;
  const at = now();
  await saveAppointment(db, { accountId, id: appointmentId, at }, { attention });
  if (attention === null) return;
  const kinds = ["staff_attention" as const];
  await queueNotices(db, { accountId, appointmentId, kinds, at });
}

type TellingContext = Pick<Context, "db" | "now" | "settings" | "log">;

async function tellCharged(
  context: TellingContext,
  { accountId, appointmentId: id }: { accountId: number; appointmentId: number },
  work: () => Promise<void>,
): Promise<void> {
  const { db, now } = context;
  const row = await lockAppointment(db, accountId, id);
  const before = await listCharges(db, accountId, id);
  await work();
  const [account] = await listAccountsOf(db, [accountId]);
  if (row === undefined || account === undefined) return;
  const after = await saveAppointment(db, { accountId, id, at: now() }, {});
  await recordTransition(context, nobodyOf(account), {
    before: { ...row, charges: before },
    after: { ...after, charges: await listCharges(db, accountId, id) },
  });
}

/* A bank may return a refund of the deposit after the fee was charged. The customer agreed to one
   amount for both, so the merchant gives back the excess of the fee. */
interface Agreed {
  accountId: number;
  appointmentId: number;
  /** Locked. */
  row: AppointmentRow;
}

async function keepWithinAgreed(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, appointmentId, row }: Agreed,
): Promise<void> {
  const charges = await listCharges(db, accountId, appointmentId);
  const hasFee = charges.some(({ kind, keep }) => kind === "fee" && keep !== null);
  if (!hasFee) return;
  const paid = (await paidByOrders(db, accountId, [appointmentId])).get(appointmentId);
  const keep = mostFee(row, charges, paid);
  await lowerFee(db, { accountId, appointmentId, keep, at: now() });
}
