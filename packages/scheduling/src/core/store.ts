import type { Database } from "@frontdesk/database/database";
import { acrossTenants, type Row } from "@frontdesk/platform/sealing/across";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";

export interface Stretch<Key> {
  accountId: number;
  after: Key | undefined;
  limit: number;
}

export function acrossAccounts<Key extends string | number>(
  look: (db: Database, stretch: Stretch<Key>) => Promise<Row<Key>[]>,
) {
  return acrossTenants<Key>(findAccountAfter, (db, { tenant: accountId, ...stretch }) =>
    look(db, { accountId, ...stretch }),
  );
}

async function findAccountAfter(db: Database, after = 0): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from scheduling.accounts
    where id > ${after} order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Rows for joins on both columns: PostgreSQL looks up each by key instead of reading the whole
 * account.
 */
export const keysOf = (accountId: number, ids: readonly number[]) =>
  // PostgreSQL assumes a tenth for an unknown limit.
  sql`(select ${accountId}::bigint as account_id, id from unnest(${ids}::bigint[]) as i (id)
    limit ${ids.length})`;

/** $1 is the account, `ids` SQL of an array. */
export const keysFrom = (ids: string): string => `(select $1::bigint as account_id, id
  from unnest(${ids}) as i (id) limit cardinality(${ids}))`;

export const typed = (first: number, types: string): string[] =>
  types.split(" ").map((type, nth) => `$${first + nth}::${type}`);

/** PostgreSQL walks no index for this order. */
export const inNoOrder = (id: string): string => `${id} + 0`;

export function createdThrough(
  table: string,
  { grantIds, personalTokenIds }: Record<"grantIds" | "personalTokenIds", readonly number[]>,
) {
  const by = (column: string, ids: readonly number[]) => sql`
    select x.* from (select * from unnest(${ids}::bigint[]) as i (id) limit ${ids.length}) k
    join ${sql.table(`scheduling.${table}`)} x on ${sql.ref(`x.${column}`)} = k.id`;
  return sql`${by("grant_id", grantIds)}
    union all ${by("personal_token_id", personalTokenIds)}`;
}

export function inOneAccount(values: readonly SealedValue[]) {
  return {
    accountId: Number(values[0]?.place[0]),
    keys: values.map(({ place }) => place[1]),
    seals: values.map(({ sealed }) => sealed),
  };
}
