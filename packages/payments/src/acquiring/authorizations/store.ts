import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";
import { actorEraser } from "../../core/outbox/erasing.store.ts";
import type { InShard } from "../../core/shards.ts";
import type { Reversal } from "../port/acquirer.ts";

export interface ReversalLease {
  shard: number;
  id: Id;
  attempts: number;
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

export const reversalLeaseSize = 50;

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

export interface ReversalsDue {
  /** No process waits for an earlier deadline. */
  overdueBefore: Date;
  now: Date;
}

/** All shards; locks nothing. */
export async function listReversible(
  db: Database,
  { overdueBefore, now }: ReversalsDue,
): Promise<InShard[]> {
  const values = [overdueBefore, now, reversalLeaseSize];
  return await run<InShard>(db, selectReversible, values);
}

const leaseReversible = statement(
  "authorizations_claim_reversals",
  `with due as (
    select a.ctid as place from ${keysFrom({ id: "$2::text[]" })} k
    cross join lateral (select ctid as place from payments.authorizations
      where shard = $1 and id = k.id limit 1) found
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

const rows = leasedRows<ReversalLease>({
  table: "payments.authorizations",
  as: "a",
  scope: { shard: "shard" },
  idType: "text",
  fence: "reversal_attempts",
  dueAt: "reversal_due_at",
  condition: "a.state = 'reversing'",
});

/** Skips authorisations under settlement elsewhere. */
export async function leaseReversals(
  db: Database,
  due: readonly InShard[],
  { overdueBefore, now, leaseMs }: ReversalsDue & { leaseMs: number },
): Promise<ReversalLease[]> {
  const more = [overdueBefore, now, leaseMs];
  const leased = await rows.lease<ReversalRow>(db, leaseReversible, due, more);
  return leased.map(leaseOf).sort((one, other) => (one.id < other.id ? -1 : 1));
}

export const { renew: renewReversals, postpone: postponeReversals } = rows;

const markDone = statement(
  "authorizations_mark_reversed",
  `update payments.authorizations a set state = 'reversed', reversal_due_at = null,
    claimed_until = null
  from ${rows.found}
  where ${rows.isStill} returning a.id`,
);

/** Skips rows with another request: the first may have preceded the approval. */
export async function markReversed(db: Database, claims: readonly ReversalLease[]): Promise<void> {
  await rows.change(db, markDone, claims);
}

function leaseOf({ shard, id, test, ...row }: ReversalRow): ReversalLease {
  const { merchant_id: merchantId, fingerprint, amount, currency } = row;
  return {
    shard,
    id,
    attempts: row.reversal_attempts,
    test,
    reversal: { reference: id, shard, merchantId, fingerprint, amount, currency },
  };
}

/**
 * A first reversal may have preceded a late approval. False if the authorisation has an outcome.
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

export const eraseFromAuthorizations = actorEraser("authorizations");
