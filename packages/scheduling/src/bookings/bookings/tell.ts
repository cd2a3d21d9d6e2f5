import type { Noun } from "../../changes/outbox/changed.ts";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type BookingRow, bookingOf, checkOwn, type Shown } from "./booking.ts";
import { findParties } from "./store.ts";

export const bookingNoun: Noun<BookingRow, Shown> = {
  kind: "booking",
  checkOwn,
  show: (row, view) => bookingOf(row, view, view.account.subdomain),
  beside: (shown, { db, account }) => findParties(db, account.id, shown),
};

export interface BookingRecord {
  before?: Shown;
  after?: Shown;
}

/** Records a change of a booking; webhooks are told with what it is for and of. */
export async function recordBooking(
  context: Pick<Context, "db" | "now">,
  actor: Actor,
  { before, after }: BookingRecord,
): Promise<void> {
  const action = before === undefined ? "create" : after === undefined ? "delete" : "update";
  const shown = (after ?? before)!;
  const beside = await findParties(context.db, actor.account.id, shown);
  const { id } = shown;
  await record(context, actor, { kind: "booking", action, id, before, after, beside });
}
