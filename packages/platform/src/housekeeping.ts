import { unhurriedly } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sweep } from "@frontdesk/database/sweep";
import type { Logger } from "pino";

export interface Chore {
  /** What the log calls those that it counts, where they are worth telling. */
  name?: string;
  /** Forgets what is from before a moment; may return how many. */
  forget(db: Database, before: Date): Promise<unknown>;
  keptMs: number;
}

/**
 * Removes what is no longer needed, each chore in a transaction that has its time. The embedded
 * database is swept then.
 */
export async function doChores(
  { db, embedded, now, log }: House,
  chores: readonly Chore[],
): Promise<void> {
  const counts: Record<string, unknown> = {};
  for (const { name, forget, keptMs } of chores) {
    const before = new Date(now().getTime() - keptMs);
    const count = await unhurriedly(db, (db) => forget(db, before));
    if (name !== undefined) counts[name] = count;
  }
  if (embedded) await sweep(db);
  log.info(counts, "housekeeping done");
}

interface House {
  db: Database;
  embedded: boolean;
  now: () => Date;
  log: Logger;
}
