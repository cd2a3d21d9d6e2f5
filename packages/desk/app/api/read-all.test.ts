import { expect, it } from "vitest";
import { firstRead, mostOf, readAll } from "./read-all.ts";

async function* counted(to: number) {
  for (let number = 1; number <= to; number += 1) yield number;
}

it("complete list: reads up to the limit, or everything without one", async () => {
  const more = firstRead + 1;
  expect(await readAll(counted(more), mostOf(false))).toHaveLength(firstRead);
  expect(await readAll(counted(more), mostOf(true))).toHaveLength(more);
  expect(await readAll(counted(more))).toHaveLength(more);
});
