/*
 * Repeats an action that was certainly not done: too many requests (429), or a service that is away
 * and was never asked. An action whose answer was lost is not repeated, since it may be done.
 */
import { useSyncExternalStore } from "react";

/** The pause where the answer names none. */
const pauseMs = 10_000;
/** A longer `Retry-After` is a refusal: no person waits for it. */
const longestPauseMs = 60_000;
const mostTimes = 3;

/** The actions that wait: their bar goes on with all of them, or stops all. */
export interface Pausing {
  /** The next try, by the clock of `performance`. */
  at: number;
  count: number;
  now(): void;
  stop(): void;
}

interface Pause {
  at: number;
  end(goesOn: boolean): void;
}

const followers = new Set<() => void>();
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
  for (const follower of followers) follower();
}

export function isLater(error: unknown): boolean {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  return status === 429 || code === "service_away";
}

/** Undefined where the pause would be too long. */
function pauseAfter(error: unknown): number | undefined {
  const { retryAfterMs = pauseMs } = (error ?? {}) as { retryAfterMs?: number | undefined };
  return retryAfterMs > longestPauseMs ? undefined : Math.max(retryAfterMs, 1_000);
}

export async function whenThereIsRoom<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; ; times += 1) {
    try {
      return await act();
    } catch (error) {
      const ms = isLater(error) && times < mostTimes ? pauseAfter(error) : undefined;
      if (ms === undefined || !(await pause(ms))) throw error;
    }
  }
}

/** Waits, unless the person goes on at once; false if they stop it. */
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

/** What waits to be tried again. */
export function useWaiting(): Pausing | undefined {
  return useSyncExternalStore((follower) => {
    followers.add(follower);
    return () => followers.delete(follower);
  }, waitingNow);
}

export const waitingNow = (): Pausing | undefined => waiting;
