import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function useContinuation(db: Database, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into scheduling.used_continuations (id, used_at)
    values (${id}, ${at}) on conflict on constraint used_continuations_pkey do nothing
    returning 1`.execute(db);
  return rows.length > 0;
}

// A two-sided range makes PostgreSQL use the index.
export async function removeContinuations(db: Database, before: Date): Promise<void> {
  await sql`delete from scheduling.used_continuations
    where used_at < ${before} and used_at > '-infinity'`.execute(db);
}
