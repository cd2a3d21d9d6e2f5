import type { Database } from "@frontdesk/database/database";
import { answerWithCsv, type Columns } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { saySyncFrom, sinceOf } from "../../api/lists/changes.ts";
import { answerList, type Page, pageOf } from "../../api/lists/lists.ts";
import { checkTableDays, orCsv, pagesOf } from "../../api/lists/tables.ts";
import { tagged } from "../../api/objects.ts";
import { tableRefusals } from "../../api/refusals.ts";
import type { Context } from "../../core/context.ts";
import { datesOf } from "../../core/dates.ts";
import { isOwnBooking, isOwnClient } from "../../core/own.store.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { disordered, noDate, notFound, otherDay } from "../../core/refusals.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { type BookingResponse, bookingOf } from "./booking.ts";
import { type BookingFilter, listBookings } from "./listing.store.ts";
import { Booking, BookingQuery } from "./schema.ts";
import {
  type BookingRow,
  findBooking,
  findParties,
  hasBooking,
  hasColumn,
  type Parties,
} from "./store.ts";
import { bookingWriteRoutes } from "./write-routes.ts";

const tags = ["Bookings"];
const readable = {
  persons: true,
  scope: "bookings:read",
  right: ["bookings", "view"],
} as const;
const filtered = { ...readable, own: "filtered" } as const;
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
      config: { ...readable, exists: hasBooking, own: isOwnBooking },
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
      config: filtered,
    },
    (request, reply) => sendBookings(context, { request, reply }),
  );
}

function nestedRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/resources/:id/bookings",
    {
      schema: { ...query, summary: "List a resource's bookings", params },
      config: { ...filtered, exists: hasColumn("resource") },
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
      config: { ...readable, exists: hasColumn("client"), own: isOwnClient },
    },
    (request, reply) => sendBookings(context, { request, reply }, { clientId: request.params.id }),
  );
}

type Query = Static<typeof BookingQuery>;

async function sendBookings(
  { db, settings, now }: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  within: Partial<BookingFilter> = {},
): Promise<BookingResponse[] | undefined> {
  saySyncFrom(reply, now());
  const query = request.query as Query;
  const { id: accountId, subdomain, timezone } = request.account;
  const dates = datesOf(query, ["start_date", "end_date"], timezone);
  const filter: BookingFilter = {
    accountId,
    startDate: dates.start_date,
    endDate: dates.end_date,
    bookerId: query.booker_id,
    projectId: query.project_id,
    clientId: query.client_id,
    resourceIds: query.resource_ids,
    isWaiting: query.waiting,
    isTentative: query.tentative,
    withHeld: query.held,
    text: query.q?.trim(),
    updatedSince: sinceOf(query),
    only: onlyOf(actorOf(request)),
  };
  const view = (row: BookingRow) => bookingOf(row, { settings, now }, subdomain);
  const list = (page: Page) => listBookings(db, { ...filter, ...within }, page);
  if (query.format === "csv") {
    checkTableDays(dates.start_date, dates.end_date);
    const pages = named({ db, accountId }, pagesOf(list), view);
    await answerWithCsv(reply, { name: "bookings", columns: bookingColumns, pages });
    return undefined;
  }
  const page = pageOf(query, settings);
  const show = (rows: BookingRow[]) => rows.map(view);
  return await answerList(request, reply, { page, settings, list, show });
}

async function* named(
  { db, accountId }: { db: Database; accountId: number },
  pages: AsyncIterable<readonly BookingRow[]>,
  show: (row: BookingRow) => BookingResponse,
): AsyncGenerator<TabledBooking[]> {
  for await (const rows of pages) {
    const partiesOf = await findParties(db, accountId, rows);
    yield rows.map((row) => ({ booking: show(row), parties: partiesOf(row) }));
  }
}

interface TabledBooking {
  booking: BookingResponse;
  parties: Parties | undefined;
}

const minutesOf = (minutes: number | null) => (minutes === null ? null : { minutes });

const bookingColumns: Columns<TabledBooking> = {
  id: ({ booking }) => booking.id,
  start_date: ({ booking }) => booking.start_date,
  end_date: ({ booking }) => booking.end_date,
  start_time: ({ booking }) => minutesOf(booking.start_time),
  end_time: ({ booking }) => minutesOf(booking.end_time),
  timezone: ({ booking }) => booking.timezone,
  duration: ({ booking }) => minutesOf(booking.duration),
  days: ({ booking }) => booking.durations.length,
  resource_id: ({ booking }) => booking.resource_id,
  resource: ({ parties }) => parties?.resource.name,
  client_id: ({ booking }) => booking.client_id,
  client: ({ parties }) => parties?.client?.name,
  project_id: ({ booking }) => booking.project_id,
  project: ({ parties }) => parties?.project?.name,
  booker: ({ booking }) => booking.booker?.name,
  details: ({ booking }) => booking.details,
  billable: ({ booking }) => booking.billable,
  tentative: ({ booking }) => booking.tentative,
  waiting: ({ booking }) => booking.waiting,
  deleted: ({ booking }) => booking.deleted,
  created_at: ({ booking }) => booking.created_at,
  updated_at: ({ booking }) => booking.updated_at,
};
