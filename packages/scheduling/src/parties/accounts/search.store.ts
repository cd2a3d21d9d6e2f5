import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

/** So many are found at most. */
const mostAccounts = 100;

/**
 * The numbers of accounts that a text is the number or URL id of, whose name begins with it, or
 * that somebody owns; each is looked for by an index.
 */
export async function findAccountIds(
  db: Database,
  { q, ownerId }: { q: string; ownerId: number | undefined },
): Promise<number[]> {
  const number = /^\d{1,15}$/.test(q) ? Number(q) : null;
  // The database makes both small in its own way, whatever that makes of other alphabets.
  const from = sql`lower(${q}::text) collate "C"`;
  const end = sql`(lower(${q}::text) || ${"\u{10ffff}"}) collate "C"`;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select a.id from scheduling.accounts a where a.id = ${number}::bigint
      union select a.id from scheduling.accounts a where a.subdomain = lower(${q}::text)
      union (select a.id from scheduling.accounts a where a.owner_id = ${ownerId ?? null}::bigint
        order by a.id limit ${mostAccounts})
      union (select a.id from scheduling.accounts a
        where lower(a.name) collate "C" >= ${from} and lower(a.name) collate "C" < ${end}
        order by lower(a.name) collate "C" limit ${mostAccounts})
    ) found order by id limit ${mostAccounts}`.execute(db);
  return rows.map(({ id }) => id);
}
