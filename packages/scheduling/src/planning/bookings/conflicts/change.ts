import type { Context } from "../../../core/context.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { type BookingChange, recordChanged } from "../booking.ts";
import { type BookingEntry, queueSessionNotices } from "../sessions/store.ts";
import { type BookingRow, findBookings } from "../store.ts";
import { lockBookings } from "../writes.store.ts";
import type { ClashChoices } from "./choices.ts";
import { touchBookings } from "./store.ts";

export interface BookingsChange {
  ids: readonly number[];
  choices?: ClashChoices;
  /** Runs with the bookings locked. */
  change: (rows: readonly BookingRow[], at: Date) => Promise<void>;
}

export async function changeBookings(
  context: Context,
  actor: Actor,
  { ids, change, choices = new Map() }: BookingsChange,
): Promise<void> {
  const { db } = context;
  const { id: accountId } = actor.account;
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const at = context.now();
  if (sorted.length === 0) return await change([], at);
  await lockBookings(db, accountId, sorted);
  const rows = await findBookings(db, accountId, sorted);
  await change(rows, at);
  await touchBookings(db, { accountId, ids: sorted, at });
  const changed = await findBookings(db, accountId, sorted);
  const after = new Map(changed.map((row) => [row.id, row]));
  const bookings = rows.map((before) => ({ before, after: after.get(before.id) }));
  await queueSessionNotices(db, accountId, {
    entries: bookings.flatMap((each) => noticeOf(each, choices)),
    at,
  });
  // Holds are unpublished.
  const messages = bookings.filter(({ before }) => !before.held);
  await recordChanged(context, actor, messages);
}

function noticeOf({ before, after }: BookingChange, choices: ClashChoices): BookingEntry[] {
  const { id: bookingId, session_id: sessionId } = before;
  if (sessionId === null) return [];
  if (after === undefined) return [{ sessionId, bookingId, kind: "gone" }];
  const isDisplaced = after.waits.includes(true) && !before.waits.includes(true);
  const isReassigned = choices.get(bookingId) === "reassign";
  if (isDisplaced) return [{ sessionId, bookingId, kind: isReassigned ? "reassign" : "displaced" }];
  const isRezoned = after.timezone !== before.timezone;
  return isRezoned ? [{ sessionId, bookingId, kind: "rezoned" }] : [];
}
