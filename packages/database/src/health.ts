/* What can be wrong with a database, part by part, in a few words. */
import { statfs } from "node:fs/promises";
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

/** By name: what is wrong with a part, or nothing. */
export type Health = Readonly<Record<string, () => Promise<string | undefined>>>;

export interface Watched {
  db: Database;
  /** The folder of an embedded database. */
  folder?: string | undefined;
  /** When a statement last found the disk full, on the clock of `performance`. */
  fullAt: () => number | undefined;
}

const isReplica = CompiledQuery.raw("select pg_is_in_recovery() as replica");
const leastFreeBytes = 64 * 1024 * 1024;
const fullForMs = 60_000;

export function healthOf({ db, folder, fullAt }: Watched): Health {
  return {
    database: async () => {
      try {
        const { rows } = await db.executeQuery<{ replica: boolean }>(isReplica);
        return rows[0]?.replica === true ? "can only be read" : undefined;
      } catch {
        return "does not answer";
      }
    },
    disk: async () => {
      const at = fullAt();
      const wasFull = at !== undefined && performance.now() - at < fullForMs;
      return wasFull || (await isNearlyFull(folder)) ? "is full" : undefined;
    },
  };
}

async function isNearlyFull(folder: string | undefined): Promise<boolean> {
  if (folder === undefined) return false;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFreeBytes;
}
