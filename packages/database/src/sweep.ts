import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

const vacuum = CompiledQuery.raw("vacuum");

/**
 * Does for the embedded database what a server's autovacuum does by itself: room of old rows is
 * used again, and what stands in an index is read there, without a look at its row.
 */
export async function sweep(db: Database): Promise<void> {
  await db.executeQuery(vacuum);
}
