/* A query without locks finds due webhooks of all accounts; the process then leases payloads
   webhook by webhook. */
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

const failingAfter = 10;

const hourMs = 60 * 60 * 1000;
/** After this time there is one attempt an hour. */
export const slowedAfterMs = 3 * 24 * hourMs;

export interface DueWebhook {
  accountId: number;
  webhookId: number;
  since: Date;
  isFailing: boolean;
  isDoubtful: boolean;
  count: number;
}

// Ids are positive; the condition makes PostgreSQL find one payload per webhook by index, even with
// a plan from an empty table.
const selectWebhooks = statement(
  "account_webhooks_due",
  `select w.account_id as "accountId", w.id from scheduling.webhooks w
  where not w.paused and w.deleted_at is null
    and (w.failing_since is null or w.failing_since > $2 or w.tried_at is null or w.tried_at <= $3)
    and exists (select from scheduling.payloads p
      where p.account_id = w.account_id and p.webhook_id = w.id and p.due_at <= $1
        and ${isFree("p")} and p.id > -w.id)`,
);

const selectDue = statement(
  "payloads_due",
  `select w.account_id as "accountId", w.id as "webhookId", due.since, due.count,
    (w.failures >= $4 or coalesce(w.failing_since <= $6, false)) as "isFailing",
    w.failures > 0 as "isDoubtful"
  from ${keysFrom({ id: "$2::bigint[]" })} as k
  cross join lateral (select * from scheduling.webhooks
    where account_id = $1 and id = k.id limit 1) w
  cross join lateral (
    select min(first.due_at) as since, count(*)::int as count from (
      select p.due_at from scheduling.payloads p
      where p.account_id = $1 and p.webhook_id = k.id and p.due_at <= $3 and ${isFree("p")}
      order by p.due_at limit $5
    ) first
  ) due
  where due.count > 0
    and not exists (select from (select expires_at from scheduling.personal_tokens
      where id = w.personal_token_id limit 1) t where t.expires_at <= $3)`,
);

export async function listDue(db: Database, now: Date, most: number): Promise<DueWebhook[]> {
  const slowedSince = new Date(now.getTime() - slowedAfterMs);
  const triedBefore = new Date(now.getTime() - hourMs);
  const seen = await run<Key>(db, selectWebhooks, [now, slowedSince, triedBefore]);
  return await forEachTenant(
    Map.groupBy(seen, ({ accountId }) => accountId),
    (accountId, own) => {
      const ids = own.map(({ id }) => id);
      return run<DueWebhook>(db, selectDue, [accountId, ids, now, failingAfter, most, slowedSince]);
    },
  );
}

interface Key {
  accountId: number;
  id: number;
}

export interface PayloadLease
  extends Pick<DueWebhook, "accountId" | "webhookId" | "isFailing" | "isDoubtful"> {
  id: number;
  body: string;
  attempts: number;
  claimedBy: string;
}

// By ctid: a locked row keeps its place until the transaction ends.
const leaseDue = statement(
  "payloads_claim",
  `with due as (
    select ctid as place from scheduling.payloads
    where account_id = $1 and webhook_id = $2 and due_at <= $3 and ${isFree("payloads")}
    order by due_at limit $4 for update skip locked
  )
  update scheduling.payloads p set claimed_until = ${leaseEnd("$5")}, claimed_by = $6
  from due
  where p.account_id = $1 and p.ctid = due.place
  returning p.account_id as "accountId", p.webhook_id as "webhookId", p.id, p.body, p.attempts,
    p.claimed_by as "claimedBy"`,
);

type LeasedWebhook = Pick<DueWebhook, "accountId" | "webhookId" | "isFailing" | "isDoubtful">;

export async function leasePayloads(
  db: Database,
  { accountId, webhookId, isFailing, isDoubtful }: LeasedWebhook,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<PayloadLease[]> {
  const values = [accountId, webhookId, now, most, leaseMs, randomUUID()];
  const claims = await run<Omit<PayloadLease, "isFailing" | "isDoubtful">>(db, leaseDue, values);
  return claims.map((lease) => ({ ...lease, isFailing, isDoubtful }));
}

export const { renew: renewPayloads, postpone: postponePayloads } = leasedRows<PayloadLease>({
  table: "scheduling.payloads",
  as: "p",
  scope: { account_id: "accountId" },
  idType: "bigint",
  fence: "claimed_by",
});
