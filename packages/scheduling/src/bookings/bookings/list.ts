import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { saySyncFrom, sinceOf } from "../../api/lists/changes.ts";
import { pageOf, sendList } from "../../api/lists/lists.ts";
import type { Context } from "../../ground/context.ts";
import { datesOf } from "../../ground/dates.ts";
import { bookingOf, type ShownBooking } from "./booking.ts";
import { type BookingFilter, listBookings } from "./listing.store.ts";
import type { BookingQuery } from "./schema.ts";

type Query = Static<typeof BookingQuery>;

/** Answers with the bookings that a query asks for, within those of a place. */
export async function sendBookings(
  { db, settings, now }: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  within: Partial<BookingFilter> = {},
): Promise<ShownBooking[]> {
  saySyncFrom(reply, now());
  const query = request.query as Query;
  const dates = datesOf(query, ["start_date", "end_date"]);
  const page = pageOf(query, settings);
  const { id: accountId, subdomain } = request.account;
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
    text: query.q?.trim(),
    updatedSince: sinceOf(query),
  };
  const listed = await listBookings(db, { ...filter, ...within }, page);
  const rows = sendList(request, reply, { page, listed, settings });
  return rows.map((row) => bookingOf(row, { settings, now }, subdomain));
}
