/* Tabs share one cookie, so another person can sign in over a page: `X-Desk-Person` then refuses
   its requests. */
import { useSyncExternalStore } from "react";

let personId: string | undefined;
let isOvertaken = false;
const subscribers = new Set<() => void>();

/** Nothing shows before the first session. */
export function loadedFor(id: string): void {
  personId ??= id;
}

export const headersOfPage = (): Record<string, string> => ({
  "X-Desk": "1",
  ...(personId !== undefined && { "X-Desk-Person": personId }),
});

export function overtaken(next: boolean): void {
  if (next === isOvertaken) return;
  isOvertaken = next;
  for (const subscriber of subscribers) subscriber();
}

export function useOvertaken(): boolean {
  return useSyncExternalStore(
    (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    () => isOvertaken,
  );
}
