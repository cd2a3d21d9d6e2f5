import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { firstDueOfEach } from "../../../changes/outbox/claims.store.ts";

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
    with recursive ${sql.raw(firstDueOfEach)}
    select s.account_id as "accountId", s.id, s.since from s
    cross join lateral (select * from scheduling.webhooks x
      where x.account_id = s.account_id and x.id = s.webhook_id limit 1) w
    where not w.paused and w.deleted_at is null and w.failing_since is null
    order by s.since limit 1`.execute(db);
  return rows[0];
}
