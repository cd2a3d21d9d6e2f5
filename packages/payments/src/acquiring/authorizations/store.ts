import type { Database } from "@frontdesk/database/database";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import type { Id } from "../../ground/ids.ts";
import { type InShard, placeByPlace, shardByShard } from "../../ground/shards.ts";
import { resealedFrom, type Stretch } from "../../ground/store.ts";
import type { Reversal } from "../port/acquirer.ts";

/** A reversal that is this process's to ask for until its lease ends. */
export interface ReversalClaim {
  shard: number;
  id: Id;
  /** Times it was begun, this one included. */
  attempts: number;
  /** Whether the simulator or the live acquirer is asked. */
  test: boolean;
  reversal: Reversal;
}

interface ReversalRow {
  shard: number;
  id: Id;
  merchant_id: Id;
  amount: number;
  currency: string;
  reversal_attempts: number;
  test: boolean;
  fingerprint: string;
}

/** As many reversals as are claimed at once, of each of the two states. */
export const reversalClaimSize = 50;

const selectReversible = statement(
  "authorizations_reversible",
  `(
    select shard, id from payments.authorizations
    where state = 'asked' and deadline < $1 and ${isFree("authorizations")}
    order by deadline limit $3
  ) union all (
    select shard, id from payments.authorizations
    where state = 'reversing' and reversal_due_at <= $2 and ${isFree("authorizations")}
    order by reversal_due_at limit $3
  )`,
);

/** When an authorisation or its reversal is due. */
export interface ReversalsDue {
  /** What was asked with a deadline before this is left to nobody any more. */
  overdueBefore: Date;
  now: Date;
}

/** What is overdue, and reversals that are due, in all shards; it locks nothing. */
export async function listReversible(
  db: Database,
  { overdueBefore, now }: ReversalsDue,
): Promise<InShard[]> {
  const values = [overdueBefore, now, reversalClaimSize];
  return await run<InShard>(db, selectReversible, values);
}

/**
 * SQL text of the places of authorisations of shard $1, each looked up by its key: joined with its
 * table, a plan that was made for an empty one would read all that a shard has.
 */
const found = (keys: string, isWanted = "true"): string => `${keys} k
  cross join lateral (select ctid as place, reversal_attempts from payments.authorizations
    where shard = $1 and id = k.id and ${isWanted} limit 1) found`;

const claimReversible = statement(
  "authorizations_claim_reversals",
  `with due as (
    select a.ctid as place from ${found(keysFrom({ id: "$2::text[]" }))}
    join payments.authorizations a on a.shard = $1 and a.ctid = found.place
    where ${isFree("a")} and case a.state when 'asked' then a.deadline < $3
      when 'reversing' then a.reversal_due_at <= $4 else false end
    for update of a skip locked
  ), claimed as (
    update payments.authorizations a set state = 'reversing',
      reversal_due_at = coalesce(reversal_due_at, deadline), claimed_until = ${leaseEnd("$5")},
      reversal_attempts = reversal_attempts + 1
    from due where a.shard = $1 and a.ctid = due.place
    returning a.*
  )
  select claimed.shard, claimed.id, claimed.merchant_id, claimed.amount, claimed.currency,
    claimed.reversal_attempts, claimed.fingerprint, m.test
  from claimed
  cross join lateral (
    select test from payments.merchants
    where merchants.shard = $1 and merchants.id = claimed.merchant_id limit 1
  ) m`,
);

/**
 * Claims those that are still overdue or due. An authorisation whose outcome is being written is
 * left alone.
 */
export async function claimReversals(
  db: Database,
  due: readonly InShard[],
  { overdueBefore, now, leaseMs }: ReversalsDue & { leaseMs: number },
): Promise<ReversalClaim[]> {
  const rows = await shardByShard(due, (shard, own) => {
    const values = [shard, own.map(({ id }) => id), overdueBefore, now, leaseMs];
    return run<ReversalRow>(db, claimReversible, values);
  });
  return rows.map(claimOf).sort((one, other) => (one.id < other.id ? -1 : 1));
}

const claimKeys = { id: "$2::text[]", attempts: "$3::int[]" };

// Only those that are claimed as they were. Compared with the keys, and not with what was found by
// them, all could be joined with all.
const foundStill = (keys: string): string => found(keys, "reversal_attempts = k.attempts");
const isStill = `a.shard = $1 and a.ctid = found.place
    and (a.state, a.reversal_attempts) = ('reversing', found.reversal_attempts)`;

