import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { examplesIn } from "../../../publishing/examples.ts";
import { run } from "../../../publishing/run.ts";
import { openStage } from "./stage.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

it("README of the scheduling client: examples run in order with the stated output", async () => {
  await using stage = await openStage();
  const { code, told } = examplesIn(await readFile(`${folder}/README.md`, "utf8"));
  const input = stage.set(code);
  const printed = await run({
    folder,
    words: [process.execPath, "--input-type=module-typescript"],
    input,
  });
  expect(printed.trimEnd().split("\n")).toEqual(told);
  expect(told.length).toBeGreaterThan(4);
});
