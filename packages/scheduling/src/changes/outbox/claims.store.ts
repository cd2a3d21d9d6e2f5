/*
 * What a process sends next. Accounts take turns, and so do the webhooks of each, so that nobody
 * waits for receivers of somebody else.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

/** A payload that is this process's to send until its claim ends. */
export interface PayloadClaim {
  accountId: number;
  id: number;
  webhookId: number;
  body: string;
  /** How often it was sent before. */
  attempts: number;
  url: string;
  sealedSecret: string | null;
  sendsSecret: boolean;
  /** Whether the receiver took none of its last attempts. */
  isFailing: boolean;
  /** Whether it did not take what came last. */
  isDoubtful: boolean;
  /** What tells this claim from any other of the payload. */
  claimedBy: string;
}

/**
 * SQL that names `s` what is due first of each webhook that has something to be sent, now or later,
 * as account_id, webhook_id, id and since. It goes from one webhook to the next along an index, so
 * that it costs neither what waits behind nor webhooks that nothing waits for; it stands in a
 * `with recursive`.
 */
export const firstDueOfEach = `
  s as (
    (select account_id, webhook_id, id, due_at as since from scheduling.payloads p
      where due_at is not null and ${isFree("p")}
      order by account_id, webhook_id, due_at limit 1)
    union all
    select n.* from s cross join lateral (
      select p.account_id, p.webhook_id, p.id, p.due_at from scheduling.payloads p
      where p.due_at is not null and (p.account_id, p.webhook_id) > (s.account_id, s.webhook_id)
        and ${isFree("p")}
      order by p.account_id, p.webhook_id, p.due_at limit 1
    ) n
  )`;

// Who waits longest comes first within an account, and receivers that fail come last. Each account
// has its first webhook served, then each its second; and so it goes on with their payloads. Those
// that did not take what came last get a part of the room, so that many that hang leave the rest.
const claimDue = statement(
  "payloads_claim",
  `with recursive ${firstDueOfEach},
  waiting as (
    select w.account_id, w.id, w.payload_url, w.sealed_secret, w.send_secret_header,
      w.failures >= $6 as is_failing, w.failures > 0 as is_doubtful, s.since,
      $7 - coalesce(b.running, 0) as room
    from s
    cross join lateral (select * from scheduling.webhooks x
      where x.account_id = s.account_id and x.id = s.webhook_id limit 1) w
    left join unnest($8::bigint[], $9::int[]) as b (account_id, running)
      on b.account_id = w.account_id
    where not w.paused and w.deleted_at is null and w.id <> all ($5::bigint[]) and s.since <= $1
      and (w.failing_since is null or w.failing_since > $11 or w.tried_at is null
        or w.tried_at <= $12)
      and not exists (select from (select expires_at from scheduling.personal_tokens
        where id = w.personal_token_id limit 1) t where t.expires_at <= $1)
  ),
  ranked as (
    select w.*, row_number() over (partition by w.account_id
      order by w.is_failing, w.since, w.id) as place
    from waiting w
  ),
  admitted as (
    select r.*, row_number() over (partition by r.is_failing order by r.place, r.since) as turn,
      row_number() over (partition by r.is_doubtful order by r.place, r.since) as doubtful_turn
    from ranked r where r.place <= r.room
  ),
  served as (
    select a.* from admitted a
    where (not a.is_failing or a.turn <= $10) and (not a.is_doubtful or a.doubtful_turn <= $14)
    order by a.place, a.since limit $3
  ),
  held as (
    select w.*, p.id as payload_id,
      row_number() over (partition by w.account_id, w.id order by p.due_at, p.id) as nth
    from served w
    cross join lateral (
      select p.id, p.due_at from scheduling.payloads p
      where p.account_id = w.account_id and p.webhook_id = w.id and p.due_at <= $1
        and ${isFree("p")}
      order by p.due_at, p.id limit case when w.is_failing then 1 else $4::int end
      for update skip locked
    ) p
  ),
  due as (
    select h.*, row_number() over (partition by h.account_id order by h.nth, h.place) as taken
    from held h
  ),
  fair as (
    select d.*,
      row_number() over (partition by d.is_doubtful order by d.taken, d.since) as doubtful_nth
    from due d where d.taken <= d.room
  ),
  chosen as (
    select f.* from fair f where not f.is_doubtful or f.doubtful_nth <= $14
    order by f.taken, f.since limit $3
  )
  update scheduling.payloads p set claimed_until = ${leaseEnd("$2")}, claimed_by = $13
  from chosen
  where p.account_id = chosen.account_id and p.id = chosen.payload_id
  returning p.account_id as "accountId", p.id, p.webhook_id as "webhookId", p.body, p.attempts,
    chosen.payload_url as url, chosen.sealed_secret as "sealedSecret",
    chosen.send_secret_header as "sendsSecret", chosen.is_failing as "isFailing",
    chosen.is_doubtful as "isDoubtful",
    p.claimed_by as "claimedBy"`,
);

/** How many attempts in a row make a receiver one that fails. */
const failingAfter = 10;

const hourMs = 60 * 60 * 1000;
/** How long a receiver may fail before it is tried once an hour only. */
export const slowedAfterMs = 3 * 24 * hourMs;

export interface Claiming {
  now: Date;
  leaseMs: number;
  /** How many at most: in all, of one account, of one webhook, and to receivers that fail. */
  most: number;
  mostOfAccount: number;
  mostOfOne: number;
  mostFailing: number;
  /** What this process is sending already: a webhook of these gets nothing now. */
  running: readonly Pick<PayloadClaim, "accountId" | "webhookId" | "isFailing" | "isDoubtful">[];
}

/** Claims what is due; nobody else gets it until the claim ends. */
export async function claimPayloads(db: Database, claiming: Claiming): Promise<PayloadClaim[]> {
  const { now, leaseMs, most, mostOfAccount, mostOfOne, mostFailing, running } = claiming;
  const accounts = Map.groupBy(running, ({ accountId }) => accountId);
  const failing = running.filter(({ isFailing }) => isFailing).length;
  const doubtful = running.filter(({ isDoubtful }) => isDoubtful).length;
  return await run<PayloadClaim>(db, claimDue, [
    now,
    leaseMs,
    most - running.length,
    mostOfOne,
    [...new Set(running.map(({ webhookId }) => webhookId))],
    failingAfter,
    mostOfAccount,
    [...accounts.keys()],
    [...accounts.values()].map((claims) => claims.length),
    mostFailing - failing,
    new Date(now.getTime() - slowedAfterMs),
    new Date(now.getTime() - hourMs),
    randomUUID(),
    Math.ceil(most / 2) - doubtful,
  ]);
}

const renewDue = statement(
  "payloads_renew",
  `update scheduling.payloads p set claimed_until = ${leaseEnd("$4")}
  from ${keysFrom({ account_id: "$1::bigint[]", id: "$2::bigint[]", claim: "$3::uuid[]" })} as r
  where p.account_id = r.account_id and p.id = r.id and p.claimed_by = r.claim`,
);

/** Keeps all of these claims for so long from now, but for those that somebody else has by now. */
export async function renewPayloads(
  db: Database,
  claims: readonly PayloadClaim[],
  leaseMs: number,
): Promise<void> {
  await run(db, renewDue, [
    claims.map(({ accountId }) => accountId),
    claims.map(({ id }) => id),
    claims.map(({ claimedBy }) => claimedBy),
    leaseMs,
  ]);
}
