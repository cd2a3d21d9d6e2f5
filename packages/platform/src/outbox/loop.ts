/*
 * A loop does turns of work in the background, one at a time: when it was woken, and now and then
 * by itself, because other processes and delays make work too. A failing turn never ends it; while
 * turns fail, as they do without a database, they become rarer, and the log says so once.
 */
import type { Logger } from "pino";
import { backoffMs } from "./backoff.ts";

export interface Loop {
  /** Asks for a turn soon. Calls close together lead to one turn. */
  wake(): void;
  /** Begins no more turns, and waits for the one that runs. */
  stop(): Promise<void>;
  /** Does turns until one finds nothing to do. Throws what a turn throws. */
  drain(): Promise<void>;
}

export interface LoopOptions {
  /** What the log calls it. */
  name: string;
  log: Logger;
  /** A turn that did at least this much is followed by the next at once. */
  fullTurn: number;
  /** The pause of an idle loop. */
  pollMs: number;
  /** How long a wake waits for others to share the turn with. */
  gatherMs: number;
}

/** Between turns that fail, unless an idle loop waits longer. */
const longestPauseMs = 5_000;

/** Starts a loop; a turn returns how much it found to do, and ends early when the signal aborts. */
export function startLoop(
  turn: (signal: AbortSignal) => Promise<number>,
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
    const result = last.then(() => (signal.aborted ? 0 : turn(signal)));
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

  // While a turn runs, a planned one only remembers that it was asked for: it comes after it.
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

/** Says once that turns fail, and once that they do not any more. */
function noteTrouble({ name, log, pollMs }: Pick<LoopOptions, "name" | "log" | "pollMs">) {
  let failures = 0;
  const longestMs = Math.max(longestPauseMs, pollMs);
  return {
    pauseAfter(err: unknown): number {
      failures += 1;
      if (failures === 1) log.error({ err, loop: name }, "a turn failed and will be done again");
      return backoffMs({ firstMs: pollMs, longestMs, least: 0.5, most: 1 }, failures);
    },
    isOver(): void {
      if (failures > 0) log.info({ loop: name, failures }, "turns do not fail any more");
      failures = 0;
    },
  };
}
