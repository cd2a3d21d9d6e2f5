import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

const find = statement(
  "account_live_since",
  `select live_since as "liveSince" from scheduling.accounts where id = $1`,
);

/** Start of real payments; null before. */
export async function findLiveSince(db: Database, accountId: number): Promise<Date | null> {
  const [row] = await run<{ liveSince: Date | null }>(db, find, [accountId]);
  return row?.liveSince ?? null;
}

export async function lockLiveSince(db: Database, accountId: number): Promise<Date | null> {
  const { rows } = await sql<{ liveSince: Date | null }>`
    select live_since as "liveSince" from scheduling.accounts where id = ${accountId}
    for no key update`.execute(db);
  return rows[0]?.liveSince ?? null;
}

export async function setLiveSince(db: Database, accountId: number, at: Date): Promise<void> {
  await sql`update scheduling.accounts set live_since = ${at}
    where id = ${accountId} and live_since is null`.execute(db);
}
