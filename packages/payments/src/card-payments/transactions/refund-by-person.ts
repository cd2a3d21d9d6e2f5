import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { newId, shardOf } from "../../core/ids.ts";
import type { CallingPerson } from "../../parties/identity/identity.ts";
import { findMerchantOf } from "../../parties/merchants/roles/store.ts";
import { type MoveInput, moveRow } from "./move.ts";
import { withinRefundLimit } from "./refund-limit.ts";
import { operationRefusals } from "./refusals.ts";
import { type EntryRow, presentTransaction } from "./transaction.ts";

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
