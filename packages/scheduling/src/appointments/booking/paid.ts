import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { takeForSession } from "../../planning/bookings/sessions/change.ts";
import { lockSessionBookings } from "../../planning/bookings/sessions/store.ts";
import { saveSessionStart } from "../sessions.store.ts";
import { type AppointmentRow, isMetBy } from "./appointment.ts";
import { findTakers } from "./choose.ts";
import { acceptVerified, mustVerify } from "./details.ts";
import { chosenOf, startOf } from "./hold.ts";
import { findOffer } from "./holding.store.ts";
import { type TransitionContext, underLocks } from "./steps.ts";
import { findAppointment } from "./store.ts";

/** A late payment may retake its slot for this long. */
const searchMs = 30 * 60_000;

/**
 * After expiry, a payment retakes the same time with any free resource. It is lost, with a refund,
 * without one, after a release or an earlier payment, or without a required proof.
 */
export async function acceptPaid(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<"confirmed" | "requested" | "lost"> {
  const accountId = recorder.account.id;
  const seen = await findAppointment(context.db, accountId, id);
  if (seen === undefined) return "lost";
  if (seen.state === "expired") return outcomeOf(await revive(context, recorder, seen));
  const after = await underLocks(context, recorder, { id }, async (context, locked) =>
    isHeldByVerified(locked.appointment)
      ? await acceptVerified(context, recorder, locked)
      : undefined,
  );
  if (after !== undefined && after.state !== "expired") return outcomeOf(after);
  const now = await findAppointment(context.db, accountId, id);
  return now?.state === "expired" ? outcomeOf(await revive(context, recorder, now)) : "lost";
}

/** A payment does not verify an address changed during it. */
const isHeldByVerified = (row: AppointmentRow): boolean => row.state === "held" && !mustVerify(row);

function outcomeOf(row: AppointmentRow | undefined) {
  const state = row?.state;
  return state === "confirmed" || state === "requested" ? state : "lost";
}

async function revive(
  context: TransitionContext,
  recorder: ChangeRecorder,
  row: AppointmentRow,
): Promise<AppointmentRow | undefined> {
  const now = context.now();
  const since = now.getTime() - (row.ended_at?.getTime() ?? 0);
  if (row.cancelled_by !== null || since > searchMs || row.starts_at <= now) return undefined;
  const offeredTerms = await findOffer(context.db, recorder.account.id, { id: row.service_id });
  if (offeredTerms === undefined) return undefined;
  const offer = { ...offeredTerms, terms: row.snapshot };
  const wish = { startsAt: row.starts_at, resourceIds: row.wished_ids, isUnbound: true };
  for (let tries = 0; tries < 10; tries += 1) {
    const free = await findTakers(context.db, { offer, wish, now });
    const chosen = free && chosenOf(free.takers, offer);
    if (chosen === undefined) return undefined;
    const revived = await underLocks(
      context,
      recorder,
      { id: row.id, resourceIds: chosen.map(({ resourceId }) => resourceId) },
      async (context, locked) => {
        const { db } = context;
        const { appointment, session, resources } = locked;
        const { state, cancelled_by: by } = appointment;
        if (state !== "expired" || by !== null) return appointment;
        const { starts_at: startsAt, snapshot } = row;
        const meeting = { chosen, resources, bufferBefore: snapshot.buffer_before, startsAt };
        if (!isMetBy(meeting)) return undefined;
        const accountId = recorder.account.id;
        const isTaken = await takeForSession(context, recorder, {
          sessionId: session.id,
          resources,
          takenTimes: chosen,
          leaving: [],
          clientId: null,
          details: row.snapshot.name,
          held: true,
        });
        if (!isTaken) return undefined;
        const start = { startsAt, ...startOf(chosen, resources, offer) };
        await saveSessionStart(db, { accountId, id: session.id, at: context.now(), ...start });
        const bookings = await lockSessionBookings(db, { accountId, sessionId: session.id });
        return await acceptVerified(context, recorder, { ...locked, bookings });
      },
    );
    if (revived !== undefined) return revived;
  }
  return undefined;
}
