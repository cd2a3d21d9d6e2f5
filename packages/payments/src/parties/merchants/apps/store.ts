import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { invalid } from "@frontdesk/server/refusal";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import type { Id } from "../../../ground/ids.ts";
import type { AppRow } from "../../apps/store.ts";
import { accessRefusals } from "../refusals.ts";
import type { Reach } from "../store.ts";

/** Gives an app access to a merchant, if it has none yet. Refuses an app that does not exist. */
export async function associate(db: Database, { merchantId, appId }: Reach): Promise<void> {
  try {
    await sql`
      insert into payments.merchant_apps (merchant_id, app_id) values (${merchantId}, ${appId})
      on conflict on constraint merchant_apps_pkey do nothing`.execute(db);
  } catch (error) {
    if (constraintOf(error) !== "merchant_apps_app_fkey") throw error;
    throw invalid([accessRefusals.noApp()]);
  }
}

/** Whether the app has access to the merchant. */
export async function isAssociatedWith(
  db: Database,
  { merchantId, appId }: Reach,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments.merchant_apps
    where merchant_id = ${merchantId} and app_id = ${appId}`.execute(db);
  return rows.length === 1;
}

/** Takes the access away; whether there was one. */
export async function dissociate(db: Database, { merchantId, appId }: Reach): Promise<boolean> {
  const { rows } = await sql`
    delete from payments.merchant_apps
    where merchant_id = ${merchantId} and app_id = ${appId} returning app_id`.execute(db);
  return rows.length === 1;
}

export async function listAppsOf(db: Database, merchantId: Id, page: Page): Promise<AppRow[]> {
  const { rows } = await sql<AppRow>`
    select app.id, app.name from payments.merchant_apps access
    join payments.apps app on app.id = access.app_id
    where access.merchant_id = ${merchantId} ${pageOf("access.app_id", page)}`.execute(db);
  return rows;
}

/** A page of the ids of the merchants that an app has access to. */
export async function listMerchantIdsOf(db: Database, appId: Id, page: Page): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select merchant_id as id from payments.merchant_apps
    where app_id = ${appId} ${pageOf("merchant_id", page)}`.execute(db);
  return rows.map(({ id }) => id);
}
