import { expect, it } from "vitest";
import { latestError } from "./latest-error.ts";

it.each([
  ["none before the first action", [null, 0], [null, 0], null],
  ["that of the only action", ["first", 1], [null, 0], "first"],
  ["that of the later action", ["first", 1], ["second", 2], "second"],
  ["none after a later success", ["first", 1], [null, 2], null],
  ["that of a repeat", ["again", 3], ["second", 2], "again"],
] as const)("latest error: %s", (_, first, second, latest) => {
  const [one, other] = [first, second].map(([error, submittedAt]) => ({ error, submittedAt }));
  expect(latestError(one!, other!)).toBe(latest);
});
