/* Finishes entries at least once, by any process. Failed entries come back with growing
   delays. */
import type { Database } from "@frontdesk/database/database";
import type { LeasedRows, Postponed } from "@frontdesk/database/leased-rows.store";
import type { Log } from "@frontdesk/database/log";
import { type Attempt, attemptEach } from "./attempts.ts";
import { type Backoff, backoffMs } from "./backoff.ts";
import { startRenewal } from "./leases.ts";
import { type Loop, startLoop } from "./loop.ts";
import type { Timing } from "./timing.ts";

export interface BatchContext {
  db: Database;
  now: () => Date;
  log: Log;
}

export interface BatchQueue<Lease extends { attempts: number }, Result>
  extends Pick<LeasedRows<Lease>, "renew" | "postpone"> {
  name: string;
  batchSize: number;
  lease(lease: { now: Date; leaseMs: number }): Promise<Lease[]>;
  attempt(lease: Lease): Promise<Result>;
  conclude(answered: readonly { item: Lease; result: Result }[]): Promise<readonly Lease[]>;
  noteFailure(lease: Lease, err: unknown): void;
}

export interface BatchTiming extends Timing {
  timeoutMs?: number;
  parallel: number;
  backoff: Backoff;
}

export function startBatches<Lease extends { attempts: number }, Result>(
  { db, now, log }: BatchContext,
  queue: BatchQueue<Lease, Result>,
  { pollMs, gatherMs, leaseMs, renewalMs, backoff, ...calls }: BatchTiming,
): Loop {
  const later = (lease: Lease) => ({
    lease,
    dueAt: new Date(now().getTime() + backoffMs(backoff, lease.attempts)),
  });

  function comingBack(attempt: Attempt<Lease, Result>): Postponed<Lease>[] {
    const { item: lease } = attempt;
    if (attempt.outcome === "returned") return [];
    if (attempt.outcome === "skipped") return [{ lease, dueAt: now() }];
    queue.noteFailure(lease, attempt.error);
    return [later(lease)];
  }

  async function poll(signal: AbortSignal): Promise<number> {
    const claims = await queue.lease({ now: now(), leaseMs });
    if (claims.length === 0) return 0;
    const renew = () => queue.renew(db, claims, leaseMs);
    const renewal = startRenewal(renew, { everyMs: renewalMs, log });
    const attempts = await attemptEach(claims, queue.attempt, { ...calls, signal });
    await renewal.stop();
    const answered = attempts.filter((attempt) => attempt.outcome === "returned");
    const again = answered.length === 0 ? [] : await queue.conclude(answered);
    const postponed = [...attempts.flatMap(comingBack), ...again.map(later)];
    if (postponed.length > 0) await queue.postpone(db, postponed);
    return claims.length;
  }

  return startLoop(poll, { name: queue.name, log, fullTurn: queue.batchSize, pollMs, gatherMs });
}
