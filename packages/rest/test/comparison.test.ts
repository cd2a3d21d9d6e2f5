import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { compareClients, tablesIn } from "../scripts/comparison/compare.ts";

it("README of rest: states the observed behaviour of other clients", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  expect(tablesIn(readme)).toBe(await compareClients());
});
