import type { Database } from "@frontdesk/database/database";
import { acrossTenants, type Row } from "@frontdesk/platform/sealing/across";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";

/** Where in an account to look, in an order of its rows' own. */
export interface Stretch<Key> {
  accountId: number;
  after: Key | undefined;
  limit: number;
}

/** Looks through all accounts, in one of them at a time. */
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
 * SQL of ids in an account as rows of `account_id` and `id`, to be joined with a table by both. The
 * database is kept from expecting more than one, and from going by the account alone, so that it
 * looks each up instead of reading what the account has.
 */
export const keysOf = (accountId: number, ids: readonly number[]) =>
  // Of a limit that it cannot know, it expects a tenth.
  sql`(select ${accountId}::bigint as account_id, id from unnest(${ids}::bigint[]) as i (id)
    limit ${ids.length})`;

/** The same of a declared statement, of which $1 is the account, with SQL of an array of ids. */
export const keysFrom = (ids: string): string => `(select $1::bigint as account_id, id
  from unnest(${ids}) as i (id) limit cardinality(${ids}))`;

/** The parameters from a first one on, as SQL that says what they are: their types, by spaces. */
export const typed = (first: number, types: string): string[] =>
  types.split(" ").map((type, nth) => `$${first + nth}::${type}`);

/** SQL of the order of ids that no index has, so that none is gone through for it. */
export const inNoOrder = (id: string): string => `${id} + 0`;

/**
 * SQL of the rows of a table that were made through grants or personal tokens, in whatever account.
 */
export function madeThrough(
  table: string,
  { grantIds, personalTokenIds }: Record<"grantIds" | "personalTokenIds", readonly number[]>,
) {
  const by = (column: string, ids: readonly number[]) => sql`
    select x.* from (select * from unnest(${ids}::bigint[]) as i (id) limit ${ids.length}) k
    join ${sql.table(`scheduling.${table}`)} x on ${sql.ref(`x.${column}`)} = k.id`;
  return sql`${by("grant_id", grantIds)}
    union all ${by("personal_token_id", personalTokenIds)}`;
}

/** The rows of new values, with the account that they are all in. */
export function inOneAccount(values: readonly SealedValue[]) {
  return {
    accountId: Number(values[0]?.place[0]),
    keys: values.map(({ place }) => place[1]),
    seals: values.map(({ sealed }) => sealed),
  };
}
