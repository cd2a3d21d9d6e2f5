/*
 * What one process lets expire others judge, so all of them go by the clock of the database. It is
 * read once a minute, and carried on in between by a count that nobody can set.
 */
import { sql } from "kysely";
import type { Database, OpenDatabase } from "./database.ts";
import { unfollowed } from "./deeds.ts";
import type { Log } from "./log.ts";

interface Reading {
  /** By the count of this process, in ms. */
  atMs: number;
  databaseMs: number;
  /** How far off it may be: half of what asking took. */
  doubtMs: number;
}

const everyMs = 60_000;
const tries = 3;
/** A reading that may be further off is no better than the one before. */
const mostDoubtMs = 250;

/** Tells what time it is on the database; an embedded one has the clock of this process. */
export async function clockOf(
  { db, embedded }: Pick<OpenDatabase, "db" | "embedded">,
  log: Log,
): Promise<() => Date> {
  if (embedded) return () => new Date();
  let reading = await readBest(db);
  let nextMs = reading.atMs + everyMs;
  const renew = async () => {
    try {
      const later = await unfollowed(() => readBest(db));
      if (later.doubtMs <= mostDoubtMs) reading = later;
    } catch (error) {
      log.warn({ err: error }, "the clock of the database was not read; it is carried on");
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

/** The reading of a few that took least. */
async function readBest(db: Database): Promise<Reading> {
  const readings: Reading[] = [];
  for (let tried = 0; tried < tries; tried += 1) readings.push(await read(db));
  return readings.reduce((best, one) => (one.doubtMs < best.doubtMs ? one : best));
}

async function read(db: Database): Promise<Reading> {
  const askedMs = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
  const doubtMs = (performance.now() - askedMs) / 2;
  return { atMs: askedMs + doubtMs, databaseMs: rows[0]!.ms, doubtMs };
}
