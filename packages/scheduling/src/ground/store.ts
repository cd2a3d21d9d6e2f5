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

/** The rows of new values, with the account that they are all in. */
export function inOneAccount(values: readonly SealedValue[]) {
  return {
    accountId: Number(values[0]?.place[0]),
    keys: values.map(({ place }) => place[1]),
    seals: values.map(({ sealed }) => sealed),
  };
}
