import type { Backoff } from "@frontdesk/platform/outbox/backoff";

const minuteMs = 60_000;

/** After so many attempts nothing is tried again by itself. */
export const mostAttempts = 100;

/**
 * A minute, doubling up to seven hours, and a tenth more or less. A hundred attempts take about 27
 * days.
 */
export const backoff: Backoff = {
  firstMs: minuteMs,
  longestMs: 7 * 60 * minuteMs,
  least: 0.9,
  most: 1.1,
};
