export interface Span {
  callers: number;
  ms: number;
}

export interface Slice {
  count: number;
  elapsedMs: number;
  cpuMs: number;
  /** Milliseconds. */
  latencies: Float32Array;
}

const warmUpMs = 100;

export async function runSlice(
  { callers, ms }: Span,
  send: () => Promise<unknown>,
): Promise<Slice> {
  // Connections idled out during the others' slices.
  await runUntil(performance.now() + warmUpMs, callers, send);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const latencies = await runUntil(start + ms, callers, send);
  const elapsedMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return {
    count: latencies.length,
    elapsedMs,
    cpuMs: (user + system) / 1000,
    latencies: Float32Array.from(latencies),
  };
}

async function runUntil(
  end: number,
  callers: number,
  send: () => Promise<unknown>,
): Promise<number[]> {
  const latencies: number[] = [];
  async function call(): Promise<void> {
    for (let at = performance.now(); at < end; ) {
      const begun = at;
      await send();
      at = performance.now();
      latencies.push(at - begun);
    }
  }
  await Promise.all(Array.from({ length: callers }, call));
  return latencies;
}
