/* One prompt for all requests that wait for a second factor, until the user cancels. */
import { useSyncExternalStore } from "react";

let isAsking = false;
let waiting: ((isProved: boolean) => void)[] = [];
const subscribers = new Set<() => void>();

function ask(next: boolean): void {
  isAsking = next;
  for (const subscriber of subscribers) subscriber();
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
    (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    () => isAsking,
  );
}
