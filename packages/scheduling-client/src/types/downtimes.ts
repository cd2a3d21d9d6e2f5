/*
 * By the API's own names. Dates are `YYYY-MM-DD`, moments ISO 8601 in UTC, times of day minutes
 * from midnight in the zone of the resource, durations minutes.
 */

/** Time off, from a minute of its first day to a minute of its last. */
export interface Downtime {
  id: number;
  account_id: number;
  booker_id: number | null;
  /** @deprecated The same as `booker_id`. */
  creator_id: number | null;
  /** True only where a webhook tells that it is gone. */
  deleted: boolean;
  details: string;
  downtime_type_id: number | null;
  from: string;
  to: string;
  start_time: number;
  end_time: number;
  leave: null;
  resource_ids: number[];
  state: "Approved" | "Pending" | "Declined";
  /** Null is the own zone of each resource. */
  timezone: string | null;
  created_at: string;
  updated_at: string;
}

export interface DowntimeType {
  id: number;
  name: string;
  account_id: number;
  /** Whether every account has it. */
  default: boolean;
  created_at: string;
  updated_at: string;
}

interface Choices {
  start_time?: number;
  end_time?: number;
  booker_id?: number | null;
  /** @deprecated The same as `booker_id`. */
  creator_id?: number | null;
  details?: string | null;
  downtime_type_id?: number | null;
  timezone?: string | null;
  /** Bookings that clash wait, which they do unless this is false. */
  allow_waiting?: boolean;
  /** Has clashes refuse it, with a `ClashError`. */
  block_by_clashes?: boolean;
  /** Days of bookings that clash are deleted, but past ones wait. */
  delete_invalid_bookings?: boolean;
}

export interface NewDowntime extends Choices {
  resource_ids: number[];
  from: string;
  to: string;
}

/** Only what is given changes. */
export interface DowntimeChanges extends Choices {
  resource_ids?: number[];
  from?: string;
  to?: string;
}

export interface DowntimeFilter {
  from?: string;
  to?: string;
  resource_ids?: readonly number[];
}
