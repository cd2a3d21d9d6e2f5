import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import {
  type Call,
  handleOf,
  idempotently,
  type KeyedCall,
  onceBatched,
} from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { findCurrency } from "../../core/currencies.ts";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import { anySlot } from "../../core/ledger/line.ts";
import { anyDay, dayOf, oldestUsable } from "../../core/rates/rates.ts";
import type { Caller } from "../../parties/identity/identity.ts";
import {
  type ChangedTransactionRow,
  moveAmount,
  moveAmounts,
  type OperationInput,
  type OperationResult,
} from "./operations.store.ts";
import { operationRefusals as refusals } from "./refusals.ts";
import type { OperationKind } from "./schema.ts";
import { findMovable, findTransaction } from "./store.ts";
import {
  isOneTooMany,
  isTooLate,
  presentTransaction,
  refusalOf,
  type TransactionRow,
} from "./transaction.ts";

export interface MoveInput extends Caller {
  kind: OperationKind;
  transactionId: Id;
  amount: number;
  currency?: string | undefined;
  descriptor?: string | undefined;
  entryId?: Id;
}

async function move(context: Context, input: MoveInput) {
  return { transaction: presentTransaction(await moveRow(context, input)) };
}

function operationOf(
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

export async function moveRow(
  context: Context,
  input: MoveInput,
  oldestRate = oldestUsable(dayOf(context.now()), false),
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
    return await moveRow(context, input, anyDay);
  }
  const merchant = { mayMove: movable.may_move, rateIsKnown: movable.rate_is_known };
  throw refusalOf(movable, { kind, amount, currency }, merchant) ?? refusals.overtaken(kind);
}

/**
 * Concurrent operations share a statement and a commit per shard. Requests of one transaction keep
 * their order. Inside a database transaction each runs alone.
 */
export const moveBatched = batched<OperationInput, OperationResult>({
  ask: async (db, inputs) => {
    const [first, ...more] = inputs;
    if (more.length === 0) return [await moveAmount(db, first!)];
    // The batch uses one balance slot.
    return await moveAmounts(
      db,
      inputs.map((input) => ({ ...input, slot: first!.slot })),
    );
  },
  orderOf: ({ shard }) => shard,
  kindOf: ({ kind, day, oldestRate }) => `${kind} ${day} ${oldestRate}`,
  subjectOf: ({ transactionId }) => transactionId,
});

/** The snapshot misses operations committed during its wait for the row lock. */
async function wholeOf(
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

type OperationResponse = Awaited<ReturnType<typeof move>>;
type KeyedOperation = KeyedCall & { operation: OperationInput; input: MoveInput };

/**
 * With an `Idempotency-Key`, concurrent operations share a database transaction with their
 * responses. Refusals and repeats run alone.
 */
export async function moveOnce(
  context: Context,
  input: MoveInput,
  call: Call,
): Promise<Answer<OperationResponse>> {
  const handle = handleOf(context, call);
  if (handle !== undefined) {
    const at = context.now();
    const operation = operationOf(input, { now: at });
    const answer = await withOthers(context.db, { handle, at, operation, input });
    if (answer !== undefined) return answer;
  }
  return await idempotently(context, call, async (context) => ({
    status: 201,
    body: await move(context, input),
  }));
}

const inProgress = new WeakMap<Database, Set<string>>();

async function withOthers(
  db: Database,
  keyed: KeyedOperation,
): Promise<Answer<OperationResponse> | undefined> {
  const keys = inProgress.get(db) ?? new Set();
  inProgress.set(db, keys);
  const name = keyed.handle.hash.toString("hex");
  if (keys.has(name)) return undefined;
  keys.add(name);
  try {
    return await moveOnceBatched(db, keyed);
  } finally {
    keys.delete(name);
  }
}

const moveOnceBatched = batched<KeyedOperation, Answer<OperationResponse> | undefined>({
  ask: (db, inputs) => onceBatched(db, inputs, moveEach),
  orderOf: ({ handle }) => handle.shard,
  kindOf: ({ operation: { kind, day, oldestRate } }) => `${kind} ${day} ${oldestRate}`,
  subjectOf: ({ operation }) => operation.transactionId,
});

/** Undefined: runs again alone. */
async function moveEach(db: Database, inputs: readonly KeyedOperation[]) {
  const { slot } = inputs[0]!.operation;
  const operations = inputs.map(({ operation }) => ({ ...operation, slot }));
  const answers: (Answer<OperationResponse> | undefined)[] = [];
  for (const [index, { transaction }] of (await moveAmounts(db, operations)).entries()) {
    answers.push(
      transaction && { status: 201, body: await answerOf(db, transaction, inputs[index]!) },
    );
  }
  return answers;
}

async function answerOf(
  db: Database,
  row: Parameters<typeof wholeOf>[1],
  { input }: KeyedOperation,
): Promise<OperationResponse> {
  return { transaction: presentTransaction(await wholeOf(db, row, input)) };
}
