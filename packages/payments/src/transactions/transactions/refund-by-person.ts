/*
 * What a person refunds at a merchant in 24 hours is counted on a row of theirs, which is locked
 * before the refund and raised in its database transaction: of two at once, the later one counts
 * both.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../ground/context.ts";
import { newId, shardOf } from "../../ground/ids.ts";
import type { CallingPerson } from "../../parties/identity/identity.ts";
import { getRefundLimits } from "../../parties/merchants/refund-limits/store.ts";
import { roleRefusals } from "../../parties/merchants/refusals.ts";
import { requireAct } from "../../parties/merchants/roles/admit.ts";
import { isProved } from "../../parties/merchants/roles/judge.ts";
import { findMerchantOf } from "../../parties/merchants/roles/store.ts";
import { type MoveInput, moveRow } from "./move.ts";
import { lockRefunds, updateRefunds } from "./refunders.store.ts";
import { movementRefusals } from "./refusals.ts";
import { type EntryRow, presentTransaction } from "./row.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Refunds a part of a transaction, within what the person may refund. */
export async function refundByPerson(context: Context, input: MoveInput, person: CallingPerson) {
  const { transactionId } = input;
  const { personId } = person;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const merchantId = await findMerchantOf(db, "transactions", transactionId);
    if (merchantId === undefined) throw movementRefusals.notFound();
    const wanted = { merchantId, act: "refund", isReading: false } as const;
    const { way, provedAt } = await requireAct(inside, person, wanted);
    const nowMs = context.now().getTime();
    const all = await lockRefunds(db, { merchantId, personId });
    const recent = all.filter(([atMs]) => atMs > nowMs - dayMs);
    const limits = await getRefundLimits(db, merchantId);
    const refuseBeyond = (total: number): void => {
      const { supportRefundLimit: most, stepUpRefundLimit: free } = limits;
      if (way === "limited" && total > most) throw roleRefusals.roleNeeded(["owner", "manager"]);
      const mustProve = free !== null && total > free;
      if (mustProve && !isProved(provedAt, nowMs)) throw roleRefusals.stepUpRequired();
    };
    const before = recent.reduce((sum, [, amount]) => sum + amount, 0);
    // Who may refund nothing more learns nothing of the transaction either.
    refuseBeyond(before + 1);
    const entryId = newId(shardOf(transactionId));
    const moved = await moveRow(inside, { ...input, entryId });
    const amount = costOf(moved.trail.find(({ id }) => id === entryId)!);
    refuseBeyond(before + amount);
    await updateRefunds(db, { merchantId, personId, refunds: [...recent, [nowMs, amount]] });
    return { transaction: presentTransaction(moved) };
  });
}

/** What a refund cost the merchant without the fee that came back. */
function costOf({ balance, fee_returned }: EntryRow): number {
  return (fee_returned ?? 0) - balance;
}
