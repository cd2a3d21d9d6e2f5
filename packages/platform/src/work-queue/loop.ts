/* One run at a time: after a wake-up and at each poll interval, because other processes and
   delays also create work. While runs fail, they become rarer, with one log line. */
import type { Log } from "@frontdesk/database/log";
import { backoffMs } from "./backoff.ts";

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
