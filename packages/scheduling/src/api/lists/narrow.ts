/*
 * What a list is narrowed by without an index is looked for among so many ids at most, so that a
 * list costs what it answers. A page that is not full by then would hide what comes behind.
 */
import { refusal } from "../../ground/errors.ts";
import { mostLooked } from "./lists.ts";

/** 400: there are more ids than are looked at. */
export function tooFar(narrowing: readonly string[] = ["after", "before"]) {
  const message = `must narrow the range: the filter looks at ${mostLooked} ids at most`;
  const errors = Object.fromEntries(narrowing.map((field) => [field, [message]]));
  const fields = narrowing.join(", ");
  return refusal(400, `${fields} ${message}`, { errors });
}
