const minuteMs = 60_000;

/** After so many attempts nothing is tried again by itself. */
const mostAttempts = 100;

/**
 * How long to wait after each attempt that failed: a minute, doubling up to seven hours. A hundred
 * attempts take about 27 days.
 */
export const waitsMs: readonly number[] = Array.from(
  { length: mostAttempts - 1 },
  (_, n) => Math.min(2 ** n, 7 * 60) * minuteMs,
);
