import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { changing, creating, ownFirst, removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
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
const tags = ["Bookings"];
const config = {
  persons: true,
  scope: "bookings:write",
  right: ["bookings", "manage_own"],
} as const;
const params = InAccount(PathId);

export function bookingWriteRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  changeRoute(server, context);
  deleteRoute(server, context);
  restoreRoute(server, context);
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/bookings",
    {
      schema: {
        tags,
        summary: "Create a booking",
        "x-refusals": Object.values(creationRefusals),
        params: AccountPath,
        body: NewBooking,
        response: { 201: Booking },
      },
      config,
    },
    creating(context, "bookings", createBooking),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/bookings/:id",
    {
      schema: {
        tags,
        summary: "Update a booking",
        "x-refusals": [...passed, ofAppointment, ...Object.values(creationRefusals)],
        params,
        body: ChangedBooking,
        response: { 200: Booking },
      },
      config: { ...config, exists: hasBooking },
      preValidation: ownFirst(context, findBooking, checkOwnBooking),
    },
    changing(context, updateBooking),
  );
}

function deleteRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/bookings/:id",
    {
      schema: {
        tags,
        summary: "Delete a booking",
        "x-refusals": [notFound, forbidden, ofAppointment, tooBusy],
        params,
        response: { 204: Type.Null() },
      },
      config: { ...config, exists: hasBooking },
    },
    removing(context, deleteBooking),
  );
}

function restoreRoute(server: Server, context: Context): void {
  const checked = [ofAppointment, goneResource, unbookable, untimed, skipped, clashes];
  server.post(
    "/:account/bookings/:id/restoration",
    {
      schema: {
        tags,
        operationId: "restoreBooking",
        summary: "Restore a deleted booking",
        "x-refusals": [notFound, forbidden, notDeleted, ...checked, tooBusy],
        params,
        body: Restoration,
        response: { 201: Booking },
      },
      config: { ...config, exists: hadBooking },
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
