import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function hasUnsettled(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from scheduling.charges
      where account_id = ${accountId} and state in ('open', 'failing')
        and (due_at is not null or keep is null)) as is`.execute(db);
  return rows[0]?.is === true;
}

export async function wasRequestedSince(
  db: Database,
  accountId: number,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select exists (select from (select asked_at from scheduling.deposits
      where account_id = ${accountId} order by account_id desc, id desc limit 1) last
      where last.asked_at > ${since}) as asked`.execute(db);
  return rows[0]?.asked === true;
}

/** Captured money of future appointments: its refunds need this merchant. */
export async function mayOweRefunds(db: Database, accountId: number, now: Date): Promise<boolean> {
  // Future appointments are fewer than all captures.
  const charges = sql`select kind, keep, captured, refunded from scheduling.charges
    where account_id = ${accountId} and appointment_id = a.id
    order by id limit (select null::bigint)`;
  const owes = sql<{ is: boolean }>`
    select exists (select from (select id from scheduling.appointments
        where account_id = ${accountId} and starts_at > ${now}
          and state in ('requested', 'confirmed')
        order by starts_at, id limit (select null::bigint)) a
      cross join lateral (select from (${charges}) c
        where c.kind = 'deposit' and c.keep > 0 and c.captured > c.refunded limit 1) owed) as is`;
  const { rows } = await owes.execute(db);
  return rows[0]?.is === true;
}