const renewDue = statement(
  "authorizations_renew_reversals",
  `update payments.authorizations a set claimed_until = ${leaseEnd("$4")}
  from ${foundStill(keysFrom(claimKeys))}
  where ${isStill} returning a.id`,
);

/** Keeps all of these claims for so long from now, but for those that somebody else has by now. */
export async function renewReversals(
  db: Database,
  claims: readonly ReversalClaim[],
  leaseMs: number,
): Promise<void> {
  await shardByShard(claims, (shard, own) =>
    placeByPlace(own, (own) => run<{ id: Id }>(db, renewDue, [shard, ...arraysOf(own), leaseMs])),
  );
}

const markDone = statement(
  "authorizations_mark_reversed",
  `update payments.authorizations a set state = 'reversed', reversal_due_at = null,
    claimed_until = null
  from ${foundStill(keysFrom(claimKeys))}
  where ${isStill} returning a.id`,
);

/**
 * The acquirer has taken these back: reversing → reversed. Not where the reversal was asked for
 * again meanwhile: it may have come before the approval that it has to take back.
 */
export async function markReversed(db: Database, claims: readonly ReversalClaim[]): Promise<void> {
  await shardByShard(claims, (shard, own) =>
    placeByPlace(own, (own) => run<{ id: Id }>(db, markDone, [shard, ...arraysOf(own)])),
  );
}

const updateDue = statement(
  "authorizations_postpone_reversals",
  `update payments.authorizations a set reversal_due_at = k.due_at,
    claimed_until = null
  from ${foundStill(keysFrom({ ...claimKeys, due_at: "$4::timestamptz[]" }))}
  where ${isStill} returning a.id`,
);

/** Makes each reversal due again at its time, unless somebody else has claimed it since. */
export async function postponeReversals(
  db: Database,
  postponed: readonly { claim: ReversalClaim; dueAt: Date }[],
): Promise<void> {
  const all = postponed.map(({ claim, dueAt }) => ({ ...claim, dueAt }));
  await shardByShard(all, (shard, own) =>
    placeByPlace(own, (own) =>
      run<{ id: Id }>(db, updateDue, [shard, ...arraysOf(own), own.map(({ dueAt }) => dueAt)]),
    ),
  );
}

function arraysOf(claims: readonly ReversalClaim[]): [Id[], number[]] {
  return [claims.map(({ id }) => id), claims.map(({ attempts }) => attempts)];
}

function claimOf({ shard, id, test, ...row }: ReversalRow): ReversalClaim {
  const { merchant_id: merchantId, fingerprint, amount, currency } = row;
  return {
    shard,
    id,
    attempts: row.reversal_attempts,
    test,
    reversal: { reference: id, shard, merchantId, fingerprint, amount, currency },
  };
}

export async function countProofs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(cavv)::bigint as count from payments.authorizations`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks the cryptograms of 3-D Secure that authorisations of a shard keep, by their ids. */
export async function lockProofs(
  db: Database,
  { shard, after, limit }: Stretch,
): Promise<{ id: Id; sealed: string }[]> {
  const { rows } = await sql<{ id: Id; sealed: string }>`
    select id, cavv as sealed from payments.authorizations
    where shard = ${shard} and cavv is not null and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

/** Replaces what cryptograms of one shard are sealed as. */
export async function updateProofs(db: Database, values: readonly SealedValue[]): Promise<void> {
  await sql`
    update payments.authorizations set cavv = resealed.sealed
    from ${resealedFrom(values)}
    where authorizations.shard = resealed.shard and authorizations.id = resealed.id`.execute(db);
}

/**
 * Asks for a reversal, or for another one: asked, reversing or reversed → reversing. For an
 * approval that came too late to be used, also when the acquirer was already asked to reverse it,
 * since that may have been before it approved. False when the authorisation has an outcome.
 */
export async function requestReversal(
  db: Database,
  { shard, id, dueAt }: { shard: number; id: Id; dueAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payments.authorizations set state = 'reversing', reversal_due_at = ${dueAt},
      claimed_until = null, reversal_attempts = reversal_attempts + 1
    where shard = ${shard} and id = ${id} and state in ('asked', 'reversing', 'reversed')
    returning id`.execute(db);
  return rows.length > 0;
}
