import type { Database } from "@frontdesk/database/database";
import type { Action } from "@frontdesk/platform/operator/action";
import { sql } from "kysely";

export async function insertAction(db: Database, row: Action & { at: Date }): Promise<void> {
  await sql`
    insert into desk.actions (at, actor, action, subject, details)
    values (${row.at}, ${row.actor}, ${row.action}, ${row.subject},
      ${JSON.stringify(row.details)}::jsonb)`.execute(db);
}
