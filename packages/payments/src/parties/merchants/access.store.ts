import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { invalid } from "@frontdesk/server/refusal";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { pageOf } from "../../api/lists/store.ts";
import type { Id } from "../../core/ids.ts";
import { accessRefusals } from "./refusals.ts";
import type { Reach } from "./store.ts";

/** False if the app has access already. */
export async function admitApp(
  db: Database,
  { merchantId, appId }: { merchantId: Id; appId: Id },
): Promise<boolean> {
  try {
    const { rows } = await sql`
      insert into payments.merchant_access (merchant_id, caller_id, app_id)
      values (${merchantId}, ${appId}, ${appId})
      on conflict on constraint merchant_access_pkey do nothing
      returning caller_id`.execute(db);
    return rows.length === 1;
  } catch (error) {
    if (constraintOf(error) !== "merchant_access_app_fkey") throw error;
    throw invalid([accessRefusals.noApp()]);
  }
}

export async function admitPerson(
  db: Database,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<void> {
  await sql`
    insert into payments.merchant_access (merchant_id, caller_id, person_id)
    values (${merchantId}, ${personId}, ${personId})
    on conflict on constraint merchant_access_pkey do nothing`.execute(db);
}

export async function hasAccess(db: Database, { merchantId, callerId }: Reach): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments.merchant_access
    where merchant_id = ${merchantId} and caller_id = ${callerId}`.execute(db);
  return rows.length === 1;
}

export async function dismissApp(
  db: Database,
  { merchantId, appId }: { merchantId: Id; appId: Id },
): Promise<boolean> {
  const { rows } = await sql`
    delete from payments.merchant_access
    where merchant_id = ${merchantId} and caller_id = ${appId} and app_id is not null
    returning caller_id`.execute(db);
  return rows.length === 1;
}

/** The given apps that have access. */
export async function listAdmitted(
  db: Database,
  { merchantId, appIds }: { merchantId: Id; appIds: readonly Id[] },
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select app_id as id from payments.merchant_access
    where merchant_id = ${merchantId} and caller_id = any(${appIds}::text[])
      and app_id is not null
    order by app_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Call it before the membership ends. */
export async function dismissPerson(
  db: Database,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<void> {
  await sql`
    delete from payments.merchant_access
    where merchant_id = ${merchantId} and caller_id = ${personId} and person_id is not null
    `.execute(db);
}

export async function listMerchantIdsOf(db: Database, callerId: Id, page: Page): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select merchant_id as id from payments.merchant_access
    where caller_id = ${callerId} ${pageOf("merchant_id", page)}`.execute(db);
  return rows.map(({ id }) => id);
}
