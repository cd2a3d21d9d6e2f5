export interface Backoff {
  firstMs: number;
  longestMs: number;
  /** Random factor, as parts of the doubled delay. */
  least: number;
  most: number;
}

/**
 * Milliseconds after this many failed attempts. A random factor spreads the retries of simultaneous
 * failures.
 */
export function backoffMs(
  { firstMs, longestMs, least, most }: Backoff,
  attempts: number,
  random: () => number = Math.random,
): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(wholeMs * (least + (most - least) * random()));
}
