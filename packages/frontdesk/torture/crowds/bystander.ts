import { setTimeout as wait } from "node:timers/promises";

export interface WaitFigures {
  /** Milliseconds per answer. */
  times: number[];
  failed: number;
}

export async function askUntil(
  stopped: AbortSignal,
  requests: readonly (() => Promise<Response>)[],
): Promise<WaitFigures> {
  const waited: WaitFigures = { times: [], failed: 0 };
  async function goOn(ask: () => Promise<Response>): Promise<void> {
    while (!stopped.aborted) {
      const began = performance.now();
      try {
        const answer = await ask();
        await answer.arrayBuffer();
        if (answer.status >= 500) waited.failed += 1;
        waited.times.push(performance.now() - began);
      } catch {
        waited.failed += 1;
      }
      await wait(20);
    }
  }
  await Promise.all(requests.map(goOn));
  return waited;
}

export function p99({ times }: WaitFigures): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}
