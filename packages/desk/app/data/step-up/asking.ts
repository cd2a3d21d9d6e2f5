/*
 * A second factor is asked for once, however many requests wait for it, and while nobody has said
 * no. What asks is a dialog; what waits are requests.
 */
import { useSyncExternalStore } from "react";

let isAsking = false;
let waiting: ((isProved: boolean) => void)[] = [];
const followers = new Set<() => void>();

function ask(next: boolean): void {
  isAsking = next;
  for (const follower of followers) follower();
}

/** Has somebody prove their second factor; false when they would not. */
export function prove(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    ask(true);
  });
}

/** The end of a question. */
export function answered(isProved: boolean): void {
  const all = waiting;
  waiting = [];
  ask(false);
  for (const resolve of all) resolve(isProved);
}

/** Whether it is asked for. */
export function useAsking(): boolean {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => isAsking,
  );
}
