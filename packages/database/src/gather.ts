/*
 * What is asked of one place in one turn of the event loop, or while others of that place are under
 * way, becomes one statement and one commit. Each has its own outcome and its own error, and none
 * overtakes another about the same.
 */
import { type Deed, follow, isUncertain, noteCommit } from "./deeds.ts";
import type { Database } from "./handle.ts";

/** Statements of a place at once: while one is made durable, the next is worked out. */
const usuallyAtOnce = 2;
/** How many go together at most: what they lock stays locked until all of it is durable. */
const mostTogether = 64;

interface Gathering<Input, Result> {
  /** Asks for some in one statement, in this order; what it throws is the error of all. */
  ask: (db: Database, inputs: readonly Input[]) => Promise<readonly Result[]>;
  /** Where it happens, such as a shard. */
  placeOf: (input: Input) => number | string;
  /** Only what says the same goes together. */
  kindOf?: (input: Input) => string;
  /** How many statements of a place there are at once; one where each waits for the one before. */
  mostAtOnce?: number;
  /** What it is about, if it changes that: no statement has two about the same. */
  subjectOf?: (input: Input) => string;
}

interface Outcome<Result> {
  /** Gives the result, or throws. */
  result: () => Result;
  deed: Deed;
}

interface Waiting<Input, Result> {
  input: Input;
  settle: (outcome: Outcome<Result>) => void;
}

interface Queue<Input, Result> {
  waiting: Waiting<Input, Result>[];
  /** What something under way is about. */
  busy: Set<string>;
  running: number;
  isCalled: boolean;
}

/** Asks for one thing, with others if there are any; inside a database transaction by itself. */
type Ask<Input, Result> = (db: Database, input: Input) => Promise<Result>;

export function gathered<Input, Result>(gathering: Gathering<Input, Result>): Ask<Input, Result> {
  const { ask, placeOf } = gathering;
  const queuesOf = new WeakMap<Database, Map<number | string, Queue<Input, Result>>>();
  return async (db, input) => {
    if (db.isTransaction) return (await ask(db, [input]))[0]!;
    const queues = queuesOf.get(db) ?? new Map<number | string, Queue<Input, Result>>();
    queuesOf.set(db, queues);
    const place = placeOf(input);
    const queue = queues.get(place) ?? newQueue();
    queues.set(place, queue);
    const { result, deed } = await new Promise<Outcome<Result>>((settle) => {
      queue.waiting.push({ input, settle });
      call(gathering, { db, queue, forget: () => queues.delete(place) });
    });
    if (deed.mayHaveCommitted) noteCommit();
    return result();
  };
}

const newQueue = () => ({ waiting: [], busy: new Set<string>(), running: 0, isCalled: false });

interface Work<Input, Result> {
  db: Database;
  queue: Queue<Input, Result>;
  /** Called when nothing is left of the queue. */
  forget: () => void;
}

/** Has the work begin when the turn is over: who comes until then comes along. */
function call<Input, Result>(gathering: Gathering<Input, Result>, work: Work<Input, Result>): void {
  const { queue } = work;
  if (queue.isCalled) return;
  queue.isCalled = true;
  setImmediate(() => {
    queue.isCalled = false;
    begin(gathering, work);
  });
}

function begin<Input, Result>(
  gathering: Gathering<Input, Result>,
  work: Work<Input, Result>,
): void {
  const { db, queue, forget } = work;
  const { mostAtOnce = usuallyAtOnce } = gathering;
  while (queue.running < mostAtOnce) {
    const batch = take(gathering, queue);
    if (batch.length === 0) break;
    queue.running += 1;
    void settleAll(gathering, db, batch).then(() => {
      for (const { input } of batch) queue.busy.delete(gathering.subjectOf?.(input) ?? "");
      queue.running -= 1;
      begin(gathering, work);
    });
  }
  if (queue.running === 0 && queue.waiting.length === 0 && !queue.isCalled) forget();
}

/** The oldest that may begin, with what can be done in its statement. */
function take<Input, Result>(
  { kindOf, subjectOf }: Gathering<Input, Result>,
  queue: Queue<Input, Result>,
): Waiting<Input, Result>[] {
  const held = new Set(queue.busy);
  const batch: Waiting<Input, Result>[] = [];
  const left: Waiting<Input, Result>[] = [];
  for (const each of queue.waiting) {
    const subject = subjectOf?.(each.input);
    const isFree = batch.length < mostTogether && (subject === undefined || !held.has(subject));
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

/** Never throws. */
async function settleAll<Input, Result>(
  gathering: Gathering<Input, Result>,
  db: Database,
  batch: readonly Waiting<Input, Result>[],
): Promise<void> {
  const deed: Deed = { mayHaveCommitted: false, isRepeatable: false };
  const inputs = batch.map(({ input }) => input);
  try {
    const results = await follow(deed, () => gathering.ask(db, inputs));
    for (const [index, { settle }] of batch.entries()) {
      settle({ deed, result: () => results[index]! });
    }
  } catch (error) {
    // What surely did nothing is asked again, each by itself.
    if (batch.length > 1 && !isUncertain(error)) {
      await Promise.all(batch.map((each) => settleAll(gathering, db, [each])));
    } else for (const { settle } of batch) settle({ deed, result: () => raise(error) });
  }
}

function raise(error: unknown): never {
  throw error;
}
