// What time it is, for all that draws it: one clock, which ticks twice a minute.
import { useSyncExternalStore } from "react";
import { timeNow } from "../data/clock.ts";

let now = timeNow();
const told = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** Calls back as time goes on, until what is returned is called. */
export function followTime(tell: () => void): () => void {
  told.add(tell);
  if (ticking === undefined) {
    // What was read before nobody followed may be of another day.
    now = timeNow();
    ticking = setInterval(() => {
      now = timeNow();
      for (const each of told) each();
    }, 30_000);
  }
  return () => {
    told.delete(tell);
    if (told.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The time as it was read last; only who follows it is up to date. */
export const nowOf = (): Date => now;

export function useNow(): Date {
  return useSyncExternalStore(followTime, nowOf);
}
