/*
 * The one handle to the database: PostgreSQL, or PGlite embedded in this process, behind the same
 * Kysely. Code that is given a Database cannot tell which, nor whether a transaction is open.
 */
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { type ClientBase, Pool, type PoolConfig } from "pg";
import { openEmbedded } from "./embedded.ts";
import type { Database } from "./handle.ts";
import { PreparingClient } from "./statement.ts";
import { parsers } from "./values.ts";

export type { Database };

export interface DatabaseLocation {
  /** A PostgreSQL connection address; without it the database is embedded in `folder`. */
  url?: string | undefined;
  /** The data folder of the embedded database; `undefined` keeps everything in memory. */
  folder?: string | undefined;
  /** A dump of an embedded database to begin with, for tests. */
  loadFrom?: Blob | undefined;
  /** Connections to PostgreSQL at most (default 16). The embedded database has one. */
  connections?: number | undefined;
}

export interface OpenDatabase {
  db: Database;
  embedded: boolean;
  /** A copy of the embedded database as a tar file; PostgreSQL has its own tools. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

const sessionSettings = `
  set timezone = 'UTC';
  set default_transaction_isolation = 'read committed';
  set jit = off;
  set idle_in_transaction_session_timeout = '60s';
`;

/** Opens the database, waits until it answers, and refuses PostgreSQL older than 15. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.url !== undefined) return await openPostgres(location.url, location.connections);
  const embedded = await openEmbedded(location.folder, location.loadFrom);
  const db = openPool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    stream: embedded.connect,
  });
  return {
    db,
    embedded: true,
    dump: embedded.dump,
    close: async () => {
      await db.destroy();
      await embedded.close();
    },
  };
}

async function openPostgres(url: string, connections = 16): Promise<OpenDatabase> {
  const db = openPool({ connectionString: url, max: connections, connectionTimeoutMillis: 15_000 });
  try {
    const { rows } = await db.executeQuery<{ version: number }>(
      CompiledQuery.raw("select current_setting('server_version_num')::int as version"),
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed, this is ${version}`);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    embedded: false,
    dump: () => Promise.reject(new Error("only an embedded database can be dumped")),
    close: () => db.destroy(),
  };
}

function openPool(config: PoolConfig): Database {
  const pool = new Pool({
    ...config,
    application_name: "frontdesk",
    types: parsers,
    Client: PreparingClient as unknown as new () => ClientBase,
  });
  // An idle connection that breaks is replaced by the pool; the next query finds out by itself.
  pool.on("error", () => {});
  return new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(sessionSettings));
      },
    }),
  });
}

/** True when the database answers a query. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.executeQuery(CompiledQuery.raw("select 1"));
    return true;
  } catch {
    return false;
  }
}
