export interface Slice {
  count: number;
  elapsedMs: number;
  /** Milliseconds per call. */
  latencies: Float32Array;
  /** Processor time of the service, milliseconds. */
  serverMs?: number;
}

export interface Span {
  callers: number;
  ms: number;
}

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
