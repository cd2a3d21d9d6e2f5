import type { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../context.ts";
import { conflict, forbidden, notFound } from "../errors.ts";
import { type Id, newId, shardOf } from "../ids.ts";
import { anySlot } from "../ledger/record.ts";
import { dayOf, oldestUsable } from "../rates/rates.ts";
import { moveAmount } from "./movements/store.ts";
import { type MovementKind, present, type TransactionRow } from "./row.ts";
import { findMovable, findTransaction } from "./store.ts";
import { refusalOf } from "./transaction.ts";

export interface MoveInput {
  kind: MovementKind;
  transactionId: Id;
  appId: Id;
  amount: number;
  currency?: string | undefined;
  descriptor?: string | undefined;
}

/** Captures, refunds or voids a part of a transaction, and answers with the whole of it. */
export async function move(context: Context, input: MoveInput) {
  const shard = shardOf(input.transactionId);
  const now = context.now();
  const day = dayOf(now);
  const { seen, moved } = await moveAmount(context.db, {
    kind: input.kind,
    shard,
    transactionId: input.transactionId,
    appId: input.appId,
    amount: input.amount,
    currency: input.currency,
    descriptor: input.descriptor,
    entryId: newId(shard),
    lineId: newId(shard),
    slot: anySlot(),
    day,
    oldestRate: oldestUsable(day, false),
    dueAt: now,
  });
  if (moved === undefined) throw seen ? overtaken(input.kind) : await explain(context, input);
  // Another movement that was committed while this one waited is missing in this one's snapshot.
  const whole = moved.trail.length === moved.version ? moved : await reread(context, moved, input);
  return { transaction: present(whole) };
}

async function reread(
  context: Context,
  { shard, id }: TransactionRow,
  { appId }: MoveInput,
): Promise<TransactionRow> {
  const row = await findTransaction(context.db, { shard, id, appId });
  if (row === undefined) throw new Error(`transaction ${id} is gone`);
  return row;
}

function overtaken(kind: MovementKind): Refusal {
  return conflict(`Another request was first: too little is left to ${kind}`);
}

async function explain(context: Context, input: MoveInput): Promise<Refusal> {
  const { kind, transactionId, appId, amount, currency } = input;
  const day = dayOf(context.now());
  const found = await findMovable(context.db, {
    kind,
    shard: shardOf(transactionId),
    id: transactionId,
    appId,
    day,
    oldestRate: oldestUsable(day, false),
  });
  if (found === undefined) return notFound();
  if (!found.allowed) return forbidden();
  const merchant = { mayMove: found.may_move, rateIsKnown: found.rate_is_known };
  return refusalOf(found, { kind, amount, currency }, merchant) ?? overtaken(kind);
}
