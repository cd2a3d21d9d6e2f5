import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Listed, Page } from "../../../api/lists/lists.ts";
import { listPage } from "../../../api/lists/store.ts";

export interface DowntimeTypeRow {
  id: number;
  account_id: number;
  name: string;
  default: boolean;
  created_at: Date;
  updated_at: Date;
}

/** Gives an account the types of time off that everybody begins with. */
export async function insertTypes(
  db: Database,
  { accountId, names, at }: { accountId: number; names: readonly string[]; at: Date },
): Promise<void> {
  await sql`insert into scheduling.downtime_types
      (account_id, name, "default", created_at, updated_at)
    select ${accountId}, name, true, ${at}, ${at}
    from unnest(${names}::text[]) with ordinality as n (name, place) order by place`.execute(db);
}

export async function listDowntimeTypes(
  db: Database,
  accountId: number,
  page: Page,
): Promise<Listed<DowntimeTypeRow>> {
  const table = "scheduling.downtime_types";
  const sought = { table, as: "t", accountId, ways: [{ indexed: [] }], columns: sql`t.*` };
  return await listPage(db, sought, page);
}

export async function hasDowntimeType(
  db: Database,
  accountId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.downtime_types
    where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows.length > 0;
}
