/* A row per person and merchant counts 24 hours. Locked first and updated in the same
   transaction, it makes concurrent requests count each other. */

import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import type { CallingPerson } from "../../parties/identity/identity.ts";
import { getRefundLimits } from "../../parties/merchants/refund-limits/store.ts";
import { roleRefusals } from "../../parties/merchants/refusals.ts";
import { isProved, requireAct } from "../../parties/merchants/roles/admit.ts";
import { findMerchantOf } from "../../parties/merchants/roles/store.ts";
import { type MoveInput, moveRow } from "./move.ts";
import { lockRefunds, updateRefunds } from "./refunders.store.ts";
import { operationRefusals } from "./refusals.ts";
import { type EntryRow, presentTransaction } from "./transaction.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Work<Result> {
  result: Result;
  /** Minor units of the merchant's currency. */
  cost: number;
}

/** `context.db`: a transaction. */
export async function withinRefundLimit<Result>(
  context: Context,
  { merchantId, person }: { merchantId: Id; person: CallingPerson },
  work: () => Promise<Work<Result>>,
): Promise<Result> {
  const { db } = context;
  const { personId } = person;
  const query = { merchantId, act: "refund", isReading: false } as const;
  const { route, provedAt } = await requireAct(context, person, query);
  const nowMs = context.now().getTime();
  const all = await lockRefunds(db, { merchantId, personId });
  const recent = all.filter(([atMs]) => atMs > nowMs - dayMs);
  const limits = await getRefundLimits(db, merchantId);
  const refuseBeyond = (total: number): void => {
    const { supportRefundLimit: most, stepUpRefundLimit: free } = limits;
    if (route === "limited" && total > most) throw roleRefusals.roleNeeded(["owner", "manager"]);
    const mustProve = free !== null && total > free;
    if (mustProve && !isProved(provedAt, nowMs)) throw roleRefusals.stepUpRequired();
  };
  const before = recent.reduce((sum, [, amount]) => sum + amount, 0);
  // Without allowance a person learns nothing about the transaction.
  refuseBeyond(before + 1);
  const { result, cost } = await work();
  refuseBeyond(before + cost);
  await updateRefunds(db, { merchantId, personId, refunds: [...recent, [nowMs, cost]] });
  return result;
}

export async function refundByPerson(context: Context, input: MoveInput, person: CallingPerson) {
  const { transactionId } = input;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const merchantId = await findMerchantOf(db, "transactions", transactionId);
    if (merchantId === undefined) throw operationRefusals.notFound();
    return await withinRefundLimit(inside, { merchantId, person }, async () => {
      const entryId = newId(shardOf(transactionId));
      const transaction = await moveRow(inside, { ...input, entryId });
      const cost = costOf(transaction.trail.find(({ id }) => id === entryId)!);
      return { result: { transaction: presentTransaction(transaction) }, cost };
    });
  });
}

function costOf({ balance, fee_returned }: EntryRow): number {
  return (fee_returned ?? 0) - balance;
}
