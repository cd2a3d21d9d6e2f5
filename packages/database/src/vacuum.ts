import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

const vacuum = CompiledQuery.raw("vacuum");

/**
 * Replaces a server's autovacuum on the embedded database. It frees space of dead rows and allows
 * index-only scans.
 */
export async function vacuumEmbedded(db: Database): Promise<void> {
  await db.executeQuery(vacuum);
}
