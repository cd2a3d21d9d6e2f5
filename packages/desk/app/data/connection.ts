/*
 * Whether there is a connection, as what was last asked tells: a browser does not know. What is
 * shown meanwhile is as old as the last answer.
 */
import { useSyncExternalStore } from "react";

export interface Connection {
  /** Since when nothing was answered; undefined while all is well. */
  lostAt: number | undefined;
  /** When something was last answered. */
  heardAt: number;
}

let connection: Connection = { lostAt: undefined, heardAt: Date.now() };
const followers = new Set<() => void>();

function become(next: Connection): void {
  const isNews = next.lostAt !== connection.lostAt;
  connection = next;
  if (isNews) for (const follower of followers) follower();
}

/** Something was answered, whatever it said. */
export function heard(now = Date.now()): void {
  become({ lostAt: undefined, heardAt: now });
}

/** Nothing was answered. */
export function missed(now = Date.now()): void {
  become({ ...connection, lostAt: connection.lostAt ?? now });
}

/** Called when the connection is lost, and when it is back. */
export function followConnection(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export function readConnection(): Connection {
  return connection;
}

export function useConnection(): Connection {
  return useSyncExternalStore(followConnection, readConnection);
}
