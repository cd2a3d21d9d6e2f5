/* Inputs for one shard in one event loop turn, or during its running statements, share one
   statement and one commit, as in a DataLoader. Inputs of one subject keep their order. */
import { isUncertain, noteCommit, track, type WriteTracker } from "./commit-tracking.ts";
import type { Database } from "./handle.ts";

/** Per shard: one statement runs while the other commits. */
const defaultConcurrency = 2;
/** Rows stay locked until the whole batch is durable. */
const maxBatchSize = 64;

interface Batching<Input, Result> {
  /** Inputs keep this order. An error applies to all of them. */
  ask: (db: Database, inputs: readonly Input[]) => Promise<readonly Result[]>;
  orderOf: (input: Input) => number | string;
  /** Only inputs of the same kind share a statement. */
  kindOf?: (input: Input) => string;
  /** Writes of one shard at once. With 1 each waits for the previous one. */
  maxConcurrency?: number;
  subjectOf?: (input: Input) => string;
}

interface Outcome<Result> {
  result: () => Result;
  tracker: WriteTracker;
}

interface Waiting<Input, Result> {
  input: Input;
  settle: (outcome: Outcome<Result>) => void;
}

interface Queue<Input, Result> {
  waiting: Waiting<Input, Result>[];
  busy: Set<string>;
  running: number;
  isCalled: boolean;
}

/** Inside a transaction each input runs alone. */
type Ask<Input, Result> = (db: Database, input: Input) => Promise<Result>;

export function batched<Input, Result>(batching: Batching<Input, Result>): Ask<Input, Result> {
  const { ask, orderOf } = batching;
  const queuesOf = new WeakMap<Database, Map<number | string, Queue<Input, Result>>>();
  return async (db, input) => {
    if (db.isTransaction) return (await ask(db, [input]))[0]!;
    const queues = queuesOf.get(db) ?? new Map<number | string, Queue<Input, Result>>();
    queuesOf.set(db, queues);
    const location = orderOf(input);
    const queue = queues.get(location) ?? newQueue();
    queues.set(location, queue);
    const { result, tracker } = await new Promise<Outcome<Result>>((settle) => {
      queue.waiting.push({ input, settle });
      call(batching, { db, queue, forget: () => queues.delete(location) });
    });
    if (tracker.mayHaveCommitted) noteCommit();
    return result();
  };
}

const newQueue = () => ({ waiting: [], busy: new Set<string>(), running: 0, isCalled: false });

interface Work<Input, Result> {
  db: Database;
  queue: Queue<Input, Result>;
  forget: () => void;
}

/** At the end of the event loop turn, so that later inputs of the turn join. */
function call<Input, Result>(batching: Batching<Input, Result>, work: Work<Input, Result>): void {
  const { queue } = work;
  if (queue.isCalled) return;
  queue.isCalled = true;
  setImmediate(() => {
    queue.isCalled = false;
    begin(batching, work);
  });
}

function begin<Input, Result>(batching: Batching<Input, Result>, work: Work<Input, Result>): void {
  const { db, queue, forget } = work;
  const { maxConcurrency = defaultConcurrency } = batching;
  while (queue.running < maxConcurrency) {
    const batch = take(batching, queue);
    if (batch.length === 0) break;
    queue.running += 1;
    void settleAll(batching, db, batch).then(() => {
      for (const { input } of batch) queue.busy.delete(batching.subjectOf?.(input) ?? "");
      queue.running -= 1;
      begin(batching, work);
    });
  }
  if (queue.running === 0 && queue.waiting.length === 0 && !queue.isCalled) forget();
}

function take<Input, Result>(
  { kindOf, subjectOf }: Batching<Input, Result>,
  queue: Queue<Input, Result>,
): Waiting<Input, Result>[] {
  const held = new Set(queue.busy);
  const batch: Waiting<Input, Result>[] = [];
  const left: Waiting<Input, Result>[] = [];
  for (const each of queue.waiting) {
    const subject = subjectOf?.(each.input);
    const isFree = batch.length < maxBatchSize && (subject === undefined || !held.has(subject));
    const first = batch[0] ?? each;
    const joins = isFree && kindOf?.(first.input) === kindOf?.(each.input);
    (joins ? batch : left).push(each);
    if (subject === undefined) continue;
    held.add(subject);
    if (joins) queue.busy.add(subject);
  }
  queue.waiting = left;
  return batch;
}

async function settleAll<Input, Result>(
  batching: Batching<Input, Result>,
  db: Database,
  batch: readonly Waiting<Input, Result>[],
): Promise<void> {
  const tracker: WriteTracker = { mayHaveCommitted: false, isRepeatable: false };
  const inputs = batch.map(({ input }) => input);
  try {
    const results = await track(tracker, () => batching.ask(db, inputs));
    for (const [index, { settle }] of batch.entries()) {
      settle({ tracker, result: () => results[index]! });
    }
  } catch (error) {
    // The database executed nothing, so each input runs again alone.
    if (batch.length > 1 && !isUncertain(error)) {
      await Promise.all(batch.map((each) => settleAll(batching, db, [each])));
    } else for (const { settle } of batch) settle({ tracker, result: () => raise(error) });
  }
}

function raise(error: unknown): never {
  throw error;
}
