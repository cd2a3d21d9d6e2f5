import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { changing, creating, ownFirst, removing } from "../../changes/requests.ts";
import type { Context } from "../../ground/context.ts";
import { AccountPath, InAccount, PathId } from "../../ground/paths.ts";
import { checkOwnBooking } from "./booking.ts";
import { createBooking } from "./create.ts";
import { deleteBooking } from "./delete.ts";
import { bookingRefusals } from "./refusals.ts";
import { Booking, ChangedBooking, NewBooking } from "./schema.ts";
import { findBooking, hasBooking } from "./store.ts";
import { updateBooking } from "./update.ts";

const { notFound, forbidden, changedSince, ...creationRefusals } = bookingRefusals;
const { tooBusy } = creationRefusals;
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
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/bookings",
    {
      schema: {
        tags,
        summary: "Book a resource",
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
        summary: "Change a booking; only what is given changes",
        "x-refusals": Object.values(bookingRefusals),
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
        "x-refusals": [notFound, forbidden, tooBusy],
        params,
        response: { 204: Type.Null() },
      },
      config: { ...config, exists: hasBooking },
    },
    removing(context, deleteBooking),
  );
}
