import type { Database } from "@frontdesk/database/database";
import { answerWithCsv } from "@frontdesk/server/csv";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { saySyncFrom, sinceOf } from "../../api/lists/changes.ts";
import { answerList, type Page, pageOf } from "../../api/lists/lists.ts";
import { checkTableDays, pagesOf } from "../../api/lists/tables.ts";
import type { Context } from "../../core/context.ts";
import { datesOf } from "../../core/dates.ts";
import { type BookingResponse, type BookingRow, bookingOf } from "./booking.ts";
import { bookingColumns, type TabledBooking } from "./columns.ts";
import { type BookingFilter, listBookings } from "./listing.store.ts";
import type { BookingQuery } from "./schema.ts";
import { findParties } from "./store.ts";

type Query = Static<typeof BookingQuery>;

export async function sendBookings(
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
