/* One prompt for all requests that wait for a second factor, until the user cancels. */
import { useSyncExternalStore } from "react";

let isAsking = false;
let waiting: ((isProved: boolean) => void)[] = [];
const followers = new Set<() => void>();

function ask(next: boolean): void {
  isAsking = next;
  for (const follower of followers) follower();
}

/** False if the user cancels. */
export function prove(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    ask(true);
  });
}

export function answered(isProved: boolean): void {
  const all = waiting;
  waiting = [];
  ask(false);
  for (const resolve of all) resolve(isProved);
}

export function useAsking(): boolean {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => isAsking,
  );
}
