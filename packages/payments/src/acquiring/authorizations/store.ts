import type { Database } from "@frontdesk/database/database";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, keysOf, run, statement } from "@frontdesk/database/statement";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import type { Id } from "../../ground/ids.ts";
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

const claimReversible = statement(
  "authorizations_claim_reversals",
  `with overdue as (
    select shard, id from payments.authorizations
    where state = 'asked' and deadline < $1 and ${isFree("authorizations")}
    order by deadline limit $4 for update skip locked
  ), again as (
    select shard, id from payments.authorizations
    where state = 'reversing' and reversal_due_at <= $2 and ${isFree("authorizations")}
    order by reversal_due_at limit $4 for update skip locked
  ), due as (
    select * from overdue union all select * from again
  ), claimed as (
    update payments.authorizations set state = 'reversing',
      reversal_due_at = coalesce(reversal_due_at, deadline), claimed_until = ${leaseEnd("$3")},
      reversal_attempts = reversal_attempts + 1
    from ${keysOf("due", ["shard", "id"])} as due
    where authorizations.shard = due.shard and authorizations.id = due.id
    returning authorizations.*
  )
  select claimed.shard, claimed.id, claimed.merchant_id, claimed.amount, claimed.currency,
    claimed.reversal_attempts, claimed.fingerprint, m.test
  from claimed
  cross join lateral (
    select test from payments.merchants
    where merchants.shard = claimed.shard and merchants.id = claimed.merchant_id limit 1
  ) m
  order by claimed.id`,
);

/**
 * Claims what was asked with a deadline before `overdueBefore` and is left to nobody any more, and
 * the reversals that are due. An authorisation whose outcome is being written is left alone.
 */
export async function claimReversals(
  db: Database,
  { overdueBefore, now, leaseMs }: { overdueBefore: Date; now: Date; leaseMs: number },
): Promise<ReversalClaim[]> {
  const rows = await run<ReversalRow>(db, claimReversible, [
    overdueBefore,
    now,
    leaseMs,
    reversalClaimSize,
  ]);
  return rows.map(({ shard, id, merchant_id, amount, currency, fingerprint, test, ...row }) => ({
    shard,
    id,
    attempts: row.reversal_attempts,
    test,
    reversal: { reference: id, shard, merchantId: merchant_id, fingerprint, amount, currency },
  }));
}

const claimKeys = { shard: "$1::int[]", id: "$2::text[]", attempts: "$3::int[]" };

// Not by the index of all that are being reversed: the key is what there is one of.
const stillIn = (claims: string) =>
  `(state, reversal_attempts) is not distinct from ('reversing', ${claims}.attempts)`;

const renewDue = statement(
  "authorizations_renew_reversals",
  `update payments.authorizations set claimed_until = ${leaseEnd("$4")}
  from ${keysFrom(claimKeys)} as renewed
  where authorizations.shard = renewed.shard and authorizations.id = renewed.id
    and ${stillIn("renewed")}`,
);

/** Keeps all of these claims for so long from now, but for those that somebody else has by now. */
export async function renewReversals(
  db: Database,
  claims: readonly ReversalClaim[],
  leaseMs: number,
): Promise<void> {
  await run(db, renewDue, [...arraysOf(claims), leaseMs]);
}

const markDone = statement(
  "authorizations_mark_reversed",
  `update payments.authorizations set state = 'reversed', reversal_due_at = null,
    claimed_until = null
  from ${keysFrom(claimKeys)} as done
  where authorizations.shard = done.shard and authorizations.id = done.id
    and ${stillIn("done")}`,
);

/**
 * The acquirer has taken these back: reversing → reversed. Not where the reversal was asked for
 * again meanwhile: it may have come before the approval that it has to take back.
 */
export async function markReversed(db: Database, claims: readonly ReversalClaim[]): Promise<void> {
  await run(db, markDone, arraysOf(claims));
}

const updateDue = statement(
  "authorizations_postpone_reversals",
  `update payments.authorizations set reversal_due_at = postponed.due_at,
    claimed_until = null
  from ${keysFrom({ ...claimKeys, due_at: "$4::timestamptz[]" })} as postponed
  where authorizations.shard = postponed.shard and authorizations.id = postponed.id
    and ${stillIn("postponed")}`,
);

/** Makes each reversal due again at its time, unless somebody else has claimed it since. */
export async function postponeReversals(
  db: Database,
  postponed: readonly { claim: ReversalClaim; dueAt: Date }[],
): Promise<void> {
  const claims = postponed.map(({ claim }) => claim);
  await run(db, updateDue, [...arraysOf(claims), postponed.map(({ dueAt }) => dueAt)]);
}

function arraysOf(claims: readonly ReversalClaim[]): [number[], Id[], number[]] {
  return [
    claims.map(({ shard }) => shard),
    claims.map(({ id }) => id),
    claims.map(({ attempts }) => attempts),
  ];
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
