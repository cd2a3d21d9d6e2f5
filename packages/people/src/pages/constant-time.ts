import { setTimeout as delay } from "node:timers/promises";
import type { PeopleContext } from "../context.ts";

export const usualAnswerMs = 250;

/**
 * Does work that must not tell by its duration what it found: the answer waits for a moment that
 * is longer than any of it takes.
 */
export async function inConstantTime<Result>(
  { answerMs }: PeopleContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), delay(answerMs)]);
  return result;
}
