import { expect, it } from "vitest";
import { memoize } from "./memoize.ts";

it("memoize: keeps results by their arguments and evicts the oldest", () => {
  const made: string[] = [];
  const kept = memoize((one: string, other: string) => {
    made.push(`${one} ${other}`);
    return { one, other };
  });
  expect(kept("a", "bc")).toBe(kept("a", "bc"));
  expect(kept("ab", "c")).toEqual({ one: "ab", other: "c" });
  expect(made).toEqual(["a bc", "ab c"]);
  for (let turn = 0; turn < 199; turn += 1) kept("turn", String(turn));
  kept("ab", "c");
  expect(made).toHaveLength(201);
  kept("a", "bc");
  expect(made).toHaveLength(202);
});
