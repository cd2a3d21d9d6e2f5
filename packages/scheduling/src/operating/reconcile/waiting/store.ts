import type { Database } from "@frontdesk/database/database";
import { isFree } from "@frontdesk/database/leases";
import { sql } from "kysely";

export interface Oldest {
  accountId: number;
  id: number;
  /** When it should have been sent. */
  since: Date;
}

/**
 * The payload that should have been sent first: the first of an index for each webhook that is
 * sent to. What waits for an administrator, or for a receiver that fails, is not for operators.
 */
export async function findOldestPayload(db: Database): Promise<Oldest | undefined> {
  const { rows } = await sql<Oldest>`
    select w.account_id as "accountId", due.id, due.since from scheduling.webhooks w
    cross join lateral (select p.id, p.due_at as since from scheduling.payloads p
      where p.account_id = w.account_id and p.webhook_id = w.id and p.due_at is not null
        and ${sql.raw(isFree("p"))}
      order by p.due_at limit 1) due
    where not w.paused and w.deleted_at is null and w.failing_since is null
    order by due.since limit 1`.execute(db);
  return rows[0];
}
