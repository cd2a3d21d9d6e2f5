/*
 * A stream sends what is due as there is room for it, so that whoever answers slowly holds up
 * nobody else. Each is sent at least once, in no certain order.
 */
import type { Logger } from "pino";
import { startRenewal } from "./claims.ts";
import { type Loop, startLoop } from "./loop.ts";
import type { Timing } from "./timing.ts";

export interface Stream<Claim> {
  /** What the log calls it. */
  name: string;
  now: () => Date;
  log: Logger;
  /** On their way at once. */
  most: number;
  /** Claims what there is room for beside what is on its way. */
  claim(lease: { now: Date; leaseMs: number; running: Claim[] }): Promise<Claim[]>;
  renew(claims: Claim[], leaseMs: number): Promise<void>;
  /** Sends one and keeps what came of it; what throws comes back when its claim ends. */
  attempt(claim: Claim): Promise<void>;
  noteFailure(claim: Claim, err: unknown): void;
}

/** Starts sending in the background; `drain` sends until nothing is due. */
export function startStream<Claim>(
  stream: Stream<Claim>,
  { pollMs, gatherMs, leaseMs, renewalMs }: Timing,
): Loop {
  const { name, now, log, most } = stream;
  const running = new Map<Claim, Promise<void>>();
  const finish = async () => void (await Promise.all(running.values()));
  const renew = async () => {
    if (running.size > 0) await stream.renew([...running.keys()], leaseMs);
  };
  const renewal = startRenewal(renew, { everyMs: renewalMs, log });
  // Whether the last turn found nothing while nothing was on its way. Beside something that is, it
  // may find nothing for want of room, which there is by the time that it has looked.
  let isDone = false;
  let isStopped = false;

  async function attempt(claim: Claim): Promise<void> {
    await stream.attempt(claim).catch((err) => stream.noteFailure(claim, err));
    running.delete(claim);
    loop.wake();
  }

  async function turn(): Promise<number> {
    isDone = false;
    if (running.size >= most) return 0;
    const lease = { now: now(), leaseMs, running: [...running.keys()] };
    const claims = await stream.claim(lease);
    isDone = claims.length + lease.running.length === 0;
    for (const claim of claims) running.set(claim, attempt(claim));
    return claims.length;
  }

  // Whatever is done makes room, and wakes it.
  const fullTurn = Number.POSITIVE_INFINITY;
  const loop = startLoop(turn, { name, log, fullTurn, pollMs, gatherMs });
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
