/*
 * A server has a process that makes checkpoints. Embedded there is none, so the log of what was
 * written would grow for as long as the service runs, and a start after a crash would read it all.
 */
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

const longest = 64 * 1024 * 1024;
const everyMs = 10_000;

const written = CompiledQuery.raw(`
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
  from pg_control_checkpoint()`);
const checkpoint = CompiledQuery.raw("checkpoint");

export interface LogOptions {
  everyMs?: number;
  /** How many bytes of it a start may have to read, about. */
  longest?: number;
  /** Whether files of the log are still wanted. */
  isHeld: () => boolean;
}

/** Has a checkpoint made whenever the log since the last one is long; returns how that ends. */
export function keepLogShort(db: Database, options: LogOptions): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    // What is wrong with a database is told to whoever writes, and it is tried again.
    await shorten(db, options).catch(() => {});
    isBusy = false;
  }, options.everyMs ?? everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function shorten(db: Database, options: LogOptions): Promise<void> {
  const { rows } = await db.executeQuery<{ bytes: number }>(written);
  if (rows[0]!.bytes < (options.longest ?? longest) || options.isHeld()) return;
  await db.executeQuery(checkpoint);
}
