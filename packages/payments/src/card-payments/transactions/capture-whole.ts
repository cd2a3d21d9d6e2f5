import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../core/context.ts";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import { anySlot } from "../../core/ledger/line.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { dayOf, oldestUsable } from "../../core/rates/rates.ts";
import { moveAmount } from "./operations.store.ts";

/** Checks no access. False if refused or without a rate. */
export async function captureWhole(
  db: Database,
  { now }: Pick<Context, "now">,
  { transactionId, amount, actor }: { transactionId: Id; amount: number; actor: Actor },
): Promise<boolean> {
  const shard = shardOf(transactionId);
  const dueAt = now();
  const day = dayOf(dueAt);
  const { transaction } = await moveAmount(db, {
    kind: "capture",
    shard,
    transactionId,
    amount,
    day,
    dueAt,
    actor,
    callerId: undefined,
    currency: undefined,
    descriptor: undefined,
    entryId: newId(shard),
    lineId: newId(shard),
    slot: anySlot(),
    oldestRate: oldestUsable(day, false),
  });
  return transaction !== undefined;
}
