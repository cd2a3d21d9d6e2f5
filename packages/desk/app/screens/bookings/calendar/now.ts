// What time it is, for all that draws it: one clock, which ticks twice a minute.
import { useSyncExternalStore } from "react";

let now = new Date();
const told = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function follow(tell: () => void): () => void {
  told.add(tell);
  ticking ??= setInterval(() => {
    now = new Date();
    for (const each of told) each();
  }, 30_000);
  return () => {
    told.delete(tell);
    if (told.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

export function useNow(): Date {
  return useSyncExternalStore(follow, () => now);
}
