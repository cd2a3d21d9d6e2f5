import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const compiler = fileOf("../../../node_modules/typescript/bin/tsc");

async function compile(project: string): Promise<string> {
  const run = promisify(execFile);
  return await run(process.execPath, [compiler, "--noEmit", "-p", fileOf(project)]).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}

describe("types of the library", () => {
  it("accept correct code and reject each line marked as wrong", async () => {
    expect(await compile("types/tsconfig.json")).toBe("");
    const right = await readFile(new URL("types/compiles.ts", import.meta.url), "utf8");
    const wrong = await readFile(new URL("types/fails.ts", import.meta.url), "utf8");
    expect([right, wrong].map((text) => text.split("@ts-expect-error").length > 20)).toEqual([
      false,
      true,
    ]);
  });

  it("can be declared file by file", async () => {
    expect(await compile("../tsconfig.build.json")).toBe("");
  });

  it("need only a browser's globals", async () => {
    expect(await compile("types/tsconfig.browser.json")).toBe("");
  });
});
