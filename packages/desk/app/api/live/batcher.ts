/* The first at once, then at most one in two seconds. */
export interface Batcher<Thing> {
  add(things: Iterable<Thing>): void;
  stop(): void;
}

export const everyMs = 2_000;

export function createBatcher<Thing>(say: (things: ReadonlySet<Thing>) => void): Batcher<Thing> {
  let waiting = new Set<Thing>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const things = waiting;
    waiting = new Set();
    timer = setTimeout(tell, everyMs);
    say(things);
  };
  return {
    add(things) {
      for (const thing of things) waiting.add(thing);
      if (timer === undefined) tell();
    },
    stop() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
