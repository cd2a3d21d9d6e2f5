import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { compareClients, tableIn } from "../scripts/comparison/compare.ts";

it("says in the README what other clients were seen to do", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  expect(tableIn(readme)).toBe(await compareClients());
});
