const minuteMs = 60_000;
const longestMs = 7 * 60 * minuteMs;

/** After so many attempts nothing is tried again by itself. */
export const mostAttempts = 100;

/**
 * How long to wait after the given number of attempts (1, 2, …) failed, in milliseconds: a minute,
 * doubling up to seven hours, and a tenth more or less, so that what failed together does not come
 * back together. A hundred attempts take about 27 days.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestMs, minuteMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(wholeMs * (0.9 + 0.2 * random()));
}
