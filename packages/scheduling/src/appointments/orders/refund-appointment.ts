/* A refund without cancelling. It lowers the price by an allowance, so nothing becomes due again,
   unless the payment was a mistake.
   The lock of the appointment lets one refund through at a time. */
import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { invalid, notFound } from "../../core/refusals.ts";
import { type ChargeRow, listCharges, lowerDeposit } from "../../money/charges/store.ts";
import { appointmentIdsOf, type OrderRow } from "../../money/orders/order.ts";
import { orderRefusals as refusals } from "../../money/orders/refusals.ts";
import { listOrdersOf } from "../../money/orders/store.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { recordTransition } from "../booking/steps.ts";
import { lockAppointment, saveAppointment } from "../booking/store.ts";
import { lockOrderWhole } from "./lock.ts";
import { orderNoun } from "./noun.ts";
import { type AppointmentRefundPlan, planAppointmentRefund } from "./plan-refund.ts";
import { mayChangeOrder, writeRefund } from "./refund.ts";
import type { NewAppointmentRefund } from "./schema.ts";
import { insertAppointmentRefund } from "./store.ts";

interface Refunding {
  id: number;
  body: Static<typeof NewAppointmentRefund>;
}

interface LockedPayments {
  appointment: AppointmentRow;
  orders: OrderRow[];
  charges: ChargeRow[];
}

export async function refundAppointment(
  outer: Context,
  actor: Actor,
  { id, body }: Refunding,
): Promise<AppointmentRow> {
  const { amount, reason, due_again: isDueAgain = false } = body;
  const accountId = actor.account.id;
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const { appointment, ...payments } = await lockPayments(context, actor, id);
    const plan = planAppointmentRefund(payments, { id, amount });
    if (plan === undefined) throw invalid(refusals.abovePaid());
    await writeRefunds(context, actor, { id, plan });
    const at = context.now();
    const allowance = isDueAgain ? 0 : plan.allowance;
    await insertAppointmentRefund(db, accountId, {
      appointmentId: id,
      amount,
      allowance,
      reason: reason?.trim() || null,
      userId: actor.userId,
      createdAt: at,
    });
    const lowered = { allowance: appointment.allowance + allowance };
    const after = await saveAppointment(db, { accountId, id, at }, lowered);
    await recordTransition(context, actor, {
      before: { ...appointment, charges: payments.charges },
      after: { ...after, charges: await listCharges(db, accountId, id) },
    });
    return after;
  });
}

/** All appointments of its orders in ascending order, then the orders. */
async function lockPayments(context: Context, actor: Actor, id: number): Promise<LockedPayments> {
  const { db } = context;
  const accountId = actor.account.id;
  const seen = await ownOrders(context, actor, id);
  const others = seen.flatMap(({ items }) => appointmentIdsOf(items));
  const ids = [...new Set([id, ...others])].toSorted((one, other) => one - other);
  let appointment: AppointmentRow | undefined;
  for (const one of ids) {
    const row = await lockAppointment(db, accountId, one);
    if (one === id) appointment = row;
  }
  if (appointment === undefined) throw notFound();
  const orders = await ownOrders(context, actor, id);
  return { appointment, orders, charges: await listCharges(db, accountId, id) };
}

/** Orders with appointments of colleagues are theirs too. */
async function ownOrders(context: Context, actor: Actor, id: number): Promise<OrderRow[]> {
  const orders = await listOrdersOf(context.db, actor.account.id, id, onlyOf(actor));
  const own: OrderRow[] = [];
  for (const order of orders) {
    if (await mayChangeOrder(context, actor, order)) own.push(order);
  }
  return own;
}

interface PlannedRefund {
  id: number;
  plan: AppointmentRefundPlan<OrderRow>;
}

async function writeRefunds(
  context: Context,
  actor: Actor,
  { id, plan }: PlannedRefund,
): Promise<void> {
  const accountId = actor.account.id;
  for (const { order, items } of plan.orders) {
    await changed(context, actor, {
      ...orderNoun,
      id: order.id,
      lock: lockOrderWhole,
      write: async (context, order) =>
        await writeRefund(context, actor, { order, items, payment: order.payment }),
    });
  }
  const at = context.now();
  for (const { id: chargeId, keep } of plan.deposits) {
    const isLowered = await lowerDeposit(context.db, {
      accountId,
      appointmentId: id,
      id: chargeId,
      keep,
      at,
    });
    // The refund of a cancellation waits for its undo.
    if (!isLowered) throw invalid(refusals.abovePaid());
  }
}
