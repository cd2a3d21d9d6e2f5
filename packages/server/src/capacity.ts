/* Callers wait for their own limit and for that of the process. In a full process the most idle
   reader gives way, so that slow readers cannot stop all other callers. */

export interface Most {
  ofCaller: number;
  ofProcess: number;
  idleMs?: number;
}

export interface Reader {
  /** By `performance.now()`; undefined while it is served. */
  idleSince: number | undefined;
  cut(): void;
}

interface Waiting {
  who: string;
  reader: Reader | undefined;
  go(): void;
}

export function createTurns(most: Most) {
  const open = new Map<string, number>();
  const queue: Waiting[] = [];
  const readers = new Set<Reader>();
  let openInAll = 0;
  let next: NodeJS.Timeout | undefined;

  const isWithinOwn = ({ who }: Waiting) => (open.get(who) ?? 0) < most.ofCaller;
  const hasCapacity = (one: Waiting) => openInAll < most.ofProcess && isWithinOwn(one);

  function admit(): void {
    for (let at = queue.findIndex(hasCapacity); at >= 0; at = queue.findIndex(hasCapacity)) {
      const [{ who, reader, go }] = queue.splice(at, 1) as [Waiting];
      open.set(who, (open.get(who) ?? 0) + 1);
      openInAll += 1;
      if (reader !== undefined) readers.add(reader);
      go();
    }
    cutIdle();
  }

  function cutIdle(): void {
    clearTimeout(next);
    const { idleMs } = most;
    if (idleMs === undefined || !queue.some(isWithinOwn)) return;
    const waits = [...readers].filter(({ idleSince }) => idleSince !== undefined);
    const [first] = waits.toSorted((one, other) => one.idleSince! - other.idleSince!);
    const left = idleMs - (performance.now() - (first?.idleSince ?? performance.now()));
    if (first !== undefined && left <= 0) {
      readers.delete(first);
      first.cut();
    }
    next = setTimeout(cutIdle, Math.max(left, idleMs / 10)).unref();
  }

  function leave({ who, reader }: Waiting): void {
    const left = open.get(who)! - 1;
    if (left === 0) open.delete(who);
    else open.set(who, left);
    openInAll -= 1;
    if (reader !== undefined) readers.delete(reader);
    admit();
  }

  /** Ends the turn; call it once. */
  return async (who: string, reader?: Reader): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = { who, reader, go: resolve };
    queue.push(waiting);
    admit();
    await promise;
    return () => leave(waiting);
  };
}
