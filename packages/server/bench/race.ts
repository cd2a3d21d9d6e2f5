/* Contestants alternate in short slices, so that disturbances of the machine meet all alike. */
import type { Slice, Span } from "./slice.ts";

export interface Contestant {
  run(span: Span): Promise<Slice>;
  rest?(): Promise<void>;
}

export interface Result {
  /** Per second and round. */
  rates: number[];
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Microseconds of the service's processor time each. */
  serverUs: number;
}

export function alone({ run, ...rest }: Contestant): Contestant {
  return { ...rest, run: (span) => run({ ...span, callers: 1 }) };
}

const warmUps = 2;

export async function race<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds, span }: { rounds: number; span: Span },
): Promise<Record<Name, Result>> {
  const names = Object.keys(contestants) as Name[];
  const slices = new Map<Name, Slice[]>(names.map((name) => [name, []]));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const name of names) {
      const slice = await contestants[name].run(span);
      await contestants[name].rest?.();
      if (round >= warmUps) slices.get(name)!.push(slice);
    }
  }
  const results = names.map((name) => [name, resultOf(slices.get(name)!)]);
  return Object.fromEntries(results) as Record<Name, Result>;
}

function resultOf(slices: readonly Slice[]): Result {
  const rates = slices.map(({ count, elapsedMs }) => (count * 1000) / elapsedMs);
  const length = slices.reduce((sum, { count }) => sum + count, 0);
  const latencies = new Float32Array(length);
  let at = 0;
  for (const slice of slices) {
    latencies.set(slice.latencies, at);
    at += slice.count;
  }
  latencies.sort();
  const serverMs = slices.reduce((sum, slice) => sum + (slice.serverMs ?? 0), 0);
  return {
    rates,
    perSecond: median(rates),
    p50Ms: latencies[Math.floor(length * 0.5)] ?? 0,
    p99Ms: latencies[Math.floor(length * 0.99)] ?? 0,
    serverUs: (serverMs * 1000) / length,
  };
}

export interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

export function ratioOf(one: Result, other: Result): Ratio {
  const ratios = one.rates.map((rate, round) => rate / other.rates[round]!);
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
