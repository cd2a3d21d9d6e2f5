/*
 * Delivering sends what is due to receivers that others run: many at once, but few of one webhook
 * and of one tenant, so that a slow receiver holds up only itself. Each is sent at least once.
 *
 * A service gives a `Queue` over its own tables, in its own store:
 * - `claim(room)` marks what is due as this process's for `room.leaseMs`, and gives it. That is by
 *   the clock of whoever keeps the queue, since those of processes may differ; `room.now` says what
 *   is due. The bounds are those of the whole process, `room.running` is what is on its way already
 *   and counts. It decides the order, and what may not overtake what. A webhook is failing after
 *   ten attempts in a row that were not taken; half of the room at most goes to those that did not
 *   take what came last, so that many that begin to hang leave the rest to others.
 * - `renew(claims, leaseMs)` keeps them longer, but for those that somebody else has by now.
 * - `begin(claim, start)` has an attempt begin: it calls `start` with what goes where, signed by
 *   `signedHeaders` of `signature.ts`, in a transaction that keeps the webhook as it is. Where that
 *   has stopped meanwhile it gives the claim back instead, so that no attempt begins after whatever
 *   stopped it was committed.
 * - `conclude(claim, sent)` notes what came of it, and when it is tried again (`nextTry` of
 *   `schedule.ts`), unless the claim has ended meanwhile.
 * What any of the last three throws is logged, and the claim comes back when it ends.
 */
import type { Logger } from "pino";
import type { Loop } from "../outbox/loop.ts";
import { startStream } from "../outbox/stream.ts";
import { lease, type Timing } from "../outbox/timing.ts";
import { type AttemptContext, attemptSending, type Sending, type Sent } from "./attempt.ts";

/** As many are on their way at once: in all, of one tenant, of one webhook, to ones that fail. */
export interface Bounds {
  most: number;
  mostOfTenant: number;
  mostOfOne: number;
  /** To all that fail together; of each, one. */
  mostFailing: number;
}

/** What a queue may claim now. */
export interface Room<Claim> extends Bounds {
  now: Date;
  leaseMs: number;
  /** On their way in this process. */
  running: readonly Claim[];
}

export interface Queue<Claim> {
  /** What the log calls it. */
  name: string;
  claim(room: Room<Claim>): Promise<Claim[]>;
  renew(claims: readonly Claim[], leaseMs: number): Promise<void>;
  begin(claim: Claim, start: (sending: Sending) => void): Promise<void>;
  conclude(claim: Claim, sent: Sent): Promise<void>;
  /** What the log says of a claim. */
  describe(claim: Claim): object;
}

export const usualBounds: Bounds = {
  most: 64,
  // An eighth.
  mostOfTenant: 8,
  mostOfOne: 8,
  mostFailing: 16,
};

// What is done makes room for more of the same webhook, of which few are on their way: a longer
// wait for others would be most of what it takes to be sent.
const usualTiming: Timing = { ...lease, pollMs: 5_000, gatherMs: 5 };

/** Starts delivering in the background; wake it after something became due. */
export function startDelivering<Claim>(
  context: AttemptContext & { readonly log: Logger },
  queue: Queue<Claim>,
  options: Partial<Timing & Bounds> = {},
): Loop {
  const { now, log } = context;
  const given = { ...usualTiming, ...usualBounds, ...options };
  const { most, mostOfTenant, mostOfOne, mostFailing, ...timing } = given;
  const bounds = { most, mostOfTenant, mostOfOne, mostFailing };
  return startStream<Claim>(
    {
      name: queue.name,
      now,
      log,
      most,
      claim: (lease) => queue.claim({ ...lease, ...bounds }),
      renew: (claims, leaseMs) => queue.renew(claims, leaseMs),
      attempt: async (claim) => {
        let sent: Promise<Sent> | undefined;
        await queue.begin(claim, (sending) => {
          // Not awaited here, so that no lock outlasts the beginning; and begun once only.
          sent ??= attemptSending(context, sending);
          // What it throws is heard below, once the beginning is over.
          sent.catch(() => {});
        });
        if (sent !== undefined) await queue.conclude(claim, await sent);
      },
      noteFailure: (claim, err) =>
        log.error({ err, ...queue.describe(claim) }, "a delivery comes back when its claim ends"),
    },
    timing,
  );
}
