import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../core/context.ts";
import { findCurrency } from "../../core/currencies.ts";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import { anySlot } from "../../core/ledger/record.ts";
import { anyDay, dayOf, oldestUsable } from "../../core/rates/rates.ts";
import type { Caller } from "../../parties/identity/identity.ts";
import { moveBatched } from "./batch.ts";
import type { ChangedTransactionRow, OperationInput } from "./operations.store.ts";
import { operationRefusals as refusals } from "./refusals.ts";
import { type OperationKind, presentTransaction, type TransactionRow } from "./row.ts";
import { findMovable, findTransaction } from "./store.ts";
import { isOneTooMany, isTooLate, refusalOf } from "./transaction.ts";

export interface MoveInput extends Caller {
  kind: OperationKind;
  transactionId: Id;
  amount: number;
  currency?: string | undefined;
  descriptor?: string | undefined;
  entryId?: Id;
}

export async function move(context: Context, input: MoveInput) {
  return { transaction: presentTransaction(await moveRow(context, input)) };
}

export async function moveRow(context: Context, input: MoveInput): Promise<TransactionRow> {
  return await moveAt(context, input, oldestUsable(dayOf(context.now()), false));
}

export function operationOf(
  input: MoveInput,
  { now, oldestRate = oldestUsable(dayOf(now), false) }: { now: Date; oldestRate?: string },
): OperationInput {
  const { kind, transactionId, callerId, actor, amount, currency, descriptor } = input;
  const shard = shardOf(transactionId);
  return {
    kind,
    shard,
    transactionId,
    callerId,
    amount,
    currency,
    descriptor,
    entryId: input.entryId ?? newId(shard),
    lineId: newId(shard),
    slot: anySlot(),
    day: dayOf(now),
    oldestRate,
    dueAt: now,
    actor,
  };
}

async function moveAt(
  context: Context,
  input: MoveInput,
  oldestRate: string,
): Promise<TransactionRow> {
  const { kind, transactionId, callerId, amount, currency } = input;
  const operation = operationOf(input, { now: context.now(), oldestRate });
  const { shard, day } = operation;
  const { seen, transaction } = await moveBatched(context.db, operation);
  if (transaction !== undefined) return await wholeOf(context.db, transaction, input);
  const query = { kind, shard, id: transactionId, callerId, day, oldestRate };
  const movable = await findMovable(context.db, query);
  if (movable === undefined) throw refusals.notFound();
  if (!movable.allowed) throw refusals.forbidden();
  const isRejected = isOneTooMany(movable, { kind, amount }) || isTooLate(movable, { kind });
  if (seen && !isRejected) throw refusals.overtaken(kind);
  // A retired currency's last rate never expires.
  const isRetired = findCurrency(movable.currency, day) === undefined;
  if (!movable.rate_is_known && isRetired && oldestRate !== anyDay) {
    return await moveAt(context, input, anyDay);
  }
  const merchant = { mayMove: movable.may_move, rateIsKnown: movable.rate_is_known };
  throw refusalOf(movable, { kind, amount, currency }, merchant) ?? refusals.overtaken(kind);
}

/** The snapshot misses operations committed during its wait for the row lock. */
export async function wholeOf(
  db: Database,
  changedTransaction: ChangedTransactionRow,
  { callerId }: Pick<Caller, "callerId">,
): Promise<TransactionRow> {
  if (changedTransaction.is_whole) return changedTransaction;
  const { shard, id } = changedTransaction;
  const row = await findTransaction(db, { shard, id, callerId });
  if (row === undefined) throw new Error(`transaction ${id} is gone`);
  return row;
}
