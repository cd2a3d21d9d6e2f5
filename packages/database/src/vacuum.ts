import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

const vacuum = CompiledQuery.raw("vacuum");

/**
 * The embedded database has no autovacuum. This frees space of dead rows and allows index-only
 * scans.
 */
export async function vacuumEmbedded(db: Database): Promise<void> {
  await db.executeQuery(vacuum);
}
