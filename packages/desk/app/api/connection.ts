/* By actual responses; the browser's flag is unreliable. */
import { useSyncExternalStore } from "react";

export interface Connection {
  lostAt: number | undefined;
  heardAt: number;
}

let connection: Connection = { lostAt: undefined, heardAt: Date.now() };
const subscribers = new Set<() => void>();

function become(next: Connection): void {
  const isUpdate = next.lostAt !== connection.lostAt;
  connection = next;
  if (isUpdate) for (const subscriber of subscribers) subscriber();
}

/** An error response counts too. */
export function heard(now = Date.now()): void {
  become({ lostAt: undefined, heardAt: now });
}

export function missed(now = Date.now()): void {
  become({ ...connection, lostAt: connection.lostAt ?? now });
}

export function followConnection(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

export function readConnection(): Connection {
  return connection;
}

export function useConnection(): Connection {
  return useSyncExternalStore(followConnection, readConnection);
}
