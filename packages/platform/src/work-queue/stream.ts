/*
 * Sends due entries as capacity frees up, so that a slow receiver delays no other. Each goes out at
 * least once, in no fixed order.
 */
import type { Logger } from "pino";
import { startRenewal } from "./leases.ts";
import { type Loop, startLoop } from "./loop.ts";
import type { Timing } from "./timing.ts";

export interface Stream<Lease> {
  name: string;
  now: () => Date;
  log: Logger;
  most: number;
  lease(lease: { now: Date; leaseMs: number; running: Lease[] }): Promise<Lease[]>;
  renew(claims: Lease[], leaseMs: number): Promise<void>;
  /** After an error the entry returns when its lease ends. */
  attempt(lease: Lease): Promise<void>;
  noteFailure(lease: Lease, err: unknown): void;
}

export function startStream<Lease>(
  stream: Stream<Lease>,
  { pollMs, gatherMs, leaseMs, renewalMs }: Timing,
): Loop {
  const { name, now, log, most } = stream;
  const running = new Map<Lease, Promise<void>>();
  const finish = async () => void (await Promise.all(running.values()));
  const renew = async () => {
    if (running.size > 0) await stream.renew([...running.keys()], leaseMs);
  };
  const renewal = startRenewal(renew, { everyMs: renewalMs, log });
  // With a running entry, a run may find nothing for lack of capacity.
  let isDone = false;
  let isStopped = false;

  async function attempt(lease: Lease): Promise<void> {
    await stream.attempt(lease).catch((err) => stream.noteFailure(lease, err));
    running.delete(lease);
    loop.wake();
  }

  async function poll(): Promise<number> {
    isDone = false;
    if (running.size >= most) return 0;
    const lease = { now: now(), leaseMs, running: [...running.keys()] };
    const claims = await stream.lease(lease);
    isDone = claims.length + lease.running.length === 0;
    for (const lease of claims) running.set(lease, attempt(lease));
    return claims.length;
  }

  // Every finished entry frees capacity and wakes the loop.
  const fullPoll = Number.POSITIVE_INFINITY;
  const loop = startLoop(poll, { name, log, fullTurn: fullPoll, pollMs, gatherMs });
  return {
    wake: loop.wake,
    async stop() {
      isStopped = true;
      await loop.stop();
      await finish();
      await renewal.stop();
    },
    async drain() {
      do {
        await loop.drain();
        await finish();
      } while (!isDone && !isStopped);
    },
  };
}
