import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../../api/lists/lists.ts";
import { listPage } from "../../../api/lists/store.ts";
import type { TableRow } from "../../../core/tables.ts";
import { downtimeTypeRefusals } from "../refusals.ts";

export type DowntimeTypeRow = TableRow<"downtime_types">;

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
): Promise<ListPage<DowntimeTypeRow>> {
  const table = "scheduling.downtime_types";
  const query = { table, as: "t", accountId, ways: [{ indexed: [] }], columns: sql`t.*` };
  return await listPage(db, query, page);
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

export async function findDowntimeType(
  db: Database,
  accountId: number,
  id: number,
): Promise<DowntimeTypeRow | undefined> {
  const { rows } = await sql<DowntimeTypeRow>`select * from scheduling.downtime_types
    where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function lockDowntimeType(
  db: Database,
  accountId: number,
  id: number,
): Promise<DowntimeTypeRow | undefined> {
  const { rows } = await sql<DowntimeTypeRow>`select * from scheduling.downtime_types
    where account_id = ${accountId} and id = ${id} for update`.execute(db);
  return rows[0];
}

export async function insertDowntimeType(
  db: Database,
  { accountId, name, at }: { accountId: number; name: string; at: Date },
): Promise<DowntimeTypeRow> {
  const { rows } = await sql<DowntimeTypeRow>`insert into scheduling.downtime_types
      (account_id, name, "default", created_at, updated_at)
    values (${accountId}, ${name}, false, ${at}, ${at}) returning *`.execute(db);
  return rows[0]!;
}

export async function renameDowntimeType(
  db: Database,
  { accountId, id, name, at }: { accountId: number; id: number; name: string; at: Date },
): Promise<DowntimeTypeRow> {
  const { rows } = await sql<DowntimeTypeRow>`update scheduling.downtime_types
    set name = ${name}, updated_at = ${at}
    where account_id = ${accountId} and id = ${id} returning *`.execute(db);
  return rows[0]!;
}

export async function deleteDowntimeType(
  db: Database,
  accountId: number,
  id: number,
): Promise<void> {
  try {
    await sql`delete from scheduling.downtime_types
      where account_id = ${accountId} and id = ${id}`.execute(db);
  } catch (error) {
    if (constraintOf(error) !== "downtimes_type_fkey") throw error;
    throw downtimeTypeRefusals.inUse();
  }
}
