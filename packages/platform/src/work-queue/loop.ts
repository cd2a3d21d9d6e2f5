/* One run at a time: after a wake-up and at each poll interval, because other processes and
   delays also create work. While runs fail, they become rarer, with one log line. */
import type { Log } from "@frontdesk/database/log";
import { backoffMs } from "./backoff.ts";
import { startRenewal } from "./leases.ts";
import type { Timing } from "./timing.ts";

export interface Loop {
  /** Several wake-ups lead to one run. */
  wake(): void;
  stop(): Promise<void>;
  drain(): Promise<void>;
}

export interface LoopOptions {
  name: string;
  log: Log;
  /** After at least this much work, the next run follows at once. */
  fullTurn: number;
  pollMs: number;
  gatherMs: number;
}

/** After failures, unless the poll interval is longer. */
const longestPauseMs = 5_000;

/** A run returns the amount of work it found, and ends early on the signal. */
export function startLoop(
  poll: (signal: AbortSignal) => Promise<number>,
  { name, log, fullTurn, pollMs, gatherMs }: LoopOptions,
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let plannedAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  const trouble = noteTrouble({ name, log, pollMs });

  function next(): Promise<number> {
    const result = last.then(() => (signal.aborted ? 0 : poll(signal)));
    last = result.catch(() => {});
    return result;
  }

  async function go(): Promise<void> {
    plannedAt = Number.POSITIVE_INFINITY;
    isRunning = true;
    let pauseMs = pollMs;
    try {
      if ((await next()) >= fullTurn) pauseMs = 0;
      trouble.isOver();
    } catch (error) {
      pauseMs = trouble.pauseAfter(error);
    }
    isRunning = false;
    plan(pauseMs);
  }

  function plan(delayMs: number): void {
    const at = performance.now() + delayMs;
    if (signal.aborted || at >= plannedAt) return;
    plannedAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => (isRunning ? later() : void go()), delayMs).unref();
  }

  function later(): void {
    plannedAt = Number.POSITIVE_INFINITY;
    plan(gatherMs);
  }

  plan(gatherMs);
  return {
    wake: () => plan(gatherMs),
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await last;
    },
    async drain() {
      while ((await next()) > 0);
    },
  };
}

function noteTrouble({ name, log, pollMs }: Pick<LoopOptions, "name" | "log" | "pollMs">) {
  let failures = 0;
  const longestMs = Math.max(longestPauseMs, pollMs);
  return {
    pauseAfter(err: unknown): number {
      failures += 1;
      if (failures === 1) log.error({ err, loop: name }, "a poll failed and is retried");
      return backoffMs({ firstMs: pollMs, longestMs, least: 0.5, most: 1 }, failures);
    },
    isOver(): void {
      if (failures > 0) log.info({ loop: name, failures }, "polls succeed again");
      failures = 0;
    },
  };
}

/*
 * Sends due entries as capacity frees up, so that a slow receiver delays no other. Each goes out at
 * least once, in no fixed order.
 */

export interface Stream<Lease> {
  name: string;
  now: () => Date;
  log: Log;
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
