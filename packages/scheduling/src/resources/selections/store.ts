import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { unfit } from "../../errors.ts";

/** Gives a resource these options of custom fields and no others; 422 when one was deleted. */
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
    throw unfit("custom_field_option_ids", "are not all there any more");
  }
}

export interface Selection {
  accountId: number;
  resourceId: number;
  /** Each once. */
  optionIds: readonly number[];
}
