import type { Database } from "@frontdesk/database/database";
import type { Place, SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";

/** Where in an account to look, in an order of its rows' own. */
export interface Stretch<Key> {
  accountId: number;
  after: Key | undefined;
  limit: number;
}

type Row<Key> = { key: Key; context: string; sealed: string };

/** Looks through all accounts, in one of them at a time. */
export function acrossAccounts<Key extends string | number>(
  look: (db: Database, stretch: Stretch<Key>) => Promise<Row<Key>[]>,
) {
  return async (
    db: Database,
    { after, limit }: { after: Place | undefined; limit: number },
  ): Promise<{ values: SealedValue[]; last: Place | undefined }> => {
    const [accountId = 0, key] = (after ?? []) as [number?, Key?];
    const here = key === undefined ? [] : await look(db, { accountId, after: key, limit });
    if (here.length > 0) return walked(accountId, here);
    const next = await findAccountAfter(db, accountId);
    if (next === undefined) return { values: [], last: undefined };
    const there = await look(db, { accountId: next, after: undefined, limit });
    return there.length > 0 ? walked(next, there) : { values: [], last: [next] };
  };
}

function walked<Key extends string | number>(accountId: number, rows: readonly Row<Key>[]) {
  const values = rows.map(({ key, ...row }) => ({ place: [accountId, key], ...row }));
  return { values, last: values.at(-1)?.place };
}

async function findAccountAfter(db: Database, after: number): Promise<number | undefined> {
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
