import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const sdk = "../../pages/sdk";
const compiler = fileOf("../../../../node_modules/typescript/bin/tsc");

/** Empty if the project compiles. */
async function compiled(...options: string[]): Promise<string> {
  const inputs = [compiler, "--noEmit", ...options];
  return await promisify(execFile)(process.execPath, inputs).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}

describe("types for shops", () => {
  it("accept correct calls and reject each wrong line", async () => {
    expect(await compiled("-p", fileOf("types/tsconfig.json"))).toBe("");
    const right = await readFile(new URL("./types/compiles.ts", import.meta.url), "utf8");
    const wrong = await readFile(new URL("./types/fails.ts", import.meta.url), "utf8");
    expect(right).not.toContain("@ts-expect-error");
    const lines = wrong.slice(wrong.indexOf("= [")).match(/^ {2}\S.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => line.includes("@ts-expect-error"))).toHaveLength(
      lines.length / 2,
    );
  });

  it("match the example shop", async () => {
    expect(await compiled("-p", fileOf("types/tsconfig.shop.json"))).toBe("");
    const listed = await compiled("-p", fileOf("types/tsconfig.shop.json"), "--listFilesOnly");
    expect(listed).toContain("examples/shop/shop.js");
  });

  it("match the documentation's examples as one script", async () => {
    const readme = await readFile(fileOf(`${sdk}/README.md`), "utf8");
    const [inline] = /(?<=<script>\n).*?(?=<\/script>)/s.exec(readme) ?? [];
    const examples = [...readme.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code!);
    expect(examples).toHaveLength(4);
    const script = [inline, ...examples].join("\n");
    const reference = `/// <reference path=${JSON.stringify(fileOf(`${sdk}/frontdesk.d.ts`))} />`;
    const order = "declare function order(id: string): void;";
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-sdk-"));
    const file = join(folder, "examples.ts");
    await writeFile(file, `${reference}\n${order}\n${script}\nexport {};`);
    const options = ["--strict", "--target", "esnext", "--lib", "esnext,dom", "--ignoreConfig"];
    expect(await compiled(...options, "--types", "", file)).toBe("");
    rmSync(folder, { recursive: true });
  });
});
