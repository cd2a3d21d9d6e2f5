/* A booking takes minutes on days of a resource, or waits for them. The ledger of each day prevents
   double booking. A deleted one stays in the list of changes. */
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import type { TableRow } from "../../core/tables.ts";
import { momentOf } from "../../core/times.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Booking } from "./schema.ts";

export type BookingResponse = Static<typeof Booking>;

export interface OwnedRow {
  booker_id: number | null;
  resource_user_id: number | null;
}

export interface Booker {
  booker_id: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  color: string | null;
}

export interface BookingRow
  extends OwnedRow,
    Booker,
    Omit<TableRow<"bookings">, "account_id" | "booker_id"> {
  client_id: number | null;
  has_gone_client: boolean;
  has_gone_project: boolean;
  days: string[];
  waits: boolean[];
  /** Removed by availability or time off. */
  days_out: string[];
}

export function checkOwnBooking(
  { account, userId }: Actor,
  { booker_id, resource_user_id }: OwnedRow,
): void {
  if (includes(account.rights.bookings, "manage_all")) return;
  if (booker_id !== userId && resource_user_id !== userId) throw forbidden();
}

const recentMs = 60 * 60 * 1000;

export function bookingOf(
  row: BookingRow,
  { settings, now }: Pick<Context, "settings" | "now">,
  subdomain: string,
): BookingResponse {
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

const colorless = "#BFBFBF";

function bookerOf({
  booker_id: id,
  first_name,
  last_name,
  email,
  color,
}: Booker): BookingResponse["booker"] {
  if (id === null) return null;
  const name = `${first_name ?? ""} ${last_name ?? ""}`.trim();
  return { id, color: color ?? colorless, email: email ?? "", name };
}
