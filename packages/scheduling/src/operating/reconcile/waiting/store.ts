import type { Database } from "@frontdesk/database/database";
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
    select p.account_id as "accountId", p.id, p.due_at as since
    from scheduling.webhooks w
    cross join lateral (
      select account_id, id, due_at from scheduling.payloads
      where payloads.account_id = w.account_id and payloads.webhook_id = w.id
        and due_at is not null
      order by due_at limit 1
    ) p
    where not w.paused and w.deleted_at is null and w.failing_since is null
    order by p.due_at limit 1`.execute(db);
  return rows[0];
}
