/*
 * Repeats an action that was certainly not done: too many requests (429), or a service that is away
 * and was never asked. An action whose answer was lost is not repeated, since it may be done.
 */
import { useSyncExternalStore } from "react";

const pauseMs = 10_000;
const mostTimes = 3;

export interface Pausing {
  /** When it is tried again, by the clock of `performance`. */
  at: number;
  now(): void;
  stop(): void;
}

const followers = new Set<() => void>();
let waiting: Pausing | undefined;

function show(next: Pausing | undefined): void {
  waiting = next;
  for (const follower of followers) follower();
}

export function isLater(error: unknown): boolean {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  return status === 429 || code === "service_away";
}

export async function whenThereIsRoom<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; ; times += 1) {
    try {
      return await act();
    } catch (error) {
      if (times === mostTimes || !isLater(error) || !(await pause())) throw error;
    }
  }
}

/** Waits, unless the person goes on at once; false if they stop it. */
function pause(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (goesOn: boolean) => {
      clearTimeout(timer);
      if (waiting === own) show(undefined);
      resolve(goesOn);
    };
    const timer = setTimeout(() => end(true), pauseMs);
    const own = {
      at: performance.now() + pauseMs,
      now: () => end(true),
      stop: () => end(false),
    };
    show(own);
  });
}

/** What waits to be tried again. */
export function useWaiting(): Pausing | undefined {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => waiting,
  );
}
