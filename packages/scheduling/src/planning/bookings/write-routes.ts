import type { Server } from "@frontdesk/server/server";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { changing, creating, ownFirst, removing, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { isOwnBooking } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { accountPath } from "../../parties/accounts/account.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { checkOwnBooking } from "./booking.ts";
import { createBooking } from "./create.ts";
import { deleteBooking } from "./delete.ts";
import { bookingRefusals } from "./refusals.ts";
import { restoreBooking } from "./restore.ts";
import { Booking, ChangedBooking, NewBooking, Restoration } from "./schema.ts";
import { findAnyBooking, findBooking, hadBooking, hasBooking } from "./store.ts";
import { updateBooking } from "./update.ts";

const { notFound, forbidden, changedSince, notDeleted, ofAppointment, ...creationRefusals } =
  bookingRefusals;
const { goneResource, unbookable, untimed, skipped, clashes, tooBusy } = creationRefusals;
const passed = [notFound, forbidden, changedSince];
const writable = {
  persons: true,
  scope: "bookings:write",
  right: ["bookings", "manage_own"],
} as const;

export function bookingWriteRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "bookings",
    tag: "Bookings",
    viewable: {},
    writable: { ...writable, exists: hasBooking, own: isOwnBooking },
  });
  routes.create(
    {
      summary: "Create a booking",
      refusals: Object.values(creationRefusals),
      body: NewBooking,
      view: Booking,
    },
    creating(context, "bookings", createBooking),
  );
  routes.update(
    {
      summary: "Update a booking",
      refusals: [...passed, ofAppointment, ...Object.values(creationRefusals)],
      body: ChangedBooking,
      view: Booking,
      preValidation: ownFirst(context, findBooking, checkOwnBooking),
    },
    changing(context, updateBooking),
  );
  routes.delete(
    "Delete a booking",
    [notFound, forbidden, ofAppointment, tooBusy],
    removing(context, deleteBooking),
  );
  restoreRoute(server, context);
}

function restoreRoute(server: Server, context: Context): void {
  const checked = [ofAppointment, goneResource, unbookable, untimed, skipped, clashes];
  server.post(
    "/:account/bookings/:id/restoration",
    {
      schema: {
        tags: ["Bookings"],
        operationId: "restoreBooking",
        summary: "Restore a deleted booking",
        "x-refusals": [notFound, forbidden, notDeleted, ...checked, tooBusy],
        params: InAccount(PathId),
        body: Restoration,
        response: { 201: Booking },
      },
      config: { ...writable, exists: hadBooking, own: isOwnBooking },
      preValidation: ownFirst(context, findAnyBooking, checkOwnBooking),
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
        const { account, body, params } = request;
        const view = await restoreBooking(context, actorOf(request), { id: params.id, body });
        const position = accountPath(context.settings, account.subdomain);
        const location = `${position}/bookings/${view.id}`;
        return { status: 201, headers: { location }, body: view };
      });
      return reply;
    },
  );
}
