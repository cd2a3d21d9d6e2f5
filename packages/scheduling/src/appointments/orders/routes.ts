import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { creating, listing, readingUntagged, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { isOwnAppointment, isOwnOrder } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import { orderOf } from "../../money/orders/order.ts";
import { orderRefusals } from "../../money/orders/refusals.ts";
import { NewOrder, NewOrderRefund, Order, OrderQuery } from "../../money/orders/schema.ts";
import { findOrder, hasOrder, listOrders } from "../../money/orders/store.ts";
import { type Actor, actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { Appointment } from "../booking/schema.ts";
import { stepping } from "../booking/stepping.ts";
import { hasAppointment } from "../booking/store.ts";
import { cancelOrder } from "./cancel.ts";
import { linkOrder } from "./link.ts";
import { refundPayment } from "./refund.ts";
import { refundAppointment } from "./refund-appointment.ts";
import { NewAppointmentRefund } from "./schema.ts";
import { takePayment } from "./take.ts";

const { notFound, forbidden, otherState, notPaid, ...others } = orderRefusals;
const { noDestination, bothAmounts, moreThanKept, unknownItem, abovePaid, ...ofNew } = others;
const { unavailable } = askingRefusals;
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
      refusals: [forbidden, ...Object.values(ofNew), unavailable],
      body: NewOrder,
      view: Order,
    },
    taking(context),
  );
  server.post(
    "/:account/orders/:id/cancel",
    {
      schema: {
        tags: ["Orders"],
        summary: "Cancel an order before its payment",
        operationId: "cancelOrder",
        "x-refusals": [notFound, forbidden, otherState],
        params: InAccount(PathId),
        response: { 200: Order },
      },
      config: writable,
    },
    async (request, reply) =>
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => ({
        status: 200,
        body: await cancelOrder(context, actorOf(request), request.params.id),
      })),
  );
  server.post(
    "/:account/orders/:id/refund",
    {
      schema: {
        tags: ["Orders"],
        summary: "Refund an order at the business",
        operationId: "refundOrder",
        "x-refusals": [
          notFound,
          forbidden,
          noDestination,
          bothAmounts,
          notPaid,
          moreThanKept,
          unknownItem,
        ],
        params: InAccount(PathId),
        body: NewOrderRefund,
        response: { 200: Order },
      },
      config: writable,
    },
    refunding(context),
  );
  refundAppointmentRoute(server, context);
}

function refundAppointmentRoute(server: Server, context: Context): void {
  server.post(
    "/:account/appointments/:id/refund",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Refund an appointment without cancelling it",
        operationId: "refundAppointment",
        "x-refusals": [notFound, forbidden, abovePaid],
        params: InAccount(PathId),
        body: NewAppointmentRefund,
        response: { 200: Appointment },
      },
      config: { ...writable, exists: hasAppointment, own: isOwnAppointment },
    },
    stepping(context, refundAppointment),
  );
}

function taking(context: Context) {
  return async (
    request: FastifyRequest & { body: Static<typeof NewOrder> },
    reply: FastifyReply,
  ) => {
    const { body } = request;
    const isLinked = body.payment === "link";
    const [link] = await Promise.allSettled([
      isLinked ? linkOrder(context, actorOf(request), body) : undefined,
    ]);
    const take = async (context: Context, actor: Actor, body: Static<typeof NewOrder>) => {
      // A repeat returns the first response, without a link of its own.
      if (link.status === "rejected") throw link.reason;
      return await takePayment(context, actor, { body, link: link.value });
    };
    await creating(context, "orders", take)(request, reply);
  };
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
