const firstMs = 2_000;
const longestMs = 3_600_000;

/**
 * How long to wait after the given number of attempts (1, 2, …) failed, in milliseconds: doubling
 * from two seconds to an hour. The upper half is random, so that what failed together does not come
 * back together.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(wholeMs / 2 + (wholeMs / 2) * random());
}
