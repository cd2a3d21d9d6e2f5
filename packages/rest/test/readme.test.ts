import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { examplesIn, runExamples } from "../scripts/package-check/examples.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

it("tells in the README what its examples print", async () => {
  const examples = examplesIn(await readFile(`${folder}/README.md`, "utf8"));
  expect(await runExamples(examples, folder)).toEqual(examples.told);
  expect(examples.told.length).toBeGreaterThan(8);
});
