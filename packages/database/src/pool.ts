import type { PostgresPoolClient } from "kysely";
import pg, { type ClientBase, Pool, type PoolClient } from "pg";
import { type ClientOptions, PreparingClient } from "./client.ts";
import { markTrouble } from "./commit-tracking.ts";
import { type Hosts, locationOf } from "./hosts.ts";
import { Lease } from "./lease.ts";
import { createRenewal, noRenewal, type Renewal } from "./renewal.ts";
import { readsOnly, sessionSettings } from "./session.ts";

export interface PoolOptions extends ClientOptions {
  hosts?: Hosts | undefined;
  max: number;
  connectionTimeoutMillis: number;
  idleTimeoutMillis?: number;
  maxLifetimeSeconds?: number;
}

/** One silent connection ends all idle connections. */
export function openPool(options: PoolOptions) {
  const { hosts } = options;
  const panic = Promise.withResolvers<Error>();
  let fullAt: number | undefined;
  const turning = turningAt(hosts);
  const pool = new Pool({
    ...options,
    application_name: "frontdesk",
    types: parsers,
    Client: turning.Client as unknown as new () => ClientBase,
    onConnect: (client) => begin(client, options),
  });
  const renewal = hosts === undefined ? noRenewal : createRenewal();
  watchIdle(pool, {
    renewal,
    onFull: () => {
      fullAt = performance.now();
    },
    onPanic: panic.resolve,
  });
  const connect = connecting(pool, { renewal, turns: turning.turns, count: hosts?.urls.length });
  const lend: Lend = async (onRelease) => {
    const lease = new Lease(await connect(), { renewal, connect, onRelease });
    // This project uses no cursors.
    return lease as unknown as PostgresPoolClient;
  };
  return {
    options: { ...options },
    end: () => pool.end(),
    connect: () => lend(),
    upTo: (most: number) => gated(lend, { ...options, max: most }),
    renew: renewal.doubtAll,
    fullAt: () => fullAt,
    panicked: panic.promise,
  };
}

type Lend = (onRelease?: () => void) => Promise<PostgresPoolClient>;

function gated(lend: Lend, options: PoolOptions) {
  const gate = createGate(options.max, options.connectionTimeoutMillis);
  return {
    options,
    end: async () => {},
    async connect() {
      await gate.enter();
      try {
        return await lend(gate.leave);
      } catch (error) {
        gate.leave();
        throw error;
      }
    },
  };
}

function turningAt(hosts: Hosts | undefined) {
  let [at, turns] = [0, 0];
  class TurningClient extends PreparingClient {
    constructor(config: ClientOptions) {
      super(hosts === undefined ? config : { ...config, connectionString: hosts.urls[at]! });
      const used = at;
      this.onUnusable = () => {
        if (hosts === undefined || hosts.urls.length === 1) return;
        turns += 1;
        if (at === used) at = (at + 1) % hosts.urls.length;
      };
    }
  }
  return { Client: TurningClient, turns: () => turns };
}

async function begin(client: ClientBase, { hosts, statementMs }: PoolOptions): Promise<void> {
  // The driver is still processing the server's last message.
  await Promise.resolve();
  await client.query(sessionSettings(statementMs));
  if (hosts?.needsWrites !== true) return;
  const { rows } = await client.query<{ is: boolean }>(readsOnly);
  if (rows[0]?.is !== true) return;
  clientOf(client).onUnusable();
  throw new Error(`none of ${hosts.urls.map(locationOf).join(", ")} accepts writes`);
}

interface Watch {
  renewal: Renewal;
  onFull: () => void;
  onPanic: (error: Error) => void;
}

function watchIdle(pool: Pool, { renewal, onFull, onPanic }: Watch): void {
  const idle = new Set<PreparingClient>();
  // The next query handles its own error.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    const ours = clientOf(client);
    ours.onSilence = () => {
      for (const other of [...idle]) other.giveUp();
    };
    ours.onFull = onFull;
    ours.onPanic = onPanic;
    renewal.renewed(client);
  });
  pool.on("acquire", (client) => idle.delete(clientOf(client)));
  pool.on("release", (_error, client) => idle.add(clientOf(client)));
  pool.on("remove", (client) => idle.delete(clientOf(client)));
}

interface Connecting {
  renewal: Renewal;
  turns: () => number;
  count?: number | undefined;
}

function connecting(pool: Pool, { renewal, turns, count = 1 }: Connecting) {
  return async (): Promise<PoolClient> => {
    for (let tried = 1; ; ) {
      const before = turns();
      try {
        const client = await pool.connect();
        if (!renewal.isStale(client)) return client;
        client.release(true);
      } catch (error) {
        markTrouble(error);
        if (tried === count || turns() === before) throw error;
        tried += 1;
      }
    }
  };
}

function clientOf(client: ClientBase): PreparingClient {
  return client as unknown as PreparingClient;
}

function createGate(most: number, patienceMs: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async enter(): Promise<void> {
      if (inside < most) {
        inside += 1;
        return;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        const error = new Error("no database connection was free in time");
        markTrouble(error);
        reject(error);
      }, patienceMs);
      function enter() {
        clearTimeout(timer);
        resolve();
      }
      waiting.push(enter);
      await promise;
    },
    leave(): void {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    },
  };
}

const int8 = 20;
const int8Array: number = 1016;
const date = 1082;

const textsOf = pg.types.getTypeParser(int8Array, "text") as (text: string) => (string | null)[];

/** bigint as a safe number, date as `YYYY-MM-DD` text. */
export const parsers = {
  getTypeParser(type: number, format?: "text" | "binary"): unknown {
    if (type === int8) return safeInteger;
    if (type === int8Array) return safeIntegers;
    if (type === date) return (text: string) => text;
    return format === "binary"
      ? pg.types.getTypeParser(type, "binary")
      : pg.types.getTypeParser(type, "text");
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const safeIntegers = (text: string): (number | null)[] =>
  textsOf(text).map((each) => (each === null ? null : safeInteger(each)));
