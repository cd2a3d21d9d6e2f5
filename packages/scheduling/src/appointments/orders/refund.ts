import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { forbidden, invalid, unprocessable } from "../../core/refusals.ts";
import { lowerOrderCharge } from "../../money/charges/store.ts";
import {
  appointmentIdsOf,
  isByService,
  type OrderResponse,
  type OrderRow,
  type RefundPart,
  refundOrder,
} from "../../money/orders/order.ts";
import { orderRefusals as refusals } from "../../money/orders/refusals.ts";
import type { NewOrderRefund } from "../../money/orders/schema.ts";
import { findOrder, saveRefund } from "../../money/orders/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { mayChange } from "../booking/change.ts";
import { findAppointment } from "../booking/store.ts";
import { lockOrderWhole } from "./lock.ts";
import { orderNoun } from "./noun.ts";
import { issueCreditNote } from "./receipts.ts";

interface Refunding {
  id: number;
  body: Static<typeof NewOrderRefund>;
}

/** The business gave the money back in cash or outside, or the payment service returns it. */
export async function refundPayment(
  context: Context,
  actor: Actor,
  { id, body }: Refunding,
): Promise<OrderResponse> {
  return await changed(context, actor, {
    ...orderNoun,
    id,
    lock: lockOrderWhole,
    async write(context, order) {
      if (!(await mayChangeOrder(context, actor, order))) throw forbidden();
      const items = partsOf(order, body);
      return await writeRefund(context, actor, {
        order,
        items,
        payment: destinationOf(order, body),
      });
    },
  });
}

interface RefundOfOrder {
  order: OrderRow;
  items: RefundPart[];
  payment: OrderRow["payment"];
}

/** Call it under the locks of `lockOrderWhole`. */
export async function writeRefund(
  { db, now }: Pick<Context, "db" | "now">,
  { account: { id: accountId }, userId }: Actor,
  { order, items, payment }: RefundOfOrder,
): Promise<OrderRow> {
  const { id: orderId } = order;
  const at = now();
  await saveRefund(db, { accountId, orderId, payment, items, userId, at });
  const amount = items.reduce((sum, part) => sum + part.amount, 0);
  if (isByService({ payment })) await lowerOrderCharge(db, { accountId, orderId, amount, at });
  const row = (await findOrder(db, accountId, orderId))!;
  await issueCreditNote(db, { accountId, order: row, at });
  return row;
}

/** All of its appointments are the caller's own. */
export async function mayChangeOrder(
  context: Pick<Context, "db">,
  actor: Actor,
  order: OrderRow,
): Promise<boolean> {
  for (const id of appointmentIdsOf(order.items)) {
    const row = await findAppointment(context.db, actor.account.id, id);
    if (row === undefined || !(await mayChange(context, actor, row))) return false;
  }
  return true;
}

function destinationOf(
  order: OrderRow,
  { payment, to = payment }: Refunding["body"],
): OrderRow["payment"] {
  if (to === undefined) throw invalid(refusals.noDestination());
  return to === "origin" ? order.payment : to;
}

function partsOf(order: OrderRow, { amount, items }: Refunding["body"]): RefundPart[] {
  if (items !== undefined && amount !== undefined) throw invalid(refusals.bothAmounts());
  // The capture of an authorised payment follows.
  if (order.state !== "paid") throw refusals.notPaid(order.state);
  if (items !== undefined) return checkedParts(order, items);
  const kept = order.items.reduce((sum, { keep }) => sum + keep, 0);
  const parts = refundOrder(order.items, amount ?? kept);
  if (parts === undefined || parts.length === 0) throw invalid(refusals.moreThanKept("amount"));
  return parts;
}

function checkedParts({ items }: OrderRow, parts: readonly RefundPart[]): RefundPart[] {
  const seen = new Set<number>();
  const problems = parts.flatMap(({ position, amount }, at): Problem[] => {
    const item = items.find((one) => one.position === position);
    const isThere = item !== undefined && !seen.has(position);
    seen.add(position);
    if (!isThere) return [refusals.unknownItem(`items.${at}.position`)];
    return amount > item.keep ? [refusals.moreThanKept(`items.${at}.amount`)] : [];
  });
  if (problems.length > 0) throw unprocessable(problems);
  return [...parts];
}
