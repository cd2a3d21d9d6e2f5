import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdesk-compiled-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(databaseUrl?: string): string[] {
  const settings = JSON.stringify({ dataFolder: folder, databaseUrl });
  const script = `
    import { keepCompiled } from "./compiled.ts";
    keepCompiled(${settings});
    await import("./settings.ts");
    console.log("started");
  `;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: import.meta.dirname, env: { NODE_DEBUG_NATIVE: "COMPILE_CACHE" }, encoding: "utf8" },
  );
  expect(stderr).not.toContain("Error");
  expect({ status, said: stdout.includes("started") }).toEqual({ status: 0, said: true });
  return `${stdout}${stderr}`.split("\n").filter((line) => line.includes("settings.ts"));
}

const isTaken = (lines: string[]) => lines.some((line) => line.includes("was accepted"));

describe("compile cache", () => {
  beforeEach(() => mkdirSync(join(folder, "database")));

  it("lies next to the database and speeds up the next start", () => {
    expect(isTaken(start())).toBe(false);
    expect(isTaken(start())).toBe(true);
  });

  it("is accessible to its owner only", () => {
    start();
    const open = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.startsWith("compiled"))
      .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(readdirSync(join(folder, "compiled"))).toHaveLength(1);
  });

  it("loses the entries of other Node versions", () => {
    const old = join(folder, "compiled", "v25.0.0-x64-0");
    mkdirSync(old, { recursive: true });
    chmodSync(join(folder, "compiled"), 0o700);
    start();
    expect(existsSync(old)).toBe(false);
  });

  it("is ignored in a folder with write access for others", () => {
    start();
    chmodSync(join(folder, "compiled"), 0o777);
    expect(start()).toEqual([]);
  });

  it("is optional: a start works without it", () => {
    writeFileSync(join(folder, "compiled"), "");
    expect(start()).toEqual([]);
  });

  it("does not exist for a remote database", () => {
    expect(start("postgres://127.0.0.1/frontdesk")).toEqual([]);
    expect(readdirSync(folder)).toEqual(["database"]);
  });
});

it("compile cache: writes nothing into a folder without a database", () => {
  expect(start()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
