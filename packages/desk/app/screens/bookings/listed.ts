import type { Booking, BookingFilter } from "@frontdesk/scheduling-client/types/bookings";
import { firstCharacters } from "@frontdesk/server/text/length";
import type { AddressQuery } from "../../api/address.ts";
import { isDay } from "../../components/days.ts";
import { faultOfDays, mostDays } from "../../components/range.ts";
import { type UnreadValues, unreadValues } from "../../components/unread-values.ts";

export interface ListedBookings {
  q: string;
  waiting: boolean;
  tentative: boolean;
  resource: number | undefined;
  from: string | undefined;
  to: string | undefined;
  unread: UnreadValues;
}

export function readListedBookings(query: AddressQuery): ListedBookings {
  const { q = "", only = "", resource = "", from = "", to = "" } = query;
  const read = {
    resource: /^[1-9]\d{0,14}$/.test(resource) ? Number(resource) : undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  };
  const kind = ["waiting", "tentative"].find((one) => one === only);
  return {
    ...read,
    q: firstCharacters(q.trim(), 200),
    waiting: kind === "waiting",
    tentative: kind === "tentative",
    unread: unreadValues(query, { ...read, only: kind }),
  };
}

/** Starts today by default. A search covers all dates. */
export function fromToday(listed: ListedBookings, today: string): ListedBookings {
  const { q, to } = listed;
  if (listed.from !== undefined || q !== "" || (to !== undefined && to < today)) return listed;
  return { ...listed, from: today };
}

export function bookingFilterOf({
  q,
  waiting,
  tentative,
  resource,
  from,
  to,
}: ListedBookings): BookingFilter {
  return {
    ...(q !== "" && { q }),
    ...(waiting && { waiting: true }),
    ...(tentative && { tentative: true }),
    ...(resource !== undefined && { resource_ids: [resource] }),
    ...(from !== undefined && { start_date: from }),
    ...(to !== undefined && { end_date: to }),
  };
}

export function hasBookingFilter(listed: ListedBookings): boolean {
  return Object.keys(bookingFilterOf(listed)).length > 0;
}

/** A table covers a year at most. */
export function hasTable({ from, to }: Pick<ListedBookings, "from" | "to">): boolean {
  if (from === undefined || to === undefined) return false;
  return faultOfDays({ from, to }, mostDays) === undefined;
}

export function byDay(matches: readonly Booking[] | undefined): Booking[] | undefined {
  return matches?.toSorted(
    (one, other) =>
      one.start_date.localeCompare(other.start_date) ||
      (one.start_time ?? -1) - (other.start_time ?? -1) ||
      one.id - other.id,
  );
}
