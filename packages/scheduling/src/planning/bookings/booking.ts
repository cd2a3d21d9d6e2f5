/* A booking takes minutes on days of a resource, or waits for them. The ledger of each day prevents
   double booking. A deleted one stays in the list of changes. */
import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import {
  type RecordedChange,
  type Recorder,
  record,
  recordAll,
} from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { forbidden } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Booking } from "./schema.ts";
import { type Booker, type BookingRow, findParties, type OwnedRow } from "./store.ts";

export type BookingResponse = Static<typeof Booking>;

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

export const bookingNoun: Noun<BookingRow, BookingResponse> = {
  kind: "booking",
  checkOwn: checkOwnBooking,
  show: (row, view) => bookingOf(row, view, view.account.subdomain),
  beside: async (view, { db, account }) => (await findParties(db, account.id, [view]))(view),
};

export type ChangeRecorder = Recorder & { account: Pick<Actor["account"], "id" | "subdomain"> };

export async function recordNew(
  context: Pick<Context, "db" | "now">,
  actor: ChangeRecorder,
  after: BookingResponse,
): Promise<void> {
  const beside = (await findParties(context.db, actor.account.id, [after]))(after);
  await record(context, actor, creationOf(after, beside));
}

export function creationOf(after: BookingResponse, beside: object | undefined): RecordedChange {
  return { kind: "booking", action: "create", id: after.id, after, beside };
}

export async function recordCreated(
  context: Pick<Context, "db" | "now" | "settings">,
  recorder: ChangeRecorder,
  rows: readonly BookingRow[],
): Promise<void> {
  const { id: accountId, subdomain } = recorder.account;
  const partiesOf = await findParties(context.db, accountId, rows);
  const changes = rows.map((row) => creationOf(bookingOf(row, context, subdomain), partiesOf(row)));
  await recordAll(context, recorder, changes);
}

export interface BookingChange {
  before: BookingRow;
  after: BookingRow | undefined;
}

export async function recordChanged(
  context: Pick<Context, "db" | "now" | "settings">,
  actor: ChangeRecorder,
  bookings: readonly BookingChange[],
): Promise<void> {
  if (bookings.length === 0) return;
  const { id: accountId, subdomain } = actor.account;
  const last = bookings.map(({ before, after }) => after ?? before);
  const partiesOf = await findParties(context.db, accountId, last);
  const show = (row: BookingRow | undefined) => row && bookingOf(row, context, subdomain);
  function* changes(): Generator<RecordedChange> {
    for (const { before, after } of bookings) {
      yield {
        kind: "booking",
        action: after === undefined ? "delete" : "update",
        id: before.id,
        before: show(before),
        after: show(after),
        beside: partiesOf(after ?? before),
      };
    }
  }
  await recordAll(context, actor, changes());
}
