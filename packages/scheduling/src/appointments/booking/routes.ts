import { answerWithCsv } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { saySyncFrom, sinceOf } from "../../api/lists/changes.ts";
import { checkTableDays, orCsv, pagesOf } from "../../api/lists/tables.ts";
import { tagged } from "../../api/objects.ts";
import { tableRefusals } from "../../api/refusals.ts";
import { listing } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { datesOf, zoneOf } from "../../core/dates.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { disordered, noDate, otherDay } from "../../core/refusals.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { type FullRow, inFull, showCharged, showFor } from "./appointment.ts";
import { type AppointmentFilter, listAppointments } from "./listing.store.ts";
import { appointmentRefusals } from "./refusals.ts";
import { Appointment, AppointmentQuery } from "./schema.ts";
import { findAppointment, hasAppointment } from "./store.ts";
import { appointmentColumns, tabled } from "./table.ts";
import { appointmentWriteRoutes } from "./write-routes.ts";

const tags = ["Appointments"];
const readable = {
  persons: true,
  scope: "appointments:read",
  right: ["bookings", "view"],
  own: "filtered",
} as const;

export function staffRoutes(server: Server, context: Context): void {
  listRoute(server, context);
  readRoute(server, context);
  appointmentWriteRoutes(server, context);
}

function listRoute(server: Server, context: Context): void {
  const { db, now } = context;
  server.get(
    "/:account/appointments",
    {
      schema: {
        tags,
        summary: "List appointments",
        "x-refusals": [noDate, otherDay, disordered, tableRefusals.longTable],
        params: AccountPath,
        querystring: AppointmentQuery,
        response: { 200: orCsv(Type.Array(Appointment)) },
      },
      config: readable,
    },
    async (request, reply) => {
      saySyncFrom(reply, now());
      const { query, account } = request;
      const dates = datesOf(query, ["start_date", "end_date"], account.timezone);
      const midnight = (date: string) => midnightIn(account.timezone, date);
      const filter: AppointmentFilter = {
        accountId: account.id,
        from: dates.start_date === undefined ? undefined : midnight(dates.start_date),
        until: dates.end_date === undefined ? undefined : midnight(addDays(dates.end_date, 1)),
        states: query.state,
        serviceId: query.service_id,
        clientId: query.client_id,
        resourceIds: query.resource_ids,
        needsAttention: query.attention,
        updatedSince: sinceOf(query),
        only: onlyOf(actorOf(request)),
      };
      if (query.format === "csv") {
        checkTableDays(dates.start_date, dates.end_date);
        const rows = pagesOf((page) => listAppointments(db, filter, page));
        const pages = tabled(db, actorOf(request), rows);
        const table = { name: "appointments", columns: appointmentColumns, pages };
        await answerWithCsv(reply, table);
        return undefined;
      }
      const show = (row: FullRow) => showFor(actorOf(request), row, context);
      return await listing(context, show, async (_request, page) => {
        const listed = await listAppointments(db, filter, page);
        return { ...listed, items: await inFull(db, account.id, listed.items) };
      })(request, reply);
    },
  );
}

export function midnightIn(timezone: string, date: string): Date {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zoneOf(timezone));
  return new Date(start.epochMilliseconds);
}

function readRoute(server: Server, context: Context): void {
  server.get(
    "/:account/appointments/:id",
    {
      schema: {
        tags,
        summary: "Retrieve an appointment",
        params: InAccount(PathId),
        response: { 200: Appointment },
      },
      config: { ...readable, exists: hasAppointment, own: isOwnAppointment },
    },
    async (request, reply) => {
      const { account, params } = request;
      const row = await findAppointment(context.db, account.id, params.id);
      if (row === undefined) throw appointmentRefusals.notFound();
      return tagged(reply, await showCharged(actorOf(request), row, context));
    },
  );
}
