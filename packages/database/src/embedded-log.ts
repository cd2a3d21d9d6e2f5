/* Without checkpoints the WAL would grow without limit, and a start after a crash would read all
   of it. */
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
  /** Bytes of WAL for a start, approximately. */
  longest?: number;
  isHeld: () => boolean;
}

export function keepLogShort(db: Database, options: LogOptions): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    // Writers see the same database error. The timer tries again.
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
