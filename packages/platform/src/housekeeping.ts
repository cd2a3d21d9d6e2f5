import { unhurriedly } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { vacuumEmbedded } from "@frontdesk/database/vacuum";
import type { Logger } from "pino";

export interface Chore {
  name?: string;
  forget(db: Database, before: Date): Promise<unknown>;
  keptMs: number;
}

/** Each chore has its own transaction with a raised timeout. */
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
  if (embedded) await vacuumEmbedded(db);
  log.info(counts, "housekeeping done");
}

interface House {
  db: Database;
  embedded: boolean;
  now: () => Date;
  log: Logger;
}
