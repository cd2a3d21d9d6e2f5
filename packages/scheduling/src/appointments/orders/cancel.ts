import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/refusals.ts";
import { endOrderRequest } from "../../money/deposits.store.ts";
import type { OrderResponse, OrderRow } from "../../money/orders/order.ts";
import { orderRefusals as refusals } from "../../money/orders/refusals.ts";
import { findOrder, saveOrderTransition } from "../../money/orders/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { lockOrderWhole } from "./lock.ts";
import { orderNoun } from "./noun.ts";
import { mayChangeOrder } from "./refund.ts";

const ended: readonly OrderRow["state"][] = ["cancelled", "expired", "failed"];

/** Withdraws the link: a later payment is released. */
export async function cancelOrder(
  context: Context,
  actor: Actor,
  id: number,
): Promise<OrderResponse> {
  const accountId = actor.account.id;
  return await changed(context, actor, {
    ...orderNoun,
    id,
    lock: lockOrderWhole,
    async write(context, order) {
      const { db, now } = context;
      if (!(await mayChangeOrder(context, actor, order))) throw forbidden();
      if (ended.includes(order.state)) return order;
      if (order.state === "paid" || isBeingPaid(order)) throw refusals.otherState(stateOf(order));
      const state = "cancelled" as const;
      await saveOrderTransition(db, { accountId, id, state, keeps: false, at: now() });
      await endOrderRequest(db, { accountId, orderId: id });
      return (await findOrder(db, accountId, id))!;
    },
  });
}

/** Authorised, before the capture. */
const isBeingPaid = ({ items }: OrderRow): boolean => items.some(({ keep }) => keep > 0);

const stateOf = (order: OrderRow): string => (order.state === "paid" ? "paid" : "being paid");
