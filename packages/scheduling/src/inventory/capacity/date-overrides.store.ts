import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { CustomPeriod } from "../../core/intervals/availability.ts";

export type CustomPeriodRow = CustomPeriod & { id: number; resourceId: number; createdAt: Date };

const columns = sql`id, resource_id as "resourceId", first_day as "firstDay",
  last_day as "lastDay", start_time as "startTime", end_time as "endTime",
  created_at as "createdAt"`;

export async function insertCustomPeriod(
  db: Database,
  { accountId, resourceId, firstDay, lastDay, startTime, endTime, at }: CustomPeriodToWrite,
): Promise<CustomPeriodRow> {
  const { rows } = await sql<CustomPeriodRow>`insert into scheduling.custom_periods
      (account_id, resource_id, first_day, last_day, start_time, end_time, created_at)
    values (${accountId}, ${resourceId}, ${firstDay}, ${lastDay}, ${startTime}, ${endTime}, ${at})
    returning ${columns}`.execute(db);
  return rows[0]!;
}

interface OfResource {
  accountId: number;
  resourceId: number;
}

export type CustomPeriodToWrite = OfResource & CustomPeriod & { at: Date };

export async function listCustomPeriods(
  db: Database,
  { accountId, resourceId }: OfResource,
  page: Page,
): Promise<ListPage<CustomPeriodRow>> {
  const ways = [{ indexed: [sql`resource_id = ${resourceId}`] }];
  const query = { table: "scheduling.custom_periods", as: "c", accountId, ways, columns };
  return await listPage(db, query, page);
}

export async function deleteCustomPeriod(
  db: Database,
  { accountId, resourceId, id }: OfResource & { id: number },
): Promise<CustomPeriodRow | undefined> {
  const { rows } = await sql<CustomPeriodRow>`delete from scheduling.custom_periods
    where account_id = ${accountId} and resource_id = ${resourceId} and id = ${id}
    returning ${columns}`.execute(db);
  return rows[0];
}
