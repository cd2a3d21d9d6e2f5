import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import type { InShard } from "../../core/shards.ts";
import type { Instruction } from "../port/acquirer.ts";

/** `source`: shard, entry_id, transaction_id, kind, amount, due_at. */
export const instructFrom = (source: string): string => `
  insert into payments.instructions (shard, id, transaction_id, kind, amount, due_at, since)
  select shard, entry_id, transaction_id, kind, amount, due_at, due_at from ${source}`;

export interface Lease {
  shard: number;
  id: Id;
  kind: "capture" | "refund" | "void";
  attempts: number;
  test: boolean;
  instruction: Instruction;
}

interface LeaseRow {
  shard: number;
  id: Id;
  kind: Lease["kind"];
  amount: number;
  attempts: number;
  merchant_id: Id;
  currency: string;
  test: boolean;
  authorization_id: Id;
  acquirer_reference: string;
  fingerprint: string;
}

export const leaseSize = 100;

const selectDue = statement(
  "instructions_due",
  `select shard, id from payments.instructions
  where due_at <= $1 and ${isFree("instructions")}
  order by due_at limit $2`,
);

/** All shards; locks nothing. */
export async function listDueInstructions(db: Database, now: Date): Promise<InShard[]> {
  return await run<InShard>(db, selectDue, [now, leaseSize]);
}

// A cached plan for empty tables could choose any join, and read the whole shard.
const leaseDue = statement(
  "instructions_claim",
  `with due as (
    select i.ctid as place from ${keysFrom({ id: "$2::text[]" })} k
    cross join lateral (select ctid as place from payments.instructions
      where shard = $1 and id = k.id limit 1) found
    join payments.instructions i on i.shard = $1 and i.ctid = found.place
    where i.due_at <= $3 and ${isFree("i")} for update of i skip locked
  ), claimed as (
    update payments.instructions i set claimed_until = ${leaseEnd("$4")}, attempts = attempts + 1
    from due where i.shard = $1 and i.ctid = due.place
    returning i.*
  )
  select claimed.shard, claimed.id, claimed.kind, claimed.amount, claimed.attempts,
    t.merchant_id, t.currency, t.test, t.authorization_id, a.acquirer_reference,
    coalesce(a.fingerprint, (select n.fingerprint from payments.card_numbers n
      where n.shard = $1 and n.id = t.card_number_id)) as fingerprint
  from claimed
  cross join lateral (
    select merchant_id, currency, test, authorization_id, card_number_id
    from payments.transactions
    where transactions.shard = $1 and transactions.id = claimed.transaction_id limit 1
  ) t
  cross join lateral (
    select acquirer_reference, fingerprint from payments.authorizations
    where authorizations.shard = $1 and authorizations.id = t.authorization_id limit 1
  ) a`,
);

const rows = leasedRows<Lease>({
  table: "payments.instructions",
  as: "i",
  scope: { shard: "shard" },
  idType: "text",
  fence: "attempts",
});

export async function leaseInstructions(
  db: Database,
  due: readonly InShard[],
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<Lease[]> {
  const leased = await rows.lease<LeaseRow>(db, leaseDue, due, [now, leaseMs]);
  return leased.map(leaseOf).sort((one, other) => (one.id < other.id ? -1 : 1));
}

export const { renew: renewInstructions, postpone: postponeInstructions } = rows;

const deleteDone = statement(
  "instructions_remove",
  `delete from payments.instructions i
  using ${rows.found}
  where ${rows.isStill} returning i.id`,
);

export async function removeInstructions(db: Database, claims: readonly Lease[]): Promise<number> {
  return await rows.change(db, deleteDone, claims);
}

function leaseOf({ shard, id, kind, attempts, test, ...row }: LeaseRow): Lease {
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
