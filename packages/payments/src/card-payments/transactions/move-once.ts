/* With an `Idempotency-Key`, concurrent operations share a database transaction with their
   responses. Refusals and repeats run alone. */
import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { type KeyedCall, onceBatched } from "../../api/idempotency/batch.ts";
import { type Call, handleOf, idempotently } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { type MoveInput, move, operationOf, wholeOf } from "./move.ts";
import { moveAmounts, type OperationInput } from "./operations.store.ts";
import { presentTransaction } from "./row.ts";

type OperationResponse = Awaited<ReturnType<typeof move>>;
type KeyedOperation = KeyedCall & { operation: OperationInput; input: MoveInput };

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
