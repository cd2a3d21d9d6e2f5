const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Each ± 10 %. */
export const waitsMs: readonly number[] = [
  5_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  18 * hourMs,
  20 * hourMs,
];

/** Time since the event. */
export const triedForMs = 3 * 24 * hourMs;
