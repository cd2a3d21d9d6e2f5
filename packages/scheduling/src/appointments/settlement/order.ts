/* The payment of an order by link or card on file. Its authorisation counts as paid. The capture
   makes the order paid, with a receipt. Money that leaves later lowers its items. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { record } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { orderTermMs } from "../../money/asking/ask.ts";
import {
  type ChargeLease,
  decideKeep,
  insertCharge,
  lowerOrderCharge,
} from "../../money/charges/store.ts";
import { findConnection } from "../../money/connections/store.ts";
import { type DepositRequest, endOrderRequest } from "../../money/deposits.store.ts";
import {
  appointmentIdsOf,
  isByService,
  type OrderRow,
  orderOf,
  refundOrder,
} from "../../money/orders/order.ts";
import { findOrder, saveOrderTransition, saveRefund } from "../../money/orders/store.ts";
import type { Payment } from "../../money/payment-gateway/gateway.ts";
import { findLiveSince, listAccountsOf } from "../../parties/accounts/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { nobodyOf } from "../booking/steps.ts";
import { findAppointment } from "../booking/store.ts";
import { forgetNotices, queueNotices } from "../notices.store.ts";
import { lockOrderWhole } from "../orders/lock.ts";
import { orderNoun } from "../orders/noun.ts";
import { isPayable, readBalance } from "../orders/plan.ts";
import { issueCreditNote, issueReceipt } from "../orders/receipts.ts";

export type OrderRequest = DepositRequest & { orderId: number };

export const isOrderRequest = (deposit: DepositRequest): deposit is OrderRequest =>
  deposit.orderId !== null;

type SettlingContext = Pick<Context, "db" | "now" | "settings">;

/** Keeps the payment if everything is still due, and releases it otherwise. */
export async function decideOrderPayment(
  context: Context,
  request: OrderRequest,
  payment: Payment,
): Promise<void> {
  if (!payment.successful) return;
  const { accountId, appointmentId, orderId } = request;
  const { id: transactionId, amount, currency } = payment;
  const merchantId = (await findConnection(context.db, accountId))?.merchant_id ?? "";
  await atomically(context.db, async (db) => {
    const at = context.now();
    const taken = { accountId, appointmentId, orderId, merchantId, transactionId };
    const id = await insertCharge(db, { ...taken, amount, currency, at });
    if (id === undefined) return;
    const inside = { ...context, db };
    const order = (await lockOrderWhole(db, accountId, orderId))!;
    const isOpen = order.state === "open" || order.state === "expired";
    const isFirst = isOpen && order.items.every(({ keep }) => keep === 0);
    const isAsRequested = amount === order.total && currency === order.currency;
    const isTrial = payment.test && (await findLiveSince(db, accountId)) !== null;
    const isKept = isFirst && isAsRequested && !isTrial && (await isStillDue(db, accountId, order));
    await decideKeep(db, { accountId, id, keep: isKept ? amount : 0, at });
    if (isKept) await changeOrder(inside, { accountId, order, state: "open", keeps: true });
    else await notePaidTwice(inside, request);
    if (isFirst && !isKept) {
      await changeOrder(inside, { accountId, order, state: "cancelled", keeps: false });
    }
    await endOrderRequest(db, { accountId, orderId });
  });
}

async function isStillDue(db: Database, accountId: number, { items }: OrderRow): Promise<boolean> {
  for (const { kind, appointmentId, paid } of items) {
    if (kind !== "appointment" || appointmentId === null) continue;
    const row = await findAppointment(db, accountId, appointmentId);
    if (row === undefined || !isPayable(row)) return false;
    const { due } = await readBalance(db, accountId, row);
    if (due !== null && due < paid) return false;
  }
  return true;
}

/** The client reads that nothing is taken. */
async function notePaidTwice(
  { db, now }: SettlingContext,
  { accountId, appointmentId }: OrderRequest,
): Promise<void> {
  const kind = "payment_voided" as const;
  await forgetNotices(db, { accountId, appointmentId, kind });
  await queueNotices(db, { accountId, appointmentId, kinds: [kind], at: now() });
}

interface OrderChange {
  accountId: number;
  /** Locked. */
  order: OrderRow;
  state: OrderRow["state"];
  keeps: boolean;
  failure?: string;
}

async function changeOrder(
  context: SettlingContext,
  { accountId, order, ...transition }: OrderChange,
): Promise<OrderRow> {
  const { db, now } = context;
  await saveOrderTransition(db, { accountId, id: order.id, ...transition, at: now() });
  return await recordOrder(context, accountId, order);
}

