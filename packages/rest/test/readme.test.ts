import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { examplesIn } from "../../../publishing/examples.ts";
import { run } from "../../../publishing/run.ts";
import { behaviours, impossible } from "./behaviour.ts";
import { openStage } from "./stage.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

it("README of rest: names the limits of each runtime", async () => {
  const readme = oneLine(await readFile(`${folder}/README.md`, "utf8"));
  const all = behaviours.map(({ name }) => name);
  for (const [runtime, names] of Object.entries(impossible)) {
    expect(all).toEqual(expect.arrayContaining(names));
    const [, message = ""] = new RegExp(`- on ${runtime}, (.*?)[;.] `).exec(readme) ?? [];
    expect([...message.matchAll(/"(.*?)"/g)].map(([, name]) => name)).toEqual(names);
  }
});

it("README of rest: examples print their comments", async () => {
  await using stage = await openStage();
  const { code, told } = examplesIn(await readFile(`${folder}/README.md`, "utf8"));
  const input = stage.set(code);
  const printed = await run({ folder, words: [process.execPath, "--input-type=module"], input });
  expect(printed.trimEnd().split("\n")).toEqual(told);
  expect(told.length).toBeGreaterThan(8);
});
