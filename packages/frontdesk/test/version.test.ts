import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, Script } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const own = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
const needed = Number.parseInt(own.devDependencies.node, 10);
const folder = mkdtempSync(join(tmpdir(), "frontdesk-version-"));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (version: string) =>
  `Frontdesk needs Node.js ${needed} or newer, and this is ${version}.\n` +
  "npm has the right one: after `npm ci`, run `npm start`, or `npx frontdesk` for a command.\n";

const older = ["/usr/bin/node", "/usr/local/bin/node"]
  .map((path) => ({ path, version: spawnSync(path, ["--version"]).stdout?.toString().trim() }))
  .filter(({ version }) => Number.parseInt(version?.slice(1) ?? "99", 10) < needed);

describe("older Node.js", () => {
  it("gets the required version and the npm command", () => {
    const disguise = join(folder, "disguise.cjs");
    writeFileSync(
      disguise,
      `const versions = { ...process.versions, node: "20.20.2" };
      Object.defineProperties(process, {
        versions: { value: versions },
        version: { value: "v20.20.2" },
      });`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ["-r", disguise, main, "start"]);
    expect([status, String(stdout), String(stderr)]).toEqual([1, "", report("v20.20.2")]);
  });

  it("parses the first file as CommonJS JavaScript", () => {
    const source = readFileSync(main, "utf8");
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    const parsed = () => new Script(source, { importModuleDynamically });
    expect(parsed).not.toThrow();
    const scope = readFileSync(new URL("../src/package.json", import.meta.url), "utf8");
    expect(JSON.parse(scope)).toEqual({ type: "commonjs" });
  });

  it.each(older)("prints the message in $version", ({ path, version = "" }) => {
    const { status, stderr } = spawnSync(path, [main, "start"]);
    expect([status, String(stderr)]).toEqual([1, report(version)]);
  });
});
