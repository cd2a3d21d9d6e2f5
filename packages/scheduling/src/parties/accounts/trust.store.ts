import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

export interface TrustRow {
  isApproved: boolean;
  isOwnerProved: boolean;
}

const find = statement(
  "account_trust",
  `select a.approved_at is not null as "isApproved",
    p.email_verified_at is not null as "isOwnerProved"
  from scheduling.accounts a
  join scheduling.users o on o.id = a.owner_id
  left join people.persons p on p.id = o.person_id
  where a.id = $1`,
);

export async function findTrust(db: Database, accountId: number): Promise<TrustRow | undefined> {
  return (await run<TrustRow>(db, find, [accountId]))[0];
}

export async function setApproved(
  db: Database,
  id: number,
  approvedAt: Date | null,
): Promise<boolean> {
  const at = approvedAt === null ? sql`null` : sql`coalesce(approved_at, ${approvedAt})`;
  const { rows } = await sql`update scheduling.accounts set approved_at = ${at}
    where id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

export const waitingAtOnce = { accounts: 1_000 };

interface WaitingAccounts {
  ids: number[];
  last: number | null;
  count: number;
}

/** Verified owner, not suspended. Each statement reads a bounded number. */
export async function listWaitingIds(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const most = waitingAtOnce.accounts;
  const matches: number[] = [];
  for (let from: number | null = after; from !== null && matches.length < limit; ) {
    const { ids, last, count } = await lookFrom(db, { from, limit: limit - matches.length, most });
    matches.push(...ids);
    from = count < most ? null : last;
  }
  return matches;
}

async function lookFrom(
  db: Database,
  { from, limit, most }: { from: number; limit: number; most: number },
): Promise<WaitingAccounts> {
  const { rows } = await sql<WaitingAccounts>`
    with looked as materialized (
      select id, owner_id from scheduling.accounts
      where id > ${from} and approved_at is null and suspended_at is null
      order by id limit ${most}
    )
    select (select max(id) from looked) as last, (select count(*)::int from looked) as count,
      array(
        select a.id from (select * from looked order by id) a
        cross join lateral (select person_id from scheduling.users
          where id = a.owner_id limit 1) o
        cross join lateral (select email_verified_at from people.persons
          where id = o.person_id limit 1) p
        where p.email_verified_at is not null limit ${limit}
      ) as ids`.execute(db);
  return rows[0]!;
}
