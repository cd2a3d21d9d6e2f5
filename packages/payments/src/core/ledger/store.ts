import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Id } from "../ids.ts";
import { beyondBalance } from "../refusals.ts";

const columns = `shard, id, merchant_id, test, kind, balance, fee, description, transaction_id,
  amount, currency, rate_from, rate_to, rate_day`;

/** CTEs: a line per row of `source`, and its slot. */
export const recordFrom = (source: string): string => `
  line as (
    insert into payments.lines (${columns}, fee_returned)
    select shard, line_id, merchant_id, test, kind, balance, fee_flat + fee_rate, descriptor,
      transaction_id, entry_amount, currency, rate_from, rate_to, rate_day, fee_returned
    from ${source}
  ),
  slot as (
    update payments.balance_slots moved_slot
    set amount = moved_slot.amount + summed.balance
    from (select shard, merchant_id, slot, sum(balance)::bigint as balance from ${source}
      group by shard, merchant_id, slot order by merchant_id, slot) as summed
    where moved_slot.shard = summed.shard and moved_slot.merchant_id = summed.merchant_id
      and moved_slot.slot = summed.slot
  )`;

/** A slot's overflow is processing error 22: a balance stays an exact number. */
export async function withinBalance<Row>(operation: Promise<Row[]>): Promise<Row[]> {
  try {
    return await operation;
  } catch (error) {
    throw constraintOf(error) === "balance_slots_amount_check" ? beyondBalance() : error;
  }
}

export interface NewLine {
  shard: number;
  id: Id;
  merchantId: Id;
  test: boolean;
  kind: "capture" | "refund" | "payout" | "dispute";
  /** Minor units of the merchant's currency. */
  balance: number;
  fee: number;
  description: string | null;
  transactionId: Id | null;
  /** Before exchange. */
  amount: number;
  currency: string;
  /** Units per euro, decimal text, and their day. */
  rate: { from: string; to: string; day: string } | null;
  disputeId?: Id;
  disputeWon?: boolean;
  payoutId?: Id;
  bankIban?: string;
  reversesId?: Id;
}

const insertLine = statement(
  "ledger_line",
  `with line as (
    insert into payments.lines (${columns}, dispute_id, dispute_won, payout_id, bank_iban,
      reverses_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
    returning shard, merchant_id, balance
  )
  update payments.balance_slots slot set amount = slot.amount + line.balance
  from line
  where slot.shard = line.shard and slot.merchant_id = line.merchant_id and slot.slot = $20
  returning slot.slot`,
);

export async function saveLine(db: Database, line: NewLine, slot: number): Promise<void> {
  const values = [
    line.shard,
    line.id,
    line.merchantId,
    line.test,
    line.kind,
    line.balance,
    line.fee,
    line.description,
    line.transactionId,
    line.amount,
    line.currency,
    line.rate?.from ?? null,
    line.rate?.to ?? null,
    line.rate?.day ?? null,
    line.disputeId ?? null,
    line.disputeWon ?? null,
    line.payoutId ?? null,
    line.bankIban ?? null,
    line.reversesId ?? null,
    slot,
  ];
  const changed = await withinBalance(run(db, insertLine, values));
  if (changed.length !== 1)
    throw new Error(`merchant ${line.merchantId} has no balance slot ${slot}`);
}

export async function openSlots(
  db: Database,
  { shard, merchantId, slots }: { shard: number; merchantId: Id; slots: number },
): Promise<void> {
  await sql`
    insert into payments.balance_slots (shard, merchant_id, slot)
    select ${shard}::int, ${merchantId}::text, slot
    from generate_series(0, ${slots - 1}::int) as slot`.execute(db);
}
