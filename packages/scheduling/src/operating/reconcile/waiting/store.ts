import type { Database } from "@frontdesk/database/database";
import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import { isFree } from "@frontdesk/database/leases";
import { sql } from "kysely";

export interface Oldest {
  accountId: number;
  id: number;
  since: Date;
}

/**
 * By one index read per active webhook. Paused and failing ones are the administrators' business.
 */
export async function findOldestPayload(db: Database): Promise<Oldest | undefined> {
  // With ids above zero PostgreSQL reads an index per webhook.
  const { rows: webhooks } = await sql<OfWebhook>`
    select w.account_id as "accountId", w.id as "webhookId" from scheduling.webhooks w
    where not w.paused and w.deleted_at is null and w.failing_since is null
      and exists (select from scheduling.payloads p
        where p.account_id = w.account_id and p.webhook_id = w.id and p.due_at is not null
          and ${sql.raw(isFree("p"))} and p.id > -w.id)`.execute(db);
  const eldest = await forEachTenant(
    Map.groupBy(webhooks, ({ accountId }) => accountId),
    (accountId, own) => listFirst(db, { accountId, own }),
  );
  return eldest.sort((one, other) => one.since.getTime() - other.since.getTime())[0];
}

interface OfWebhook {
  accountId: number;
  webhookId: number;
}

async function listFirst(
  db: Database,
  { accountId, own }: { accountId: number; own: readonly OfWebhook[] },
): Promise<Oldest[]> {
  const ids = own.map(({ webhookId }) => webhookId);
  const { rows } = await sql<Oldest>`
    select ${accountId}::bigint as "accountId", due.id, due.since
    from (select * from unnest(${ids}::bigint[]) as i (id) limit ${ids.length}) k
    cross join lateral (select p.id, p.due_at as since from scheduling.payloads p
      where p.account_id = ${accountId} and p.webhook_id = k.id and p.due_at is not null
        and ${sql.raw(isFree("p"))}
      order by p.due_at limit 1) due`.execute(db);
  return rows;
}
