/* Several processes judge each other's expiry times, so all use the database clock. Each reads
   it once a minute and adds a monotonic count. */
import { sql } from "kysely";
import { untracked } from "./commit-tracking.ts";
import type { Database, OpenDatabase } from "./database.ts";
import type { Log } from "./log.ts";

interface Reading {
  atMs: number;
  databaseMs: number;
  /** Half of the round trip. */
  doubtMs: number;
}

const everyMs = 60_000;
const tries = 3;
/** A less exact reading of the clock does not replace the previous one. */
const mostDoubtMs = 250;

export async function clockOf(
  { db, embedded }: Pick<OpenDatabase, "db" | "embedded">,
  log: Log,
): Promise<() => Date> {
  if (embedded) return () => new Date();
  let reading = await readBest(db);
  let nextMs = reading.atMs + everyMs;
  const renew = async () => {
    try {
      const later = await untracked(() => readBest(db));
      if (later.doubtMs <= mostDoubtMs) reading = later;
    } catch (error) {
      log.warn({ err: error }, "the database clock was not read; the last reading is used");
    }
  };
  return () => {
    const nowMs = performance.now();
    if (nowMs >= nextMs) {
      nextMs = nowMs + everyMs;
      void renew();
    }
    return new Date(reading.databaseMs + nowMs - reading.atMs);
  };
}

async function readBest(db: Database): Promise<Reading> {
  const readings: Reading[] = [];
  for (let tried = 0; tried < tries; tried += 1) readings.push(await read(db));
  return readings.reduce((best, one) => (one.doubtMs < best.doubtMs ? one : best));
}

async function read(db: Database): Promise<Reading> {
  const startMs = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
  const doubtMs = (performance.now() - startMs) / 2;
  return { atMs: startMs + doubtMs, databaseMs: rows[0]!.ms, doubtMs };
}
