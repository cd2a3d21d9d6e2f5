import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { invalid } from "../../core/refusals.ts";
import { keysOf } from "../../core/store.ts";
import { resourceRefusals } from "./refusals.ts";

export async function replaceSelections(
  db: Database,
  { accountId, resourceId, optionIds }: Selection,
): Promise<void> {
  await sql`delete from scheduling.resource_options
    where account_id = ${accountId} and resource_id = ${resourceId}`.execute(db);
  try {
    await sql`insert into scheduling.resource_options
        (account_id, resource_id, custom_field_option_id)
      select ${accountId}, ${resourceId}, unnest(${optionIds}::bigint[])`.execute(db);
  } catch (error) {
    if (constraintOf(error) !== "resource_options_option_fkey") throw error;
    throw invalid(resourceRefusals.goneOption());
  }
}

export async function listSelecting(
  db: Database,
  accountId: number,
  optionIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from ${keysOf(accountId, optionIds)} k
    cross join lateral (select resource_id from scheduling.resource_options
      where account_id = ${accountId} and custom_field_option_id = k.id
      order by resource_id limit (select null::bigint)) s
    cross join lateral (select id, deleted_at from scheduling.resources
      where account_id = ${accountId} and id = s.resource_id limit 1) r
    where r.deleted_at is null
    order by r.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Selection {
  accountId: number;
  resourceId: number;
  optionIds: readonly number[];
}
