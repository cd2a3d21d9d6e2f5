import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../ids.ts";
import type { Instruction } from "../acquirer.ts";

/**
 * SQL text for the statement that decides a capture, refund or void: writes the instruction. The
 * source is a relation with shard, entry_id, transaction_id, kind, amount and due_at.
 */
export const instructFrom = (source: string): string => `
  insert into payments.instructions (shard, id, transaction_id, kind, amount, due_at)
  select shard, entry_id, transaction_id, kind, amount, due_at from ${source}`;

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

// The limit is part of the text so that the database plans for few rows, whatever the tables hold.
const claimDue = statement(
  "instructions_claim",
  `with due as (
    select shard, id from payments.instructions where due_at <= $1
    order by due_at limit ${claimSize} for update skip locked
  ), claimed as (
    update payments.instructions set due_at = $2, attempts = attempts + 1
    from due where instructions.shard = due.shard and instructions.id = due.id
    returning instructions.*
  )
  select claimed.shard, claimed.id, claimed.kind, claimed.amount, claimed.attempts,
    transactions.merchant_id, transactions.currency, transactions.test,
    authorizations.id as authorization_id, authorizations.acquirer_reference,
    authorizations.fingerprint
  from claimed
  join payments.transactions on transactions.shard = claimed.shard
    and transactions.id = claimed.transaction_id
  join payments.authorizations on authorizations.shard = claimed.shard
    and authorizations.id = transactions.authorization_id
  order by claimed.id`,
);

/** Claims what is due, oldest first; nobody else gets it before the lease ends. */
export async function claimInstructions(
  db: Database,
  { now, leaseEnd }: { now: Date; leaseEnd: Date },
): Promise<Claim[]> {
  return (await run<ClaimRow>(db, claimDue, [now, leaseEnd])).map(claimOf);
}

const deleteDone = statement(
  "instructions_remove",
  `delete from payments.instructions
  using unnest($1::int[], $2::text[]) as done (shard, id)
  where instructions.shard = done.shard and instructions.id = done.id`,
);

/** Removes instructions that the acquirer has answered for good. */
export async function removeInstructions(db: Database, claims: readonly Claim[]): Promise<void> {
  await run(db, deleteDone, [claims.map(({ shard }) => shard), claims.map(({ id }) => id)]);
}

const updateDue = statement(
  "instructions_postpone",
  `update payments.instructions set due_at = postponed.due_at
  from unnest($1::int[], $2::text[], $3::int[], $4::timestamptz[])
    as postponed (shard, id, attempts, due_at)
  where instructions.shard = postponed.shard and instructions.id = postponed.id
    and instructions.attempts = postponed.attempts`,
);

/** Makes each due again at its time, unless somebody else has claimed it since. */
export async function postponeInstructions(
  db: Database,
  postponed: readonly { claim: Claim; dueAt: Date }[],
): Promise<void> {
  await run(db, updateDue, [
    postponed.map(({ claim }) => claim.shard),
    postponed.map(({ claim }) => claim.id),
    postponed.map(({ claim }) => claim.attempts),
    postponed.map(({ dueAt }) => dueAt),
  ]);
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
