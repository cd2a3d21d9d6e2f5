import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function findFolder(db: Database): Promise<string> {
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db);
  return rows[0]!.data_directory;
}
