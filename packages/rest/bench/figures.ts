import type { Slice } from "./slice.ts";

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicroseconds: number;
}

/** Medians of the rounds; latencies of all calls. */
export function figuresOf(slices: readonly Slice[]): Figures {
  const latencies = Float32Array.from(slices.flatMap((slice) => [...slice.latencies])).sort();
  return {
    perSecond: median(slices.map(rateOf)),
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
    cpuMicroseconds: median(slices.map(cpuOf)),
  };
}

export function rateOf({ count, elapsedMs }: Slice): number {
  return (count * 1000) / elapsedMs;
}

/** Microseconds per request. */
export function cpuOf({ count, cpuMs }: Slice): number {
  return (cpuMs * 1000) / count;
}

export interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

export interface Comparison {
  one: readonly Slice[];
  other: readonly Slice[];
  measure(slice: Slice): number;
}

export function ratioOf({ one, other, measure }: Comparison): Ratio {
  const ratios = one.map((slice, round) => measure(slice) / measure(other[round]!));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
