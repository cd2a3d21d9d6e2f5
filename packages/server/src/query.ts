import { nest, readPairs } from "./brackets.ts";
import type { Problem } from "./refusal.ts";

// What is beyond is not read: the router has nobody to tell.
const mostParameters = 1_000;
const unfit = new WeakMap<object, Problem[]>();

/**
 * Reads a query string with bracket names. Never throws, since the router could not answer: what
 * is wrong waits for the validation of the route.
 */
export function readQuery(text: string): Record<string, unknown> {
  if (text === "") return {};
  const { value, problems } = nest(readPairs(text, mostParameters));
  if (problems.length > 0) unfit.set(value, problems);
  return value;
}

/** What was wrong with a query when it was read. */
export function queryProblems(query: object): Problem[] | undefined {
  return unfit.get(query);
}