/** Returns the order after the change. */
async function recordOrder(
  context: SettlingContext,
  accountId: number,
  before: OrderRow,
): Promise<OrderRow> {
  const { db, settings } = context;
  const { id } = before;
  const after = (await findOrder(db, accountId, id))!;
  const [account] = await listAccountsOf(db, [accountId]);
  const view = { account: account!, settings };
  await record(context, nobodyOf(account!), {
    kind: orderNoun.kind,
    action: "update",
    id,
    before: orderOf(before, view),
    after: orderOf(after, view),
  });
  return after;
}

/** After its term. Call it after a last look at the payment service. */
export async function expireOrder(
  context: SettlingContext,
  { accountId, orderId, askedAt }: OrderRequest,
): Promise<void> {
  if (context.now().getTime() - askedAt.getTime() < orderTermMs) return;
  await atomically(context.db, async (db) => {
    const order = (await lockOrderWhole(db, accountId, orderId))!;
    const isUnpaid = order.state === "open" && order.items.every(({ keep }) => keep === 0);
    const inside = { ...context, db };
    if (isUnpaid) {
      await changeOrder(inside, { accountId, order, state: "expired", keeps: false });
    }
    await endOrderRequest(db, { accountId, orderId });
  });
}

interface OrderReading {
  charge: Pick<ChargeLease, "accountId" | "id" | "keep">;
  /** Locked with its appointments. */
  order: OrderRow;
  payment: Payment;
  /** By the bank. */
  isDeclined: boolean;
  at: Date;
}

/** Call it last in the transaction of the settlement. */
export async function settleOrder(context: SettlingContext, reading: OrderReading): Promise<void> {
  const { charge, order, payment, isDeclined } = reading;
  // A second payment.
  if (charge.keep === 0 && order.state !== "paid") return;
  if (order.state === "paid") return await followMoney(context, reading);
  if (payment.capturedAmount > 0) {
    await receive(context, reading);
    const paid = (await findOrder(context.db, charge.accountId, order.id))!;
    return await followMoney(context, { ...reading, order: paid });
  }
  const isLost = isDeclined || payment.pendingAmount === 0;
  if (isLost) await letGo(context, reading);
}

async function receive(
  context: SettlingContext,
  { charge, order, payment, at }: OrderReading,
): Promise<void> {
  const { db } = context;
  const { accountId } = charge;
  const paid = await changeOrder(context, { accountId, order, state: "paid", keeps: true });
  // Numbers of live receipts are for real money only.
  if (payment.test && (await findLiveSince(db, accountId)) !== null) return;
  await issueReceipt(db, { accountId, order: paid, at }, await rowsOf(db, accountId, paid));
}

async function rowsOf(
  db: Database,
  accountId: number,
  order: OrderRow,
): Promise<Map<number, AppointmentRow>> {
  const rows = new Map<number, AppointmentRow>();
  for (const id of appointmentIdsOf(order.items)) {
    rows.set(id, (await findAppointment(db, accountId, id))!);
  }
  return rows;
}

interface Failing {
  accountId: number;
  /** Locked. */
  order: OrderRow;
  /** Null after a refused capture. */
  failure: string | null;
}

/** The card did not pay. */
export async function failOrder(
  context: SettlingContext,
  { accountId, order, failure }: Failing,
): Promise<void> {
  if (order.state !== "charging") return;
  const failed = { state: "failed" as const, keeps: false, failure: failure ?? "refused" };
  await changeOrder(context, { accountId, order, ...failed });
}

/** The bank did not pay, or staff released the payment at the payment service. */
async function letGo(context: SettlingContext, { charge, order, at }: OrderReading): Promise<void> {
  const { accountId } = charge;
  if (order.state === "charging") await failOrder(context, { accountId, order, failure: null });
  else await changeOrder(context, { accountId, order, state: "cancelled", keeps: false });
  const { id: orderId, total: amount } = order;
  await lowerOrderCharge(context.db, { accountId, orderId, amount, at });
}

/** Refunds at the payment service, and captures that failed later. */
async function followMoney(
  context: SettlingContext,
  { charge, order, payment, at }: OrderReading,
): Promise<void> {
  const { db } = context;
  const { accountId } = charge;
  const left = payment.capturedAmount - payment.refundedAmount;
  const kept = order.items.reduce((sum, { keep }) => sum + keep, 0);
  const amount = Math.min(kept, kept + returnedByHand(order) - left);
  if (charge.keep === 0 || amount <= 0) return;
  const items = refundOrder(order.items, amount)!;
  const { id: orderId } = order;
  const { payment: by } = order;
  await saveRefund(db, { accountId, orderId, payment: by, items, userId: null, at });
  await lowerOrderCharge(db, { accountId, orderId, amount, at });
  const refunded = await recordOrder(context, accountId, order);
  await issueCreditNote(db, { accountId, order: refunded, at });
}

/** Money of the payment that the business returned in another way. */
const returnedByHand = ({ refunds }: OrderRow): number =>
  refunds.reduce((sum, { payment, amount }) => sum + (isByService({ payment }) ? 0 : amount), 0);
