import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

const mostAccounts = 100;

/** Each condition has its own index. */
export async function findAccountIds(
  db: Database,
  { q, ownerId }: { q: string; ownerId: number | undefined },
): Promise<number[]> {
  const number = /^\d{1,15}$/.test(q) ? Number(q) : null;
  // PostgreSQL lowers both texts, so its rules for other alphabets apply to both.
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
