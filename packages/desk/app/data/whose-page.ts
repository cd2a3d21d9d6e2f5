/*
 * The person for whom this page was loaded. Tabs share one cookie, so another person can sign in
 * over it: the desk then refuses the page's requests, by `X-Desk-Person`.
 */
import { useSyncExternalStore } from "react";

let personId: string | undefined;
let isOvertaken = false;
const followers = new Set<() => void>();

/** The first answer counts: the page shows nothing before it. */
export function loadedFor(id: string): void {
  personId ??= id;
}

export const headersOfPage = (): Record<string, string> => ({
  "X-Desk": "1",
  ...(personId !== undefined && { "X-Desk-Person": personId }),
});

/** Notes an answer of the desk; the page's own person may sign in again. */
export function overtaken(next: boolean): void {
  if (next === isOvertaken) return;
  isOvertaken = next;
  for (const follower of followers) follower();
}

/** True while another person is signed in over this page. */
export function useOvertaken(): boolean {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => isOvertaken,
  );
}
