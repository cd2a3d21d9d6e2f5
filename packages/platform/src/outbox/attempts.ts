/*
 * Calls to the outside, many at once but not too many. Each ends in time: an answer that never
 * comes counts as a failure.
 */
export interface AttemptOptions {
  /** How many calls run at once. */
  parallel: number;
  /** After how many milliseconds a call is given up. */
  timeoutMs: number;
  /** Once aborted, no further call begins. */
  signal: AbortSignal;
}

/** What became of one call; `skipped` when it never began. */
export type Attempt<Item, Result> = { item: Item } & (
  | { outcome: "returned"; result: Result }
  | { outcome: "failed"; error: unknown }
  | { outcome: "skipped" }
);

/** Calls for every item and returns what became of each, in the order of the items. */
export async function attemptEach<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
  { parallel, timeoutMs, signal }: AttemptOptions,
): Promise<Attempt<Item, Result>[]> {
  const attempts: Attempt<Item, Result>[] = items.map((item) => ({ item, outcome: "skipped" }));
  const waiting = items.entries();
  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      if (signal.aborted) return;
      attempts[index] = await attempt(item, call, timeoutMs);
    }
  }
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, work));
  return attempts;
}

async function attempt<Item, Result>(
  item: Item,
  call: (item: Item) => Promise<Result>,
  timeoutMs: number,
): Promise<Attempt<Item, Result>> {
  const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
  // Not an abortable delay: to abort one makes an error each time, with its stack.
  const limit = setTimeout(() => giveUp(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    return { item, outcome: "returned", result: await Promise.race([call(item), givenUp]) };
  } catch (error) {
    return { item, outcome: "failed", error };
  } finally {
    clearTimeout(limit);
  }
}
