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
import { databaseUrl, placeOf, readHosts } from "./hosts.ts";
import type { Log } from "./log.ts";
import { openPool, type PoolOptions } from "./pool.ts";
import { refuseSharedSessions } from "./pooler.ts";
import { awaitServer } from "./waiting.ts";

export type { Database };

export interface DatabaseLocation {
  /** An address of PostgreSQL, of one host or several; without it the database is in `folder`. */
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
  /**
   * The same database for one of several users. On PostgreSQL none of them takes all connections,
   * so that one whose statements wait for a lock leaves some to the others.
   */
  share(): OpenDatabase;
  /** Why an embedded database came to its end, once it did: nothing is answered any more. */
  broken?: Promise<Error> | undefined;
  close(): Promise<void>;
}

/** Opens the database, waits until it answers, and refuses PostgreSQL older than 15. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.url !== undefined) return await openPostgres(location.url, location);
  const embedded = await openEmbedded(location);
  const { db, pool } = databaseOn({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    stream: embedded.connect,
  });
  const { folder } = location;
  const copying = folder === undefined ? undefined : copyingOf(db, filesOf(folder));
  const stopWatching = keepLogShort(db, { isHeld: () => copying?.isUnderway() ?? false });
  const opened: OpenDatabase = {
    db,
    embedded: true,
    health: healthOf({ db, folder, fullAt: pool.fullAt, renew: pool.renew }),
    dump: embedded.dump,
    share: () => ({ ...opened, close: async () => {} }),
    broken: pool.panicked,
    copy: copying?.copy,
    close: async () => {
      stopWatching();
      await db.destroy();
      await embedded.close();
    },
  };
  return opened;
}

async function openPostgres(
  url: string,
  { connections = 16, statementMs = 12_000, log }: DatabaseLocation,
): Promise<OpenDatabase> {
  const hosts = readHosts(url);
  if (hosts === undefined) throw new Error(`The database's address must be ${databaseUrl.wanted}`);
  for (const one of hosts.urls) checkCertificates(one);
  const { db, pool } = databaseOn({
    hosts,
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
    const found = await awaitServer(() => greet(db), {
      at: hosts.urls.map(placeOf).join(", "),
      log,
    });
    if (found < 150_000) throw new Error(`PostgreSQL 15 or newer is needed, this is ${found}`);
    if (connections > 1) await refuseSharedSessions(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const opened: OpenDatabase = {
    db,
    embedded: false,
    health: healthOf({ db, fullAt: pool.fullAt, renew: pool.renew }),
    dump: () => Promise.reject(new Error("only an embedded database can be dumped")),
    share: () => {
      const most = Math.ceil(connections * shareOfAll);
      const dialect = new PostgresDialect({ pool: pool.upTo(most) });
      return { ...opened, db: new Kysely<unknown>({ dialect }), close: async () => {} };
    },
    close: () => db.destroy(),
  };
  return opened;
}

/** What one of several users of a database may take of its connections. */
const shareOfAll = 5 / 8;

const greeting = CompiledQuery.raw(`
  select current_setting('server_version_num')::int as version,
    current_setting('transaction_read_only') = 'on' as "isReadOnly"`);

/** The version of a server that takes writes; throws while it does not. */
async function greet(db: Database): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number; isReadOnly: boolean }>(greeting);
  if (rows[0]?.isReadOnly === true) throw new Error("it can only be read");
  return rows[0]?.version ?? 0;
}

function databaseOn(options: PoolOptions) {
  const pool = openPool(options);
  const db: Database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool };
}

/**
 * Lets the statements that follow in the open database transaction run longer than usual, and wait
 * as long for locks: for work that nobody stands waiting for.
 */
export async function allowTime(db: Database, ms: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${ms}`));
  await db.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${ms}`));
}
