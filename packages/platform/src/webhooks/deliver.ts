/**
 * Sends many entries at once, but few per webhook and per tenant, so that a slow receiver delays
 * only itself. Each goes out at least once. A service provides a `Queue` over its own tables:
 * - `claim(room)` leases due entries for `room.leaseMs`, by the queue's clock. `room.now` decides
 *   due times. The limits apply to the whole process, including `room.running`. A webhook is
 *   failing after ten failed attempts in a row. Webhooks with a failed last attempt get at most
 *   half of the capacity.
 * - `renew(claims, leaseMs)` extends leases, except those another process has taken.
 * - `begin(claim, start)` calls `start` with the request, signed by `signedHeaders` of
 *   `signature.ts`, in a transaction that locks the webhook. A stopped webhook's lease goes back
 *   instead, so no attempt begins after the commit of a stop.
 * - `conclude(claim, sent)` stores the result and the next attempt (`nextTry` of `schedule.ts`),
 *   unless the lease has ended.
 *
 * Errors of the last three are logged, and the entry returns when its lease ends.
 */
import type { Logger } from "pino";
import type { Loop } from "../work-queue/loop.ts";
import { startStream } from "../work-queue/stream.ts";
import { lease, type Timing } from "../work-queue/timing.ts";
import { type AttemptContext, attemptSending, type Sending, type SentRequest } from "./attempt.ts";

export interface Bounds {
  most: number;
  mostOfTenant: number;
  mostOfOne: number;
  /** For all failing webhooks together; each gets one. */
  mostFailing: number;
}

export interface Capacity<Lease> extends Bounds {
  now: Date;
  leaseMs: number;
  running: readonly Lease[];
}

export interface Queue<Lease> {
  name: string;
  lease(capacity: Capacity<Lease>): Promise<Lease[]>;
  renew(claims: readonly Lease[], leaseMs: number): Promise<void>;
  begin(lease: Lease, start: (sending: Sending) => void): Promise<void>;
  conclude(lease: Lease, sent: SentRequest): Promise<void>;
  describe(lease: Lease): object;
}

export const usualBounds: Bounds = {
  most: 64,
  mostOfTenant: 8,
  mostOfOne: 8,
  mostFailing: 16,
};

// A longer wait for other wake-ups would dominate the delivery time.
const usualTiming: Timing = { ...lease, pollMs: 5_000, gatherMs: 5 };

/** Wake it after an entry becomes due. */
export function startDelivering<Lease>(
  context: AttemptContext & { readonly log: Logger },
  queue: Queue<Lease>,
  options: Partial<Timing & Bounds> = {},
): Loop {
  const { now, log } = context;
  const input = { ...usualTiming, ...usualBounds, ...options };
  const { most, mostOfTenant, mostOfOne, mostFailing, ...timing } = input;
  const bounds = { most, mostOfTenant, mostOfOne, mostFailing };
  return startStream<Lease>(
    {
      name: queue.name,
      now,
      log,
      most,
      lease: (lease) => queue.lease({ ...lease, ...bounds }),
      renew: (claims, leaseMs) => queue.renew(claims, leaseMs),
      attempt: async (lease) => {
        let sent: Promise<SentRequest> | undefined;
        await queue.begin(lease, (sending) => {
          // Not awaited here, so that no lock outlasts the start. It starts only once.
          sent ??= attemptSending(context, sending);
          // The await below receives the error.
          sent.catch(() => {});
        });
        if (sent !== undefined) await queue.conclude(lease, await sent);
      },
      noteFailure: (lease, err) =>
        log.error(
          { err, ...queue.describe(lease) },
          "a delivery failed and is retried when its lease ends",
        ),
    },
    timing,
  );
}
