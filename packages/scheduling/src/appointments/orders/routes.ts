import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { creating, listing, readingUntagged, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { isOwnOrder } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { orderOf } from "../../money/orders/order.ts";
import { orderRefusals } from "../../money/orders/refusals.ts";
import { NewOrder, NewOrderRefund, Order, OrderQuery } from "../../money/orders/schema.ts";
import { findOrder, hasOrder, listOrders } from "../../money/orders/store.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { refundPayment } from "./refund.ts";
import { takePayment } from "./take.ts";

const { notFound, forbidden, bothAmounts, moreThanKept, unknownItem, ...ofNew } = orderRefusals;
const viewable = {
  persons: true,
  scope: "orders:read",
  right: ["bookings", "view"],
  exists: hasOrder,
  own: isOwnOrder,
} as const;
const writable = {
  persons: true,
  scope: "orders:write",
  right: ["bookings", "manage_own"],
  exists: hasOrder,
  own: isOwnOrder,
} as const;

export function orderRoutes(server: Server, context: Context): void {
  const { db } = context;
  const routes = routesOf(server, { path: "orders", tag: "Orders", viewable, writable });
  routes.list(
    { summary: "List orders", query: OrderQuery, view: Type.Array(Order) },
    listing(context, orderOf, (request, page) => {
      const only = onlyOf(actorOf(request));
      return listOrders(db, { accountId: request.account.id, only }, page);
    }),
  );
  routes.get("Retrieve an order", Order, readingUntagged(context, findOrder, orderOf));
  routes.create(
    {
      summary: "Take a payment at the business",
      refusals: [forbidden, ...Object.values(ofNew)],
      body: NewOrder,
      view: Order,
    },
    creating(context, "orders", takePayment),
  );
  server.post(
    "/:account/orders/:id/refund",
    {
      schema: {
        tags: ["Orders"],
        summary: "Refund an order at the business",
        operationId: "refundOrder",
        "x-refusals": [notFound, forbidden, bothAmounts, moreThanKept, unknownItem],
        params: InAccount(PathId),
        body: NewOrderRefund,
        response: { 200: Order },
      },
      config: writable,
    },
    refunding(context),
  );
}

function refunding(context: Context) {
  return async (
    request: FastifyRequest & { params: { id: number }; body: Static<typeof NewOrderRefund> },
    reply: FastifyReply,
  ) => {
    const { params, body } = request;
    const actor = actorOf(request);
    return await answerOnce(context, { request, reply, admit: byRights }, async (context) => ({
      status: 200,
      body: await refundPayment(context, actor, { id: params.id, body }),
    }));
  };
}
