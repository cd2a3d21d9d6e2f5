import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

/** Keeps a value under a name unless there is one, and returns the one that is there. */
export async function keepCheck(
  db: Database,
  { name, value }: { name: string; value: string },
): Promise<string> {
  await sql`insert into scheduling.checks (name, value) values (${name}, ${value})
    on conflict on constraint checks_pkey do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`
    select value from scheduling.checks where name = ${name}`.execute(db);
  return rows[0]?.value ?? value;
}
