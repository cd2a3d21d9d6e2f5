/* Only actions that certainly did not run: 429, or an unreachable service. A lost response may
   mean success. */
import { useSyncExternalStore } from "react";

const pauseMs = 10_000;
/** No user waits longer. */
const longestPauseMs = 60_000;
const mostTimes = 3;

/** Actions that retry or stop together. */
export interface Pausing {
  /** By `performance.now()`. */
  at: number;
  count: number;
  now(): void;
  stop(): void;
}

interface Pause {
  at: number;
  end(goesOn: boolean): void;
}

const subscribers = new Set<() => void>();
const pauses = new Set<Pause>();
let waiting: Pausing | undefined;

function show(): void {
  const all = [...pauses];
  const endAll = (goesOn: boolean) => {
    for (const { end } of all) end(goesOn);
  };
  waiting =
    all.length === 0
      ? undefined
      : {
          at: Math.min(...all.map(({ at }) => at)),
          count: all.length,
          now: () => endAll(true),
          stop: () => endAll(false),
        };
  for (const subscriber of subscribers) subscriber();
}

export function isLater(error: unknown): boolean {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  return status === 429 || code === "service_away";
}

function pauseAfter(error: unknown): number | undefined {
  const { retryAfterMs = pauseMs } = (error ?? {}) as { retryAfterMs?: number | undefined };
  return retryAfterMs > longestPauseMs ? undefined : Math.max(retryAfterMs, 1_000);
}

export async function whenBelowLimit<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; ; times += 1) {
    try {
      return await act();
    } catch (error) {
      const ms = isLater(error) && times < mostTimes ? pauseAfter(error) : undefined;
      if (ms === undefined || !(await pause(ms))) throw error;
    }
  }
}

/** False if the user stops the retries. */
function pause(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const own = {
      at: performance.now() + ms,
      end(goesOn: boolean) {
        clearTimeout(timer);
        pauses.delete(own);
        show();
        resolve(goesOn);
      },
    };
    const timer = setTimeout(() => own.end(true), ms);
    pauses.add(own);
    show();
  });
}

export function useWaiting(): Pausing | undefined {
  return useSyncExternalStore((subscriber) => {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  }, waitingNow);
}

export const waitingNow = (): Pausing | undefined => waiting;
