/* Ends lapsed holds, undecided requests and appointments without their bookings. A lock-free
   read finds them; each ends under its locks after a second check. */
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import { listNews, takeNews, type WaitingNews } from "../../bookings/bookings/sessions/store.ts";
import type { Teller } from "../../bookings/bookings/tell.ts";
import { declineRequest } from "./end.ts";
import { type Locked, type StepContext, underLocks } from "./locked.ts";
import { rederive } from "./rederive.ts";
import { releaseHold } from "./release.ts";
import { cancel, displace, expire, isWhole } from "./steps.ts";
import { type DueAppointment, listDueAppointments, listOfSession } from "./store.ts";
import { nobodyOf } from "./tell.ts";

export interface SweepOptions {
  pollMs: number;
  gatherMs: number;
}

const mostOfTurn = 500;
const usual: SweepOptions = { pollMs: 5_000, gatherMs: 50 };

export function startSweeping(context: StepContext, options: Partial<SweepOptions> = {}): Loop {
  const { log } = context;
  const loop = { name: "appointments", log, fullTurn: mostOfTurn, ...usual, ...options };
  return startLoop((signal) => sweep(context, signal), loop);
}

/** Returns the number found. */
async function sweep(context: StepContext, signal: AbortSignal): Promise<number> {
  const { db, now } = context;
  const due = await listDueAppointments(db, now(), mostOfTurn);
  const news = await listNews(db, mostOfTurn);
  const work = [
    ...due.map((each) => () => end(context, each)),
    ...news.map((each) => () => heed(context, each)),
  ];
  let done = 0;
  for (const step of work) {
    if (signal.aborted) break;
    // A failure does not stop the others.
    done += await step().then(
      () => 1,
      (err: unknown) => {
        context.log.error({ err }, "an appointment could not be ended, and will be later");
        return 0;
      },
    );
  }
  return done;
}

async function end(context: StepContext, due: DueAppointment): Promise<void> {
  const { accountId, subdomain, id, state } = due;
  const teller = nobodyOf({ id: accountId, subdomain });
  if (state === "held") await releaseHold(context, teller, { id, isLapsed: true });
  else await declineRequest(context, teller, { id, isOverdue: true });
}

/** After the session lost a booking, its day or its zone. */
async function heed(context: StepContext, news: WaitingNews): Promise<void> {
  const { accountId, sessionId } = news;
  const [found] = await listOfSession(context.db, accountId, sessionId);
  if (found === undefined) {
    await takeNews(context.db, news);
    return;
  }
  const teller = nobodyOf({ id: accountId, subdomain: found.subdomain });
  await underLocks(context, teller, {
    place: { id: found.id },
    work: async (context, locked) => {
      if (await takeNews(context.db, news)) await answer(context, teller, { news, locked });
    },
  });
}

interface Told {
  news: WaitingNews;
  locked: Locked;
}

async function answer(context: StepContext, teller: Teller, { news, locked }: Told) {
  const { state, starts_at: startsAt, attention } = locked.appointment;
  // Rescheduled since.
  if (news.kind !== "rezoned" && isWhole(locked)) return undefined;
  if (state === "held") return await expire(context, teller, { locked, by: null });
  if (state !== "requested" && state !== "confirmed") return undefined;
  if (news.kind === "rezoned") return await rederive(context, teller, locked);
  if (news.kind === "gone") {
    // It took place, even without its minutes.
    const hasBegun = state === "confirmed" && startsAt <= context.now();
    return hasBegun ? undefined : await cancel(context, teller, { locked, by: "business" });
  }
  return attention === null ? await displace(context, teller, locked) : undefined;
}
