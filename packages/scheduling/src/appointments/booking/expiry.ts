/* Ends lapsed holds, undecided requests and appointments without their bookings. A lock-free
   read finds them; each ends under its locks after a second check. */
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import {
  listWaitingEntries,
  takeEntry,
  type WaitingEntry,
} from "../../planning/bookings/sessions/store.ts";
import { declineRequest } from "./end.ts";
import { reassign } from "./reassign.ts";
import { rederive } from "./rederive.ts";
import { releaseHold } from "./release.ts";
import {
  cancel,
  displace,
  expire,
  isWhole,
  type LockedAppointment,
  nobodyOf,
  type TransitionContext,
  underLocks,
} from "./steps.ts";
import { type DueAppointment, listDueAppointments, listOfSession } from "./store.ts";

export interface ExpiryOptions {
  pollMs: number;
  gatherMs: number;
}

const maxPerPoll = 500;
const usual: ExpiryOptions = { pollMs: 5_000, gatherMs: 50 };

export function startExpiry(
  context: TransitionContext,
  options: Partial<ExpiryOptions> = {},
): Loop {
  const { log } = context;
  const loop = { name: "appointments", log, fullTurn: maxPerPoll, ...usual, ...options };
  return startLoop((signal) => expireDue(context, signal), loop);
}

async function expireDue(context: TransitionContext, signal: AbortSignal): Promise<number> {
  const { db, now } = context;
  const due = await listDueAppointments(db, now(), maxPerPoll);
  const notice = await listWaitingEntries(db, maxPerPoll);
  const work = [
    ...due.map((each) => () => end(context, each)),
    ...notice.map((each) => () => heed(context, each)),
  ];
  let done = 0;
  for (const advance of work) {
    if (signal.aborted) break;
    done += await advance().then(
      () => 1,
      (err: unknown) => {
        context.log.error({ err }, "ending an appointment failed; it is retried");
        return 0;
      },
    );
  }
  return done;
}

async function end(context: TransitionContext, due: DueAppointment): Promise<void> {
  const { accountId, subdomain, id, state } = due;
  const recorder = nobodyOf({ id: accountId, subdomain });
  if (state === "held") await releaseHold(context, recorder, { id, isLapsed: true });
  else await declineRequest(context, recorder, { id, isOverdue: true });
}

async function heed(context: TransitionContext, notice: WaitingEntry): Promise<void> {
  const { accountId, sessionId } = notice;
  const [match] = await listOfSession(context.db, accountId, sessionId);
  if (match === undefined) {
    await takeEntry(context.db, notice);
    return;
  }
  const recorder = nobodyOf({ id: accountId, subdomain: match.subdomain });
  if (notice.kind === "reassign" && (await reassign(context, recorder, { notice, id: match.id })))
    return;
  await underLocks(context, recorder, { id: match.id }, async (context, locked) => {
    if (await takeEntry(context.db, notice)) await answer(context, recorder, { notice, locked });
  });
}

interface ExpiryNotice {
  notice: WaitingEntry;
  locked: LockedAppointment;
}

async function answer(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { notice, locked }: ExpiryNotice,
) {
  const { state, starts_at: startsAt, attention } = locked.appointment;
  // Rescheduled since.
  if (notice.kind !== "rezoned" && isWhole(locked)) return undefined;
  if (state === "held") return await expire(context, recorder, { locked, by: null });
  if (state !== "requested" && state !== "confirmed") return undefined;
  if (notice.kind === "rezoned") return await rederive(context, recorder, locked);
  if (notice.kind === "gone") {
    // The appointment took place, even without its minutes.
    const hasBegun = state === "confirmed" && startsAt <= context.now();
    return hasBegun ? undefined : await cancel(context, recorder, { locked, by: "business" });
  }
  return attention === null ? await displace(context, recorder, locked) : undefined;
}
