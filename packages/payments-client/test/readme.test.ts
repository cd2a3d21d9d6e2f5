import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openStage } from "./stage.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

it("runs the examples of the README, one after the other, with the output they tell", async () => {
  await using stage = await openStage();
  const readme = await readFile(`${folder}/README.md`, "utf8");
  const examples = [...readme.matchAll(/^```ts[^\n]*\n(.*?)^```/gms)].map(([, code]) => code);
  const code = examples.join("\n");
  const told = [...code.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output);
  const run = promisify(execFile);
  const options = ["--input-type=module-typescript", "--eval", stage.set(code)];
  const { stdout } = await run(process.execPath, options, { cwd: folder });
  expect(stdout.trim().split("\n")).toEqual(told);
  expect(told.length).toBeGreaterThan(2);
});
