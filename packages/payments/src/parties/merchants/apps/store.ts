import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import type { Id } from "../../../core/ids.ts";
import type { AppRow } from "../../apps/store.ts";

export async function listAppsOf(
  db: Database,
  merchantId: Id,
  page: Page,
): Promise<(AppRow & { prefixes: string[] })[]> {
  const { rows } = await sql<AppRow & { prefixes: string[] }>`
    select app.id, app.name,
      array(select key.prefix from payments.app_keys key
        where key.app_id = app.id and key.revoked_at is null order by key.id) as prefixes
    from payments.merchant_access access
    join payments.apps app on app.id = access.app_id
    where access.merchant_id = ${merchantId} and access.app_id is not null
    ${pageOf("access.app_id", page)}`.execute(db);
  return rows;
}
