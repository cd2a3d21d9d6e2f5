import { type ClientBase, Pool, type PoolClient } from "pg";
import { type ClientOptions, PreparingClient } from "./client.ts";
import { markTrouble } from "./deeds.ts";
import { parsers } from "./values.ts";

export interface PoolOptions extends ClientOptions {
  max?: number;
  idleTimeoutMillis?: number;
  maxLifetimeSeconds?: number;
}

/** A pool as Kysely wants it, which ends all idle connections as soon as one fell silent. */
export function openPool(options: PoolOptions) {
  const pool = new Pool({
    ...options,
    application_name: "frontdesk",
    types: parsers,
    Client: PreparingClient as unknown as new () => ClientBase,
  });
  const idle = new Set<PreparingClient>();
  const panic = Promise.withResolvers<Error>();
  let fullAt: number | undefined;
  // An idle connection that breaks is replaced by the pool; the next query finds out by itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    const ours = clientOf(client);
    ours.onSilence = () => {
      for (const other of [...idle]) other.giveUp();
    };
    ours.onFull = () => {
      fullAt = performance.now();
    };
    ours.onPanic = panic.resolve;
  });
  pool.on("acquire", (client) => idle.delete(clientOf(client)));
  pool.on("release", (_error, client) => idle.add(clientOf(client)));
  pool.on("remove", (client) => idle.delete(clientOf(client)));
  return {
    options: { ...options },
    end: () => pool.end(),
    /** When a statement last found the server's disk full, on the clock of `performance`. */
    fullAt: () => fullAt,
    /** Why the server came to its end, once it did. */
    panicked: panic.promise,
    async connect(): Promise<PoolClient> {
      try {
        return await pool.connect();
      } catch (error) {
        markTrouble(error);
        throw error;
      }
    },
  };
}

function clientOf(client: PoolClient): PreparingClient {
  return client as unknown as PreparingClient;
}
