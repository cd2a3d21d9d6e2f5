import type { Noun } from "../../changes/outbox/changed.ts";
import {
  type RecordedChange,
  type Recorder,
  record,
  recordAll,
} from "../../changes/outbox/records.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type BookingResponse, type BookingRow, bookingOf, checkOwnBooking } from "./booking.ts";
import { findParties } from "./store.ts";

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
