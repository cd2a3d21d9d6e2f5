import type { Database } from "@frontdesk/database/database";
import { singleFlight } from "../../core/single-flight.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import type { AppointmentRow } from "./appointment.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { expire, type TransitionContext, underLocks } from "./steps.ts";
import { listLapsed, mostListed, saveAppointment } from "./store.ts";

interface Lapsing {
  context: TransitionContext;
  recorder: ChangeRecorder;
}

const releaseBatched = singleFlight(release, ({ recorder }: Lapsing) =>
  JSON.stringify([recorder.account.id, recorder.userId, recorder.applicationId]),
);

/** Releases each in its own transaction before the new booking's; skips those awaiting payment. */
export async function releaseLapsed(
  context: TransitionContext,
  recorder: ChangeRecorder,
): Promise<number> {
  return await releaseBatched(context.db, { context, recorder });
}

async function release(_db: Database, { context, recorder }: Lapsing): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await listLapsed(context.db, recorder.account.id, context.now());
    for (const id of ids) await releaseHold(context, recorder, { id, isLapsed: true });
    count += ids.length;
    if (ids.length < mostListed) return count;
  }
}

interface Releasing {
  id: number;
  isLapsed: boolean;
}

export async function releaseHold(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, isLapsed }: Releasing,
): Promise<void> {
  await underLocks(context, recorder, { id }, async (context, locked) => {
    const { appointment } = locked;
    const { state, held_until: until } = appointment;
    if (isLapsed && (until === null || until > context.now())) return;
    if (state === "held") {
      await expire(context, recorder, { locked, by: isLapsed ? null : "customer" });
    } else if (!isLapsed) {
      if (state !== "expired") throw refusals.otherState(state);
      await noteAbandoned(context, recorder.account.id, appointment);
    }
  });
}

export async function noteAbandoned(
  { db, now }: TransitionContext,
  accountId: number,
  { id, cancelled_by: by }: AppointmentRow,
): Promise<void> {
  if (by !== null) return;
  await saveAppointment(db, { accountId, id, at: now() }, { cancelled_by: "customer" });
}

export function checkHeld({ state, held_until: until }: AppointmentRow, now: Date): void {
  if (state === "expired") throw refusals.expired();
  if (state !== "held") throw refusals.otherState(state);
  if (until === null || until <= now) throw refusals.expired();
}
