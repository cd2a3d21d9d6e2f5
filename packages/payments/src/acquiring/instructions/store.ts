import type { Database } from "@frontdesk/database/database";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, keysOf, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../ground/ids.ts";
import type { Instruction } from "../port/acquirer.ts";

/**
 * SQL text for the statement that decides a capture, refund or void: writes the instruction. The
 * source is a relation with shard, entry_id, transaction_id, kind, amount and due_at.
 */
export const instructFrom = (source: string): string => `
  insert into payments.instructions (shard, id, transaction_id, kind, amount, due_at, since)
  select shard, entry_id, transaction_id, kind, amount, due_at, due_at from ${source}`;

/** An instruction that is this process's to deliver until its lease ends. */
export interface Claim {
  shard: number;
  id: Id;
  kind: "capture" | "refund" | "void";
  /** Deliveries begun, this one included. */
  attempts: number;
  /** Whether the simulator or the live acquirer is told. */
  test: boolean;
  instruction: Instruction;
}

interface ClaimRow {
  shard: number;
  id: Id;
  kind: Claim["kind"];
  amount: number;
  attempts: number;
  merchant_id: Id;
  currency: string;
  test: boolean;
  authorization_id: Id;
  acquirer_reference: string;
  fingerprint: string;
}

/** As many instructions as are claimed at once. */
export const claimSize = 100;

// What is needed of other tables is fetched row by row: a plan for tables that were empty may join
// what it likes, and keep it.
const claimDue = statement(
  "instructions_claim",
  `with due as (
    select shard, id from payments.instructions
    where due_at <= $1 and ${isFree("instructions")}
    order by due_at limit $3 for update skip locked
  ), claimed as (
    update payments.instructions set claimed_until = ${leaseEnd("$2")}, attempts = attempts + 1
    from ${keysOf("due", ["shard", "id"])} as due
    where instructions.shard = due.shard and instructions.id = due.id
    returning instructions.*
  )
  select claimed.shard, claimed.id, claimed.kind, claimed.amount, claimed.attempts,
    t.merchant_id, t.currency, t.test, t.authorization_id, a.acquirer_reference, a.fingerprint
  from claimed
  cross join lateral (
    select merchant_id, currency, test, authorization_id from payments.transactions
    where transactions.shard = claimed.shard and transactions.id = claimed.transaction_id limit 1
  ) t
  cross join lateral (
    select acquirer_reference, fingerprint from payments.authorizations
    where authorizations.shard = claimed.shard and authorizations.id = t.authorization_id limit 1
  ) a
  order by claimed.id`,
);

/** Claims what is due, oldest first; nobody else gets it before the lease ends. */
export async function claimInstructions(
  db: Database,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<Claim[]> {
  return (await run<ClaimRow>(db, claimDue, [now, leaseMs, claimSize])).map(claimOf);
}

const claimKeys = { shard: "$1::int[]", id: "$2::text[]", attempts: "$3::int[]" };

const renewDue = statement(
  "instructions_renew",
  `update payments.instructions set claimed_until = ${leaseEnd("$4")}
  from ${keysFrom(claimKeys)} as renewed
  where instructions.shard = renewed.shard and instructions.id = renewed.id
    and instructions.attempts = renewed.attempts`,
);

/** Keeps all of these claims for so long from now, but for those that somebody else has by now. */
export async function renewInstructions(
  db: Database,
  claims: readonly Claim[],
  leaseMs: number,
): Promise<void> {
  await run(db, renewDue, [...arraysOf(claims), leaseMs]);
}

const deleteDone = statement(
  "instructions_remove",
  `delete from payments.instructions
  using ${keysFrom(claimKeys)} as done
  where instructions.shard = done.shard and instructions.id = done.id
    and instructions.attempts = done.attempts
  returning 1`,
);

/** Removes what the acquirer has answered for good, unless somebody else has it; says how many. */
export async function removeInstructions(db: Database, claims: readonly Claim[]): Promise<number> {
  return (await run(db, deleteDone, arraysOf(claims))).length;
}

const updateDue = statement(
  "instructions_postpone",
  `update payments.instructions set due_at = postponed.due_at, claimed_until = null
  from ${keysFrom({ ...claimKeys, due_at: "$4::timestamptz[]" })} as postponed
  where instructions.shard = postponed.shard and instructions.id = postponed.id
    and instructions.attempts = postponed.attempts`,
);

/** Makes each due again at its time, unless somebody else has claimed it since. */
export async function postponeInstructions(
  db: Database,
  postponed: readonly { claim: Claim; dueAt: Date }[],
): Promise<void> {
  const claims = postponed.map(({ claim }) => claim);
  await run(db, updateDue, [...arraysOf(claims), postponed.map(({ dueAt }) => dueAt)]);
}

function arraysOf(claims: readonly Claim[]): [number[], Id[], number[]] {
  return [
    claims.map(({ shard }) => shard),
    claims.map(({ id }) => id),
    claims.map(({ attempts }) => attempts),
  ];
}

function claimOf({ shard, id, kind, attempts, test, ...row }: ClaimRow): Claim {
  return {
    shard,
    id,
    kind,
    attempts,
    test,
    instruction: {
      reference: id,
      shard,
      merchantId: row.merchant_id,
      authorization: {
        reference: row.authorization_id,
        acquirerReference: row.acquirer_reference,
      },
      fingerprint: row.fingerprint,
      amount: row.amount,
      currency: row.currency,
    },
  };
}
