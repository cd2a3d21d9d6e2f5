/* A missing answer counts as a failure after a timeout. */
export interface AttemptOptions {
  parallel: number;
  timeoutMs?: number;
  signal: AbortSignal;
}

export type Attempt<Item, Result> = { item: Item } & (
  | { outcome: "returned"; result: Result }
  | { outcome: "failed"; error: unknown }
  | { outcome: "skipped" }
);

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
  timeoutMs: number | undefined,
): Promise<Attempt<Item, Result>> {
  const { promise: abandonment, reject: giveUp } = Promise.withResolvers<never>();
  // A plain timer, because each abort of an abortable delay creates an error with a stack.
  const giveUpNow = () => giveUp(new Error(`No answer within ${timeoutMs} ms`));
  const limit = timeoutMs === undefined ? undefined : setTimeout(giveUpNow, timeoutMs);
  try {
    return { item, outcome: "returned", result: await Promise.race([call(item), abandonment]) };
  } catch (error) {
    return { item, outcome: "failed", error };
  } finally {
    clearTimeout(limit);
  }
}
