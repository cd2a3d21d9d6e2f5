/*
 * The one handle to the database: PostgreSQL, or PGlite embedded in this process, behind the same
 * Kysely. Code that is given a Database cannot tell which, nor whether a transaction is open.
 */
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { checkCertificates } from "./certificates.ts";
import type { Dump } from "./dumped-files.ts";
import { openEmbedded } from "./embedded.ts";
import { type Copy, copyingOf } from "./embedded-copy.ts";
import { filesOf } from "./embedded-folder.ts";
import { keepLogShort } from "./embedded-log.ts";
import type { Database } from "./handle.ts";
import { type Health, healthOf } from "./health.ts";
import type { Log } from "./log.ts";
import { openPool, type PoolOptions } from "./pool.ts";
import { awaitServer } from "./waiting.ts";

export type { Database };

export interface DatabaseLocation {
  /** A PostgreSQL connection address; without it the database is embedded in `folder`. */
  url?: string | undefined;
  /** The data folder of the embedded database; `undefined` keeps everything in memory. */
  folder?: string | undefined;
  /** A dump of an embedded database to begin with, for tests. */
  loadFrom?: Dump | undefined;
  /** Connections to PostgreSQL at most (default 16). The embedded database has one. */
  connections?: number | undefined;
  /** How long a statement may run on PostgreSQL (default 12 seconds), unless it says otherwise. */
  statementMs?: number | undefined;
  /** Where it is told that the folder was open to others, or that a server is waited for. */
  log?: Log | undefined;
}

export interface OpenDatabase {
  db: Database;
  embedded: boolean;
  /** What can be wrong with it: asked now and then by whoever watches the process. */
  health: Health;
  /** A copy of the embedded database as a tar file; PostgreSQL has its own tools. */
  dump(): Promise<Blob>;
  /** Its files, while it is written to: only of an embedded database that is in a folder. */
  copy?: Copy | undefined;
  /** Why an embedded database came to its end, once it did: nothing is answered any more. */
  broken?: Promise<Error> | undefined;
  close(): Promise<void>;
}

/** Opens the database, waits until it answers, and refuses PostgreSQL older than 15. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.url !== undefined) return await openPostgres(location.url, location);
  const embedded = await openEmbedded(location);
  const { db, fullAt, panicked } = databaseOn({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    stream: embedded.connect,
  });
  const { folder } = location;
  const copying = folder === undefined ? undefined : copyingOf(db, filesOf(folder));
  const stopWatching = keepLogShort(db, { isHeld: () => copying?.isUnderway() ?? false });
  return {
    db,
    embedded: true,
    health: healthOf({ db, folder, fullAt }),
    dump: embedded.dump,
    broken: panicked,
    copy: copying?.copy,
    close: async () => {
      stopWatching();
      await db.destroy();
      await embedded.close();
    },
  };
}

async function openPostgres(
  url: string,
  { connections = 16, statementMs = 12_000, log }: DatabaseLocation,
): Promise<OpenDatabase> {
  checkCertificates(url);
  const { db, fullAt } = databaseOn({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // A firewall or a host that is gone says nothing: idle connections are tried, old ones ended.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 1_800,
    statementMs,
    patienceMs: 3_000,
  });
  try {
    const ask = () => db.executeQuery<{ version: number }>(version);
    const { rows } = await awaitServer(ask, log);
    const found = rows[0]?.version ?? 0;
    if (found < 150_000) throw new Error(`PostgreSQL 15 or newer is needed, this is ${found}`);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    embedded: false,
    health: healthOf({ db, fullAt }),
    dump: () => Promise.reject(new Error("only an embedded database can be dumped")),
    close: () => db.destroy(),
  };
}

const version = CompiledQuery.raw("select current_setting('server_version_num')::int as version");

function databaseOn(options: PoolOptions) {
  const pool = openPool(options);
  const db: Database = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(sessionSettings(options)));
      },
    }),
  });
  return { db, fullAt: pool.fullAt, panicked: pool.panicked };
}

// Citus refuses to write a table that every node has a copy of, as persons are, once something in
// the transaction asked several shards of a node at once. Elsewhere nobody reads it.
const whereDistributed = "set citus.multi_shard_modify_mode = 'sequential';";

function sessionSettings({ statementMs = 0 }: PoolOptions): string {
  return `
    set timezone = 'UTC';
    set default_transaction_isolation = 'read committed';
    set jit = off;
    set idle_in_transaction_session_timeout = '60s';
    set statement_timeout = ${statementMs};
    set lock_timeout = ${Math.round((statementMs * 2) / 3)};
    ${whereDistributed}
  `;
}

/**
 * Lets the statements that follow in the open database transaction run longer than usual, and wait
 * as long for locks: for work that nobody stands waiting for.
 */
export async function allowTime(db: Database, ms: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${ms}`));
  await db.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${ms}`));
}
