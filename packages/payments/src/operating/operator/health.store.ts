import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";

interface FailingWebhook {
  merchantId: Id;
  id: Id;
  since: Date;
  failures: number;
}

export async function listFailingWebhooks(db: Database, limit: number): Promise<FailingWebhook[]> {
  const { rows } = await sql<FailingWebhook>`
    select merchant_id as "merchantId", id, failing_since as since, failures
    from payments.webhooks
    where state = 'active' and deleted_at is null and failing_since is not null
    order by failing_since limit ${limit}`.execute(db);
  return rows;
}

export async function countInstructions(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from payments.instructions limit ${most}) as waiting`.execute(db);
  return rows[0]!.count;
}
