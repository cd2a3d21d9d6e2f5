import { useSyncExternalStore } from "react";
import { timeNow } from "../api/clock.ts";

let now = timeNow();
const messages = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

export function followTime(tell: () => void): () => void {
  messages.add(tell);
  if (ticking === undefined) {
    // The last reading may be old.
    now = timeNow();
    ticking = setInterval(() => {
      now = timeNow();
      for (const each of messages) each();
    }, 30_000);
  }
  return () => {
    messages.delete(tell);
    if (messages.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** Current only with a subscription. */
export const nowOf = (): Date => now;

export function useNow(): Date {
  return useSyncExternalStore(followTime, nowOf);
}
