import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import type { Id } from "../../../ground/ids.ts";
import type { AppRow } from "../../apps/store.ts";

export async function listAppsOf(db: Database, merchantId: Id, page: Page): Promise<AppRow[]> {
  const { rows } = await sql<AppRow>`
    select app.id, app.name from payments.merchant_access access
    join payments.apps app on app.id = access.app_id
    where access.merchant_id = ${merchantId} and access.app_id is not null
    ${pageOf("access.app_id", page)}`.execute(db);
  return rows;
}
