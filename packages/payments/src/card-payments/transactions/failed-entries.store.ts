import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";
import type { EntryTransaction } from "../../core/outbox/entry.ts";
import { type ChangedRow, changedRow, publishedOf } from "./changed.store.ts";
import type { OperationKind } from "./row.ts";
import { nothing, type Totals } from "./totals.ts";

export interface FailedEntry {
  shard: number;
  id: Id;
  merchantId: Id;
  transactionId: Id;
  test: boolean;
  currency: string;
  kind: OperationKind;
  amount: number;
  /** Minor units of the merchant's currency, like `fee`. */
  balance: number;
  fee: number;
  feeFlat: number;
  feeReturned: number | null;
  lineId: Id | null;
  rateFrom: string | null;
  rateTo: string | null;
  rateDay: string | null;
  failed: boolean;
  expired: boolean;
  captured: number;
  refunded: number;
  voided: number;
  disputed: number;
  /** Null for older entries. */
  totals: Totals;
  part: Totals | null;
}

interface EntryColumns extends Omit<FailedEntry, "totals" | "part"> {
  capturedValue: string;
  refundedValue: string;
  feeValue: string;
  feeReturnedValue: string;
  value: string | null;
  entryFeeValue: string | null;
}

/** Integers in text, scaled by 1e20. */
const toParts = (column: string) => sql.raw(`trunc(${column} * 1e20)::text`);
const fromParts = (parts: bigint) => sql`${parts.toString()}::numeric * 1e-20`;

/** Lock order: transaction, then entry. */
export async function lockEntry(
  db: Database,
  { shard, entryId }: { shard: number; entryId: Id },
): Promise<FailedEntry | undefined> {
  await sql`
    select t.id from payments.transactions t
    where t.shard = ${shard} and t.id = (
      select e.transaction_id from payments.entries e
      where e.shard = ${shard} and e.id = ${entryId})
    for no key update`.execute(db);
  const { rows } = await sql<EntryColumns>`
    select e.shard, e.id, t.merchant_id as "merchantId", t.id as "transactionId", t.test,
      t.currency, e.kind, e.amount, e.balance, e.fee_flat as "feeFlat",
      e.fee_flat + e.fee_rate as fee, ${toParts("e.value")} as value,
      ${toParts("e.fee_value")} as "entryFeeValue",
      ${toParts("t.captured_value")} as "capturedValue",
      ${toParts("t.refunded_value")} as "refundedValue", ${toParts("t.fee_value")} as "feeValue",
      ${toParts("t.fee_returned_value")} as "feeReturnedValue", e.fee_returned as "feeReturned",
      e.line_id as "lineId", l.rate_from as "rateFrom", l.rate_to as "rateTo",
      l.rate_day as "rateDay", e.failed, e.expired, t.captured, t.refunded, t.voided, t.disputed
    from payments.entries e
    join lateral (select * from payments.transactions
      where shard = e.shard and id = e.transaction_id limit 1) t on true
    left join lateral (select * from payments.lines
      where shard = e.shard and id = e.line_id limit 1) l on true
    where e.shard = ${shard} and e.id = ${entryId} and e.kind <> 'dispute'
    for no key update of e`.execute(db);
  return rows[0] && withTotals(rows[0]);
}

function withTotals({ value, entryFeeValue, ...columns }: EntryColumns): FailedEntry {
  const { kind, capturedValue, refundedValue, feeValue, feeReturnedValue } = columns;
  const [own, ownFee] = [BigInt(value ?? 0), BigInt(entryFeeValue ?? 0)];
  return {
    ...columns,
    totals: {
      captured: BigInt(capturedValue),
      refunded: BigInt(refundedValue),
      fee: BigInt(feeValue),
      feeReturned: BigInt(feeReturnedValue),
    },
    part:
      value === null
        ? null
        : kind === "capture"
          ? { ...nothing, captured: own, fee: ownFee }
          : { ...nothing, refunded: own, feeReturned: ownFee },
  };
}

export async function failEntry(
  db: Database,
  { shard, id, transactionId, kind, amount, expired }: FailedEntry,
  totals: Totals,
): Promise<EntryTransaction | undefined> {
  const { rows } = await sql`
    update payments.entries set failed = true
    where shard = ${shard} and id = ${id} and not failed
    returning id`.execute(db);
  if (rows.length === 0) return undefined;
  const taken = (bucket: OperationKind): number => (kind === bucket ? amount : 0);
  // Waiting requests must read the trail again, and subscribers order events by version.
  const { rows: changed } = await sql<ChangedRow>`
    update payments.transactions set captured = captured - ${taken("capture")},
      refunded = refunded - ${taken("refund")}, voided = voided - ${taken("void")},
      captured_value = ${fromParts(totals.captured)},
      refunded_value = ${fromParts(totals.refunded)}, fee_value = ${fromParts(totals.fee)},
      fee_returned_value = ${fromParts(totals.feeReturned)},
      expired_at = case when ${expired} then null else expired_at end, version = version + 1
    where shard = ${shard} and id = ${transactionId} ${changedRow}`.execute(db);
  return publishedOf(changed);
}
