import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { Role } from "./roles.ts";

export interface RoleRow {
  /** Null until the person accepts an invitation. */
  role: Role | null;
  test: boolean;
}

const select = statement(
  "merchant_role",
  `select m.test, (select role from payments.merchant_users
    where merchant_id = $2 and person_id = $3 and accepted_at is not null) as role
  from payments.merchants m where m.shard = $1 and m.id = $2`,
);

export async function findRole(
  db: Database,
  { merchantId, personId }: { merchantId: Id; personId: Id },
): Promise<RoleRow | undefined> {
  const [row] = await run<RoleRow>(db, select, [shardOf(merchantId), merchantId, personId]);
  return row;
}

export type OwnedTable = "transactions" | "lines" | "cards" | "disputes" | "frauds" | "payouts";

export async function findMerchantOf(
  db: Database,
  table: OwnedTable,
  id: Id,
): Promise<Id | undefined> {
  const { rows } = await sql<{ id: Id }>`
    select merchant_id as id from ${sql.table(`payments.${table}`)}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
  return rows[0]?.id;
}
