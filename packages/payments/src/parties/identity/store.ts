import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { type RawBuilder, sql } from "kysely";
import type { Id } from "../../ground/ids.ts";

const selectKey = statement(
  "identity_key",
  "select app_id from payments.app_keys where hash = $1 and revoked_at is null",
);

/** The app that a key's hash belongs to. */
export async function findKey(db: Database, hash: Buffer): Promise<Id | undefined> {
  const [row] = await run<{ app_id: Id }>(db, selectKey, [hash]);
  return row?.app_id;
}

/** SQL: whether a caller has access to the merchant in a column. */
export function isAssociated(merchantIdColumn: string, callerId: Id): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from payments.merchant_access access
    where access.merchant_id = ${sql.ref(merchantIdColumn)} and access.caller_id = ${callerId}
  )`;
}
