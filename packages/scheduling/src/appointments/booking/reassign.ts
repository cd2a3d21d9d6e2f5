import { atomically } from "@frontdesk/database/atomically";
import { Refusal } from "@frontdesk/server/refusal";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import {
  findSessionBookings,
  takeEntry,
  type WaitingEntry,
} from "../../planning/bookings/sessions/store.ts";
import { reschedule } from "./reschedule.ts";
import type { TransitionContext } from "./steps.ts";
import { findAppointment } from "./store.ts";

/** Another process decides. */
class TakenElsewhereError extends Error {}

interface Reassignment {
  notice: WaitingEntry;
  id: number;
}

/**
 * Moves an appointment to other free people or rooms at its time. It keeps those that are still
 * its own if possible. False if there are none.
 */
export async function reassign(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { notice, id }: Reassignment,
): Promise<boolean> {
  const { db, now } = context;
  const accountId = recorder.account.id;
  const seen = await findAppointment(db, accountId, id);
  if (seen === undefined || seen.starts_at <= now()) return false;
  const bookings = await findSessionBookings(db, { accountId, sessionId: seen.session_id });
  const kept = bookings.filter(({ waits }) => !waits.includes(true));
  if (kept.length === bookings.length) return false;
  const keptIds = kept.map((row) => row.resource_id);
  for (const resourceIds of keptIds.length === 0 ? [[]] : [keptIds, []]) {
    const isDone = await withoutRefusal(() =>
      atomically(db, async (db) => {
        const move = { id, startsAt: seen.starts_at, resourceIds, isByStaff: true };
        await reschedule({ ...context, db }, recorder, move);
        if (!(await takeEntry(db, notice))) throw new TakenElsewhereError();
      }),
    );
    if (isDone) return true;
  }
  return false;
}

async function withoutRefusal(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    if (error instanceof TakenElsewhereError) return true;
    throw error;
  }
}
