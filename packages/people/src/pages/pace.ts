import { setTimeout as delay } from "node:timers/promises";

const leastMs = 250;

/**
 * Does work that must not tell by its duration what it found: the answer waits for a moment that
 * is longer than any of it takes.
 */
export async function atOnePace<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), delay(leastMs)]);
  return result;
}
