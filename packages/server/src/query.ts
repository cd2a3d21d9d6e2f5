import { nest, readPairs } from "./brackets.ts";
import type { Problem } from "./refusal.ts";

// Ignores the rest: the router cannot answer with an error.
const mostParameters = 1_000;
const invalid = new WeakMap<object, Problem[]>();

export function readQuery(text: string): Record<string, unknown> {
  if (text === "") return {};
  const { value, problems } = nest(readPairs(text, mostParameters));
  if (problems.length > 0) invalid.set(value, problems);
  return value;
}

export function queryProblems(query: object): Problem[] | undefined {
  return invalid.get(query);
}
