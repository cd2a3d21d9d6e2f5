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

/** What an account is trusted for. */
export async function findTrust(db: Database, accountId: number): Promise<TrustRow | undefined> {
  return (await run<TrustRow>(db, find, [accountId]))[0];
}

/** Notes that an operator approved an account, or takes that back; false where there is none. */
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

/**
 * The numbers of accounts that wait for an operator's approval, oldest first: their owner proved
 * the address, and nobody suspended them.
 */
export async function listWaitingIds(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from scheduling.accounts a
    join scheduling.users o on o.id = a.owner_id
    join people.persons p on p.id = o.person_id
    where a.id > ${after} and a.approved_at is null and a.suspended_at is null
      and p.email_verified_at is not null
    order by a.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
