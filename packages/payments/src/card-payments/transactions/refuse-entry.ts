/* A refused entry stays in the trail as failed; bucket and balance return, the latter by a
   reversing line. */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { boundFromDate, type Id, newId, timeOf } from "../../core/ids.ts";
import { recordLine } from "../../core/ledger/line.ts";
import type { NewLine } from "../../core/ledger/store.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import { lowerExpiredUpTo } from "../../parties/merchants/operated/store.ts";
import type { OperationKind } from "./schema.ts";
import { type FailedEntry, failEntry, lockEntry } from "./store.ts";
import { differenceOf, type Totals, takeOut } from "./transaction.ts";

/** Idempotent. Throws while the capture's money is refunded or disputed. */
export async function refuseEntry(
  context: Pick<Context, "db">,
  named: { shard: number; entryId: Id },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const entry = await lockEntry(db, named);
    if (entry === undefined) throw new Error(`there is no entry ${named.entryId} to take back`);
    if (entry.failed) return;
    const obstacle = obstacleTo(entry);
    if (obstacle !== undefined) throw new Error(obstacle);
    const { totals, balance } = takenBack(entry);
    const transaction = await failEntry(db, entry, totals);
    if (transaction === undefined) return;
    const { id: subjectId, merchantId, lineId } = entry;
    const line = lineId === null ? null : await recordLine(db, reversalOf(entry, lineId, balance));
    const kind = `transaction.${entry.kind}_failed` as const;
    const notice = line && { line };
    await tell(db, { kind, merchantId, subjectId, actor: "system", transaction, payload: notice });
    // The expiry job may have passed the transaction. After a refused expiry void the cursor stays:
    // the acquirer would refuse the next one every hour.
    if (entry.kind !== "refund" && !entry.expired) {
      await lowerExpiredUpTo(db, entry.merchantId, boundFromDate(timeOf(entry.transactionId)));
    }
  });
}

export function obstacleTo(
  entry: Pick<FailedEntry, "kind" | "amount" | "captured" | "refunded" | "disputed" | "id">,
): string | undefined {
  if (entry.kind !== "capture") return undefined;
  const left = entry.captured - entry.amount;
  const name = `capture ${entry.id} of ${entry.amount} cannot be taken back`;
  if (left < entry.refunded) return `${name}: ${entry.refunded} of ${entry.captured} is refunded`;
  if (left < entry.disputed) return `${name}: ${entry.disputed} of ${entry.captured} is disputed`;
  return undefined;
}

/**
 * Other entries changed the rounding, so the balance change may differ from the entry's effect. An
 * entry older than totals is mirrored.
 */
export function takenBack(entry: Pick<FailedEntry, "totals" | "part" | "balance" | "feeFlat">): {
  totals: Totals;
  balance: number;
} {
  const { totals: before, part, balance, feeFlat } = entry;
  if (part === null) return { totals: before, balance: -balance };
  const totals = takeOut(before, part);
  return { totals, balance: differenceOf(before, totals).balance + feeFlat };
}

const descriptions: Readonly<Record<OperationKind, string>> = {
  capture: "Capture refused by the acquirer",
  refund: "Refund refused by the acquirer",
  void: "Void refused by the acquirer",
};

function aboutFee({ fee, feeReturned }: Pick<FailedEntry, "fee" | "feeReturned">): string {
  if (fee > 0) return ", its fee given back";
  return (feeReturned ?? 0) > 0 ? ", the fee that it returned taken again" : "";
}

function reversalOf(entry: FailedEntry, reversesId: Id, balance: number): NewLine {
  const { shard, merchantId, test, kind, transactionId, amount, currency } = entry;
  const { rateFrom, rateTo, rateDay } = entry;
  const hasRate = rateFrom !== null && rateTo !== null && rateDay !== null;
  return {
    shard,
    id: newId(shard),
    merchantId,
    test,
    kind: kind === "refund" ? "refund" : "capture",
    balance,
    fee: 0,
    description: `${descriptions[kind]}${aboutFee(entry)}`,
    transactionId,
    amount,
    currency,
    rate: hasRate ? { from: rateFrom, to: rateTo, day: rateDay } : null,
    reversesId,
  };
}
