import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { type RawBuilder, sql } from "kysely";
import type { Id } from "../../core/ids.ts";

const selectKey = statement(
  "identity_key",
  `select app_id as "appId", suspended from payments.app_keys
  where hash = $1 and revoked_at is null`,
);

export async function findKey(
  db: Database,
  hash: Buffer,
): Promise<{ appId: Id; suspended: boolean } | undefined> {
  const [row] = await run<{ appId: Id; suspended: boolean }>(db, selectKey, [hash]);
  return row;
}

export function isAssociated(merchantIdColumn: string, callerId: Id): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from payments.merchant_access access
    where access.merchant_id = ${sql.ref(merchantIdColumn)} and access.caller_id = ${callerId}
  )`;
}
