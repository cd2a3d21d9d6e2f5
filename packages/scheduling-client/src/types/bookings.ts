/*
 * By the API's own names. Dates are `YYYY-MM-DD`, moments ISO 8601 in UTC, times of day minutes
 * from midnight in the zone of the resource, durations minutes.
 */

/** Minutes of days of a resource. */
export interface Booking {
  id: number;
  /** Null once it is deleted. */
  url: string | null;
  group_id: number | null;
  resource_id: number;
  resource_ids: number[];
  client_id: number | null;
  project_id: number | null;
  details: string;
  /** @deprecated The same as `details`. */
  notes: string;
  start_date: string;
  end_date: string;
  /** Minutes of each day. */
  duration: number;
  start_time: number | null;
  end_time: number | null;
  timezone: string;
  billable: boolean;
  /** Takes no availability. */
  tentative: boolean;
  /** Whether a day of it waits. */
  waiting: boolean;
  /** Whether it was changed within the last hour. */
  refreshable: boolean;
  /** Rises with each change. */
  revision: number;
  /** Only in a list with `updated_since`. */
  deleted: boolean;
  created_at: string;
  updated_at: string;
  booker: { id: number; color: string; email: string; name: string } | null;
  durations: {
    date: string;
    duration: number;
    start_time: number | null;
    end_time: number | null;
    waiting: boolean;
  }[];
}

/** A day of a resource that cannot take what was asked for. */
export interface Clash {
  date: string;
  resource_id: number;
  /** Minutes that there are. */
  available: number;
  /** Minutes that are taken. */
  booked: number;
  /** Those in the way. */
  booking_ids: number[];
  reason: "unavailable" | "outside_hours" | "time_off" | "over_capacity";
}

interface Choices {
  resource_id?: number;
  /** One resource only: as `resource_id`. */
  resource_ids?: number[];
  end_date?: string;
  /** Null for any time of the day. */
  start_time?: number | null;
  /** Another than the person needs the right to manage all bookings. */
  booker_id?: number | null;
  client_id?: number | null;
  project_id?: number | null;
  details?: string | null;
  /** As the project says when not given. */
  billable?: boolean | null;
  tentative?: boolean;
  /** No other than the resource's. */
  timezone?: string | null;
  /** Lets days that clash wait; otherwise a clash is a `ClashError`. */
  allow_waiting?: boolean;
  /** The same as `allow_waiting`. */
  clash_resolution?: "add_to_waiting_list" | null;
}

/** A booking to be made: of one day when `end_date` is not given. */
export interface NewBooking extends Choices {
  start_date: string;
  /** Minutes of each day. */
  duration: number;
}

/** Only what is given changes. */
export interface BookingChanges extends Choices {
  start_date?: string;
  duration?: number;
}

/** Bookings that overlap the dates, whole. */
export interface BookingFilter {
  start_date?: string;
  end_date?: string;
  booker_id?: number;
  project_id?: number;
  client_id?: number;
  resource_ids?: readonly number[];
  waiting?: boolean;
  /** Shows those that were deleted since, too. */
  updated_since?: string;
}
