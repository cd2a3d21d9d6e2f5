import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

const vacuum = CompiledQuery.raw("vacuum");

/** The embedded database has no autovacuum. */
export async function vacuumEmbedded(db: Database): Promise<void> {
  await db.executeQuery(vacuum);
}
