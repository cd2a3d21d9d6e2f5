/* Finishes entries at least once, by any process. Failed entries come back with growing
   delays. */
import type { Logger } from "pino";
import { type Attempt, attemptEach } from "./attempts.ts";
import { type Backoff, backoffMs } from "./backoff.ts";
import { startRenewal } from "./leases.ts";
import { type Loop, startLoop } from "./loop.ts";
import type { Timing } from "./timing.ts";

export interface BatchQueue<Lease extends { attempts: number }, Result> {
  name: string;
  now: () => Date;
  log: Logger;
  batchSize: number;
  lease(lease: { now: Date; leaseMs: number }): Promise<Lease[]>;
  renew(claims: readonly Lease[], leaseMs: number): Promise<void>;
  attempt(lease: Lease): Promise<Result>;
  conclude(answered: readonly { item: Lease; result: Result }[]): Promise<readonly Lease[]>;
  noteFailure(lease: Lease, err: unknown): void;
  postpone(postponed: readonly { lease: Lease; dueAt: Date }[]): Promise<void>;
}

export interface BatchTiming extends Timing {
  timeoutMs: number;
  parallel: number;
  backoff: Backoff;
}

export function startBatches<Lease extends { attempts: number }, Result>(
  queue: BatchQueue<Lease, Result>,
  { pollMs, gatherMs, leaseMs, renewalMs, backoff, ...calls }: BatchTiming,
): Loop {
  const { name, now, log } = queue;
  const later = (lease: Lease) => ({
    lease,
    dueAt: new Date(now().getTime() + backoffMs(backoff, lease.attempts)),
  });

  function comingBack(attempt: Attempt<Lease, Result>): { lease: Lease; dueAt: Date }[] {
    const { item: lease } = attempt;
    if (attempt.outcome === "returned") return [];
    if (attempt.outcome === "skipped") return [{ lease, dueAt: now() }];
    queue.noteFailure(lease, attempt.error);
    return [later(lease)];
  }

  async function poll(signal: AbortSignal): Promise<number> {
    const claims = await queue.lease({ now: now(), leaseMs });
    if (claims.length === 0) return 0;
    const renew = () => queue.renew(claims, leaseMs);
    const renewal = startRenewal(renew, { everyMs: renewalMs, log });
    const attempts = await attemptEach(claims, queue.attempt, { ...calls, signal });
    await renewal.stop();
    const answered = attempts.filter((attempt) => attempt.outcome === "returned");
    const again = answered.length === 0 ? [] : await queue.conclude(answered);
    const postponed = [...attempts.flatMap(comingBack), ...again.map(later)];
    if (postponed.length > 0) await queue.postpone(postponed);
    return claims.length;
  }

  return startLoop(poll, { name, log, fullTurn: queue.batchSize, pollMs, gatherMs });
}
