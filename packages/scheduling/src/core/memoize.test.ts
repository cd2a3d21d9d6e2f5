import { expect, it } from "vitest";
import { memoize } from "./memoize.ts";

it("memoize: keeps results by their arguments and evicts the oldest", () => {
  const created: string[] = [];
  const kept = memoize((one: string, other: string) => {
    created.push(`${one} ${other}`);
    return { one, other };
  });
  expect(kept("a", "bc")).toBe(kept("a", "bc"));
  expect(kept("ab", "c")).toEqual({ one: "ab", other: "c" });
  expect(created).toEqual(["a bc", "ab c"]);
  for (let round = 0; round < 199; round += 1) kept("turn", String(round));
  kept("ab", "c");
  expect(created).toHaveLength(201);
  kept("a", "bc");
  expect(created).toHaveLength(202);
});
