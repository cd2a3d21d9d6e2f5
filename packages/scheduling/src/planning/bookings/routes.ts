import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { tagged } from "../../api/etags.ts";
import { orCsv } from "../../api/lists/tables.ts";
import { tableRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { disordered, noDate, notFound, otherDay } from "../../core/refusals.ts";
import { bookingOf } from "./booking.ts";
import { sendBookings } from "./list.ts";
import { Booking, BookingQuery } from "./schema.ts";
import { findBooking, hasBooking, hasColumn } from "./store.ts";
import { bookingWriteRoutes } from "./write-routes.ts";

const tags = ["Bookings"];
const readable = { persons: true, scope: "bookings:read", right: ["bookings", "view"] } as const;
const params = InAccount(PathId);

export function bookingRoutes(server: Server, context: Context): void {
  listRoute(server, context);
  nestedRoutes(server, context);
  readRoute(server, context);
  bookingWriteRoutes(server, context);
}

function readRoute(server: Server, context: Context): void {
  const { db } = context;
  server.get(
    "/:account/bookings/:id",
    {
      schema: { tags, summary: "Retrieve a booking", params, response: { 200: Booking } },
      config: { ...readable, exists: hasBooking },
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findBooking(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, bookingOf(row, context, account.subdomain));
    },
  );
}

const query = {
  tags,
  "x-refusals": [noDate, otherDay, disordered, tableRefusals.longTable],
  querystring: BookingQuery,
  response: { 200: orCsv(Type.Array(Booking)) },
};

function listRoute(server: Server, context: Context): void {
  server.get(
    "/:account/bookings",
    {
      schema: { ...query, summary: "List bookings in a date range", params: AccountPath },
      config: readable,
    },
    (request, reply) => sendBookings(context, { request, reply }),
  );
}

function nestedRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/resources/:id/bookings",
    {
      schema: { ...query, summary: "List a resource's bookings", params },
      config: { ...readable, exists: hasColumn("resource") },
    },
    (request, reply) =>
      sendBookings(context, { request, reply }, { resourceIds: [request.params.id] }),
  );

  server.get(
    "/:account/projects/:id/bookings",
    {
      schema: { ...query, summary: "List a project's bookings", params },
      config: { ...readable, exists: hasColumn("project") },
    },
    (request, reply) => sendBookings(context, { request, reply }, { projectId: request.params.id }),
  );

  server.get(
    "/:account/clients/:id/bookings",
    {
      schema: { ...query, summary: "List a client's bookings", params },
      config: { ...readable, exists: hasColumn("client") },
    },
    (request, reply) => sendBookings(context, { request, reply }, { clientId: request.params.id }),
  );
}
