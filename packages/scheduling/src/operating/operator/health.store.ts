import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

interface FailingWebhook {
  accountId: number;
  id: number;
  since: Date;
  failures: number;
}

export async function listFailingWebhooks(db: Database, limit: number): Promise<FailingWebhook[]> {
  const { rows } = await sql<FailingWebhook>`
    select account_id as "accountId", id, failing_since as since, failures
    from scheduling.webhooks
    where not paused and deleted_at is null and failing_since is not null
    order by failing_since limit ${limit}`.execute(db);
  return rows;
}
