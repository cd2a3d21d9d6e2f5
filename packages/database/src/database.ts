/* PostgreSQL, or PGlite embedded in this process. Code with a Database cannot see the kind, or
   an open transaction. */
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { checkCertificates } from "./certificates.ts";
import type { Dump } from "./dumped-files.ts";
import { openEmbedded } from "./embedded.ts";
import { type Copy, copyingOf } from "./embedded-copy.ts";
import { filesOf } from "./embedded-folder.ts";
import { keepLogShort } from "./embedded-log.ts";
import type { Database } from "./handle.ts";
import { type Health, healthOf } from "./health.ts";
import { databaseUrl, locationOf, readHosts } from "./hosts.ts";
import type { Log } from "./log.ts";
import { openPool, type PoolOptions } from "./pool.ts";
import { refuseSharedSessions } from "./pooler.ts";
import { awaitServer } from "./waiting.ts";

export type { Database };

export interface DatabaseLocation {
  /** One or several hosts. Without a URL the database is in `folder`. */
  url?: string | undefined;
  /** `undefined` keeps everything in memory. */
  folder?: string | undefined;
  loadFrom?: Dump | undefined;
  /** PostgreSQL connections, 16 by default. The embedded database has one. */
  connections?: number | undefined;
  /** Timeout on PostgreSQL, 12 seconds by default. */
  statementMs?: number | undefined;
  log?: Log | undefined;
}

export interface OpenDatabase {
  db: Database;
  embedded: boolean;
  health: Health;
  dump(): Promise<Blob>;
  copy?: Copy | undefined;
  /**
   * A database for one of several users. On PostgreSQL no user can take all connections, so one
   * user's lock waits leave some to the others.
   */
  share(): OpenDatabase;
  broken?: Promise<Error> | undefined;
  close(): Promise<void>;
}

/** Waits for an answer, and refuses PostgreSQL older than 15. */
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
  if (hosts === undefined)
    throw new Error(`The database's address must be ${databaseUrl.expected}`);
  for (const one of hosts.urls) checkCertificates(one);
  const { db, pool } = databaseOn({
    hosts,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // A firewall or a lost host sends no close. Keepalive probes idle connections, and old
    // connections end.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 1_800,
    statementMs,
    patienceMs: 3_000,
  });
  try {
    const match = await awaitServer(() => greet(db), {
      at: hosts.urls.map(locationOf).join(", "),
      log,
    });
    if (match < 150_000) throw new Error(`PostgreSQL 15 or newer is required, this is ${match}`);
    if (connections > 1) await refuseSharedSessions(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const opened: OpenDatabase = {
    db,
    embedded: false,
    health: healthOf({ db, fullAt: pool.fullAt, renew: pool.renew }),
    dump: () => Promise.reject(new Error("only an embedded database has a dump")),
    share: () => {
      const most = Math.ceil(connections * shareOfAll);
      const dialect = new PostgresDialect({ pool: pool.upTo(most) });
      return { ...opened, db: new Kysely<unknown>({ dialect }), close: async () => {} };
    },
    close: () => db.destroy(),
  };
  return opened;
}

const shareOfAll = 5 / 8;

const greeting = CompiledQuery.raw(`
  select current_setting('server_version_num')::int as version,
    current_setting('transaction_read_only') = 'on' as "isReadOnly"`);

async function greet(db: Database): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number; isReadOnly: boolean }>(greeting);
  if (rows[0]?.isReadOnly === true) throw new Error("it is read-only");
  return rows[0]?.version ?? 0;
}

function databaseOn(options: PoolOptions) {
  const pool = openPool(options);
  const db: Database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool };
}

export async function allowTime(db: Database, ms: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${ms}`));
  await db.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${ms}`));
}
