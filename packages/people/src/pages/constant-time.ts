import { setTimeout as delay } from "node:timers/promises";
import type { PeopleContext } from "../context.ts";

export const usualAnswerMs = 250;

/** Against timing attacks: every answer takes the same time, longer than any of the work. */
export async function inConstantTime<Result>(
  { answerMs }: PeopleContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), delay(answerMs)]);
  return result;
}
