/** What callers got done in a slice of time. */
export interface Slice {
  count: number;
  elapsedMs: number;
  /** Milliseconds of each call. */
  latencies: Float32Array;
  /** Milliseconds of processor time that the process of the service took for all of them. */
  serverMs?: number;
}

export interface Span {
  callers: number;
  ms: number;
}

/** Has each caller do one piece of work after the other until the time is over. */
export async function runSlice(
  { callers, ms }: Span,
  work: (caller: number) => Promise<unknown>,
): Promise<Slice> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + ms;
  async function call(caller: number): Promise<void> {
    for (let at = start; at < end; ) {
      const begun = performance.now();
      await work(caller);
      at = performance.now();
      latencies.push(at - begun);
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return {
    count: latencies.length,
    elapsedMs: performance.now() - start,
    latencies: Float32Array.from(latencies),
  };
}
