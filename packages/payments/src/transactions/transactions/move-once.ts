/* Operations with an `Idempotency-Key`. Concurrent ones share one database transaction that also
   stores their responses. Refusals and repeats run alone. */
import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { type Keyed, onceBatched } from "../../api/idempotency/batch.ts";
import { type Call, handleOf, idempotently } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { type MoveInput, move, movementOf, wholeOf } from "./move.ts";
import { type MovementInput, moveAmounts } from "./operations.store.ts";
import { presentTransaction } from "./row.ts";

type Moved = Awaited<ReturnType<typeof move>>;
type KeyedMovement = Keyed & { movement: MovementInput; input: MoveInput };

export async function moveOnce(
  context: Context,
  input: MoveInput,
  call: Call,
): Promise<Answer<Moved>> {
  const handle = handleOf(context, call);
  if (handle !== undefined) {
    const at = context.now();
    const movement = movementOf(input, { now: at });
    const answer = await withOthers(context.db, { handle, at, movement, input });
    if (answer !== undefined) return answer;
  }
  return await idempotently(context, call, async (context) => ({
    status: 201,
    body: await move(context, input),
  }));
}

const underWay = new WeakMap<Database, Set<string>>();

/** Undefined if the request must run alone, such as a concurrent repeat. */
async function withOthers(db: Database, keyed: KeyedMovement): Promise<Answer<Moved> | undefined> {
  const keys = underWay.get(db) ?? new Set();
  underWay.set(db, keys);
  const name = keyed.handle.hash.toString("hex");
  if (keys.has(name)) return undefined;
  keys.add(name);
  try {
    return await moveOnceBatched(db, keyed);
  } finally {
    keys.delete(name);
  }
}

const moveOnceBatched = batched<KeyedMovement, Answer<Moved> | undefined>({
  ask: (db, inputs) => onceBatched(db, inputs, moveEach),
  placeOf: ({ handle }) => handle.shard,
  kindOf: ({ movement: { kind, day, oldestRate } }) => `${kind} ${day} ${oldestRate}`,
  subjectOf: ({ movement }) => movement.transactionId,
});

/** Failed requests stay undefined: they run again alone. */
async function moveEach(db: Database, inputs: readonly KeyedMovement[]) {
  const { slot } = inputs[0]!.movement;
  const movements = inputs.map(({ movement }) => ({ ...movement, slot }));
  const answers: (Answer<Moved> | undefined)[] = [];
  for (const [index, { moved }] of (await moveAmounts(db, movements)).entries()) {
    answers.push(moved && { status: 201, body: await answerOf(db, moved, inputs[index]!) });
  }
  return answers;
}

async function answerOf(
  db: Database,
  moved: Parameters<typeof wholeOf>[1],
  { input }: KeyedMovement,
): Promise<Moved> {
  return { transaction: presentTransaction(await wholeOf(db, moved, input)) };
}
