import type { Columns } from "@frontdesk/server/csv";
import type { BookingResponse } from "./booking.ts";
import type { Parties } from "./store.ts";

export interface TabledBooking {
  booking: BookingResponse;
  parties: Parties | undefined;
}

const minutesOf = (minutes: number | null) => (minutes === null ? null : { minutes });

export const bookingColumns: Columns<TabledBooking> = {
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
