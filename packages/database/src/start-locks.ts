/* A waiting start logs the holder's session: PostgreSQL keeps the locks of a lost machine until
   it notices the loss. */
import { setTimeout as delay } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";
import type { Log } from "./log.ts";

export interface StartLock {
  key: number;
  what: string;
}

const pauseMs = 50;
const firstMs = 1_000;
const tellMs = 10_000;

export async function takeStartLock(db: Database, lock: StartLock, log?: Log): Promise<void> {
  const begunAt = performance.now();
  let tellAt = begunAt + firstMs;
  // Polls, because the lock timeout of a statement must not limit this wait.
  while (!(await isTaken(db, lock))) {
    const now = performance.now();
    if (now >= tellAt) {
      tellAt = now + tellMs;
      const seconds = Math.round((now - begunAt) / 1_000);
      const holder = await findHolder(db, lock);
      const advice = "if the process is gone, end its session with pg_terminate_backend";
      const whose = holder === undefined ? "" : `: session ${holder.pid} from ${holder.from}`;
      const waited = `waiting ${seconds} s for a process that ${lock.what}`;
      log?.warn({ holder }, `${waited}${whose}; ${advice}`);
    }
    await delay(pauseMs);
  }
}

async function isTaken(db: Database, { key }: StartLock): Promise<boolean> {
  const request = CompiledQuery.raw("select pg_try_advisory_xact_lock($1) as taken", [key]);
  const { rows } = await db.executeQuery<{ taken: boolean }>(request);
  return rows[0]?.taken === true;
}

interface Holder {
  pid: number;
  from: string;
  application: string;
  since: Date;
}

const holder = `
  select a.pid, coalesce(host(a.client_addr), 'this machine') as "from",
    a.application_name as application, a.backend_start as since
  from pg_locks as l join pg_stat_activity as a using (pid)
  where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1
    and l.database = (select oid from pg_database where datname = current_database())
  limit 1`;

async function findHolder(db: Database, { key }: StartLock): Promise<Holder | undefined> {
  const { rows } = await db.executeQuery<Holder>(CompiledQuery.raw(holder, [key]));
  return rows[0];
}
