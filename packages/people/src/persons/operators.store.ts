// Persons who do what operators do.
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

/** Says whether the person was one. */
export async function removeOperator(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from people.operators where person_id = ${personId} returning 1`.execute(db);
  return rows.length > 0;
}
