import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { leasedRows } from "@frontdesk/database/leased-rows.store";
import { isFree, leaseEnd } from "@frontdesk/database/leases";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { CamelRow } from "../../core/tables.ts";
import type { Payment } from "../payment-gateway/gateway.ts";
import type { ChargeState } from "./store.ts";

export interface ChargeLease
  extends Omit<
    CamelRow<"charges">,
    | "reason"
    | "voided"
    | "seen"
    | "failure"
    | "dueAt"
    | "claimedUntil"
    | "updatedAt"
    | "merchantId"
    | "card"
  > {
  claimedBy: string;
}

const leaseColumns = `c.account_id as "accountId", c.id, c.appointment_id as "appointmentId",
  c.kind, c.transaction_id as "transactionId", c.request, c.origin, c.amount, c.currency, c.keep,
  c.state, c.captured, c.refunded, c.disputed, c.attempts, c.failing_since as "failingSince",
  c.created_at as "createdAt", c.claimed_by as "claimedBy"`;

const leaseDue = statement(
  "charges_claim",
  `with due as (
    select c.ctid as place from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select id from scheduling.charges
      where account_id = $1 and id = k.id limit 1) found
    join scheduling.charges c on c.account_id = $1 and c.id = found.id
    where c.due_at <= $3 and ${isFree("c")} for update of c skip locked
  )
  update scheduling.charges c set claimed_until = ${leaseEnd("$4")}, claimed_by = $5,
    attempts = least(c.attempts + 1, 1000000)
  from due where c.account_id = $1 and c.ctid = due.place
  returning ${leaseColumns}`,
);

interface Claiming {
  now: Date;
  leaseMs: number;
  due: readonly Pick<ChargeLease, "accountId" | "id">[];
}

const rows = leasedRows<ChargeLease>({
  table: "scheduling.charges",
  as: "c",
  scope: { account_id: "accountId" },
  idType: "bigint",
  fence: "claimed_by",
});

export const { renew: renewCharges, postpone: postponeCharges } = rows;

export async function leaseCharges(
  db: Database,
  { now, leaseMs, due }: Claiming,
): Promise<ChargeLease[]> {
  return await rows.lease(db, leaseDue, due, [now, leaseMs, randomUUID()]);
}

export interface ChargeOutcome {
  state: ChargeState;
  failure: string | null;
  seen: Payment | undefined;
  dueAt: Date | null;
  isProgress: boolean;
  at: Date;
}

// If staff change the amount to keep during a claim, the charge stays open and due.
const conclude = statement(
  "charge_conclude",
  `update scheduling.charges set claimed_until = null, claimed_by = null,
    captured = coalesce($5, captured), refunded = coalesce($6, refunded),
    voided = coalesce($7, voided), disputed = coalesce($14, disputed),
    seen = coalesce($8::jsonb, seen),
    state = case when keep is not distinct from $4 then $9 else 'open' end, failure = $10,
    due_at = case when keep is not distinct from $4 then $11 else $13::timestamptz end,
    attempts = case when $12 then 0 else attempts end,
    failing_since = case when $9 = 'settled' or $12 then null
      else coalesce(failing_since, $13::timestamptz) end,
    updated_at = $13
  where account_id = $1 and id = $2 and claimed_by = $3 returning id`,
);

export async function concludeCharge(
  db: Database,
  chargeLease: ChargeLease,
  outcome: ChargeOutcome,
) {
  const { seen, state, failure, dueAt, isProgress, at } = outcome;
  const kept = seen && JSON.stringify({ disputed: seen.disputedAmount, trail: seen.trail });
  const rows = await run<{ id: number }>(db, conclude, [
    chargeLease.accountId,
    chargeLease.id,
    chargeLease.claimedBy,
    chargeLease.keep,
    ...[seen?.capturedAmount, seen?.refundedAmount, seen?.voidedAmount, kept].map(
      (value) => value ?? null,
    ),
    state,
    failure,
    dueAt,
    isProgress,
    at,
    seen?.disputedAmount ?? null,
  ]);
  return rows.length > 0;
}
