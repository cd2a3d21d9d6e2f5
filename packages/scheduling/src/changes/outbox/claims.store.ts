/*
 * What a process sends next. Who has something due is found by one look at all, without a lock;
 * what that is, is asked of each account, and claimed of one webhook at a time.
 */
import { randomUUID } from "node:crypto";
import { tenantByTenant } from "@frontdesk/database/apart";
import type { Database } from "@frontdesk/database/database";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

/** How many attempts in a row make a receiver one that fails. */
const failingAfter = 10;

const hourMs = 60 * 60 * 1000;
/** How long a receiver may fail before it is tried once an hour only. */
export const slowedAfterMs = 3 * 24 * hourMs;

/** A webhook that is sent to, and that something is due of. */
export interface DueWebhook {
  accountId: number;
  webhookId: number;
  since: Date;
  /** Whether the receiver took none of its last attempts. */
  isFailing: boolean;
  /** Whether it did not take what came last. */
  isDoubtful: boolean;
  /** How many are due, as far as they were counted. */
  count: number;
}

// Ids are above zero. The database, which does not know that, looks for one payload of each webhook
// along an index, also where it made its plan when there were none.
const selectWebhooks = statement(
  "account_webhooks_due",
  `select w.account_id as "accountId", w.id from scheduling.webhooks w
  where not w.paused and w.deleted_at is null
    and (w.failing_since is null or w.failing_since > $2 or w.tried_at is null or w.tried_at <= $3)
    and exists (select from scheduling.payloads p
      where p.account_id = w.account_id and p.webhook_id = w.id and p.due_at <= $1
        and ${isFree("p")} and p.id > -w.id)`,
);

// Of each webhook the first along an index, as many as are counted: what waits behind is not read.
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

/** Every webhook that something is due of, which is counted up to a number. */
export async function listDue(db: Database, now: Date, most: number): Promise<DueWebhook[]> {
  const slowedSince = new Date(now.getTime() - slowedAfterMs);
  const triedBefore = new Date(now.getTime() - hourMs);
  const seen = await run<Key>(db, selectWebhooks, [now, slowedSince, triedBefore]);
  return await tenantByTenant(
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

/** A payload that is this process's to send until its claim ends. */
export interface PayloadClaim
  extends Pick<DueWebhook, "accountId" | "webhookId" | "isFailing" | "isDoubtful"> {
  id: number;
  body: string;
  /** How often it was sent before. */
  attempts: number;
  /** What tells this claim from any other of the payload. */
  claimedBy: string;
}

// What was locked is where it is until the transaction ends, so it is changed by its place.
const claimDue = statement(
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

type Claimed = Pick<DueWebhook, "accountId" | "webhookId" | "isFailing" | "isDoubtful">;

/** Claims what is due of a webhook, oldest first; nobody else gets it until the claim ends. */
export async function claimPayloads(
  db: Database,
  { accountId, webhookId, isFailing, isDoubtful }: Claimed,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<PayloadClaim[]> {
  const values = [accountId, webhookId, now, most, leaseMs, randomUUID()];
  const claims = await run<Omit<PayloadClaim, "isFailing" | "isDoubtful">>(db, claimDue, values);
  return claims.map((claim) => ({ ...claim, isFailing, isDoubtful }));
}

const renewDue = statement(
  "payloads_renew",
  `update scheduling.payloads p set claimed_until = ${leaseEnd("$4")}
  from (select $1::bigint as account_id, k.* from unnest($2::bigint[], $3::uuid[]) as k (id, claim)
    limit cardinality($2::bigint[])) as r
  where p.account_id = r.account_id and p.id = r.id and p.claimed_by = r.claim`,
);

/**
 * Keeps these claims, of one account after the other, for so long from now, but for those that
 * somebody else has by now.
 */
export async function renewPayloads(
  db: Database,
  claims: readonly PayloadClaim[],
  leaseMs: number,
): Promise<void> {
  for (const [accountId, own] of Map.groupBy(claims, (claim) => claim.accountId)) {
    const ids = own.map(({ id }) => id);
    const marks = own.map(({ claimedBy }) => claimedBy);
    await run(db, renewDue, [accountId, ids, marks, leaseMs]);
  }
}
