import { statfs } from "node:fs/promises";
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";
import { readsOnly } from "./session.ts";

export type Health = Readonly<Record<string, () => Promise<string | undefined>>>;

export interface HealthParts {
  db: Database;
  folder?: string | undefined;
  /** By `performance.now()`: when a statement last found the disk full. */
  fullAt: () => number | undefined;
  renew: () => void;
}

const leastFreeBytes = 64 * 1024 * 1024;
const fullForMs = 60_000;
const onceMs = 1_000;

export function healthOf({ db, folder, fullAt, renew }: HealthParts): Health {
  return {
    database: atMostOnce(onceMs, async () => {
      try {
        const isWell = !(await isReadOnly(db)) || !(await isStillReadOnly(db, renew));
        return isWell ? undefined : "can only be read";
      } catch {
        return "does not answer";
      }
    }),
    disk: async () => {
      const at = fullAt();
      const wasFull = at !== undefined && performance.now() - at < fullForMs;
      return wasFull || (await isNearlyFull(folder)) ? "is full" : undefined;
    },
  };
}

async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await db.executeQuery<{ is: boolean }>(CompiledQuery.raw(readsOnly));
  return rows[0]?.is === true;
}

/** Old connections keep reporting a former read-only state. */
async function isStillReadOnly(db: Database, renew: () => void): Promise<boolean> {
  renew();
  return await isReadOnly(db);
}

export function atMostOnce<Seen>(ms: number, look: () => Promise<Seen>): () => Promise<Seen> {
  let seen: Promise<Seen> | undefined;
  let untilMs = 0;
  return async () => {
    if (seen === undefined || performance.now() >= untilMs) {
      untilMs = Number.POSITIVE_INFINITY;
      seen = look().finally(() => {
        untilMs = performance.now() + ms;
      });
    }
    return await seen;
  };
}

async function isNearlyFull(folder: string | undefined): Promise<boolean> {
  if (folder === undefined) return false;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFreeBytes;
}
