const minuteMs = 60_000;

const mostAttempts = 100;

/** Delays of one minute, doubling up to seven hours; about 27 days in total. */
export const waitsMs: readonly number[] = Array.from(
  { length: mostAttempts - 1 },
  (_, n) => Math.min(2 ** n, 7 * 60) * minuteMs,
);
