export interface Backoff {
  firstMs: number;
  longestMs: number;
  /** Between which parts of the doubled wait the drawn one is. */
  least: number;
  most: number;
}

/**
 * How long to wait after the given number of attempts (1, 2, …) failed, in milliseconds: doubling
 * from the first to the longest. A part is random, so that what failed together does not come back
 * together.
 */
export function backoffMs(
  { firstMs, longestMs, least, most }: Backoff,
  attempts: number,
  random: () => number = Math.random,
): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(wholeMs * (least + (most - least) * random()));
}
