/*
 * A booking takes minutes of days of a resource, or waits for them. What it takes stands in the
 * ledger of the same day, so that nothing is booked twice; a deleted one takes nothing, and stays
 * to be told of.
 */
import type { Static } from "typebox";
import type { Context } from "../../ground/context.ts";
import { forbidden } from "../../ground/refusals.ts";
import { includes } from "../../ground/rights.ts";
import { momentOf } from "../../ground/times.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Booking } from "./schema.ts";

export type ShownBooking = Static<typeof Booking>;

/** Whose a booking is. */
export interface Owned {
  booker_id: number | null;
  /** The person that the booked resource is. */
  resource_user_id: number | null;
}

export interface Booker {
  booker_id: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  color: string | null;
}

/** A booking with its days; `days` and `waits` go together. */
export interface BookingRow extends Owned, Booker {
  id: number;
  group_id: number | null;
  resource_id: number;
  /** Null when they were deleted. */
  client_id: number | null;
  project_id: number | null;
  /** Whether it keeps one that was deleted, for the reports. */
  has_gone_client: boolean;
  has_gone_project: boolean;
  details: string;
  start_date: string;
  end_date: string;
  duration: number;
  start_time: number | null;
  billable: boolean;
  tentative: boolean;
  timezone: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  days: string[];
  waits: boolean[];
  /** Days of its range that availability or time off took out of it. */
  days_out: string[];
  /** What customers have made it for; null for what was booked by itself. */
  session_id: number | null;
  /** Whether it still waits for its customer, or for who says yes to them. */
  held: boolean;
}

/** Refuses with 403 who may change their own bookings only, when it is none of these. */
export function checkOwnBooking(
  { account, userId }: Actor,
  { booker_id, resource_user_id }: Owned,
): void {
  if (includes(account.rights.bookings, "manage_all")) return;
  if (booker_id !== userId && resource_user_id !== userId) throw forbidden();
}

const recentMs = 60 * 60 * 1000;

/** A booking as the API shows it. */
export function bookingOf(
  row: BookingRow,
  { settings, now }: Pick<Context, "settings" | "now">,
  subdomain: string,
): ShownBooking {
  const { id, created_at: created, updated_at: updated } = row;
  const endTime = row.start_time === null ? null : row.start_time + row.duration;
  const isRecent = updated.getTime() > now().getTime() - recentMs;
  return {
    id,
    url: row.deleted_at === null ? `${accountUrl(settings, subdomain)}/bookings/${id}` : null,
    group_id: row.group_id,
    resource_id: row.resource_id,
    resource_ids: [row.resource_id],
    client_id: row.client_id,
    project_id: row.project_id,
    details: row.details,
    notes: row.details,
    start_date: row.start_date,
    end_date: row.end_date,
    duration: row.duration,
    start_time: row.start_time,
    end_time: endTime,
    timezone: row.timezone,
    billable: row.billable,
    tentative: row.tentative,
    waiting: row.waits.includes(true),
    state: row.held ? "held" : "booked",
    session_id: row.session_id,
    refreshable: updated.getTime() > created.getTime() && isRecent,
    revision: row.revision,
    deleted: row.deleted_at !== null,
    created_at: momentOf(created),
    updated_at: momentOf(updated),
    booker: bookerOf(row),
    durations: row.days.map((date, index) => ({
      date,
      duration: row.duration,
      start_time: row.start_time,
      end_time: endTime,
      waiting: row.waits[index] === true,
    })),
  };
}

// Of somebody who is no longer a member.
const colorless = "#BFBFBF";

function bookerOf({
  booker_id: id,
  first_name,
  last_name,
  email,
  color,
}: Booker): ShownBooking["booker"] {
  if (id === null) return null;
  const name = `${first_name ?? ""} ${last_name ?? ""}`.trim();
  return { id, color: color ?? colorless, email: email ?? "", name };
}
