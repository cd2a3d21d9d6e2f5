import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { thorough } from "./packages/database/src/settings.ts";
import { freePort } from "./packages/server/test/port.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const context = mkdtempSync(join(tmpdir(), "frontdesk-context-"));
afterAll(() => rmSync(context, { recursive: true, force: true }));

const built = ["payments/dist/pages", "scheduling/dist/pages", "desk/dist/app", "server/dist"];
const rules = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");

/** The last matching rule of `.dockerignore` decides, for the path or a parent. */
function isIgnored(path: string): boolean {
  const steps = path.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
  const matches = (rule: string) => steps.some((stage) => matchesGlob(stage, rule));
  const last = rules.findLast((rule) => matches(rule.replace(/^!/, "")));
  return last !== undefined && !last.startsWith("!");
}

beforeAll(() => {
  for (const path of tracked.filter((each) => !isIgnored(each))) {
    mkdirSync(dirname(join(context, path)), { recursive: true });
    copyFileSync(join(root, path), join(context, path));
  }
});

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((path) => path !== "");

describe("Docker build context", () => {
  it("includes all tracked files except those of CI", () => {
    const ignored = tracked.filter(isIgnored).filter((path) => !path.startsWith(".ci/"));
    expect(ignored).toEqual([]);
  });

  it("excludes data, builds, packages and the history", () => {
    const paths = ["data/base", ".git/HEAD", "node_modules/x", "packages/desk/dist/app/x.js"];
    expect(paths.filter((path) => !isIgnored(path))).toEqual([]);
  });

  it("contains everything that the build of the pages reads", () => {
    linkPackages();
    execFileSync("npm", ["run", "prepare", "--silent"], { cwd: context, stdio: "pipe" });
    for (const folder of built) {
      expect(readdirSync(join(context, "packages", folder)), folder).not.toEqual([]);
    }
    rmSync(join(context, "node_modules"), { recursive: true });
    rmSync(join(context, "publishing/node_modules"));
  });
});

describe.runIf(thorough)("install without development packages", () => {
  const install = () =>
    spawnSync("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], {
      cwd: context,
      encoding: "utf8",
    });

  it("names the build command if the pages are missing", () => {
    for (const folder of built) {
      rmSync(join(context, "packages", folder), { recursive: true, force: true });
    }
    const { status, stderr } = install();
    expect(status).toBe(1);
    expect(stderr).toContain("npm run install:production");
  });

  it("serves the desk, the pages and the API viewer from the build", async () => {
    for (const folder of built.map((each) => join("packages", each.replace(/dist.*/, "dist")))) {
      cpSync(join(root, folder), join(context, folder), { recursive: true });
    }
    expect(install()).toMatchObject({ status: 0 });
    expect(existsSync(join(context, "node_modules/@scalar"))).toBe(false);
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const [desk, payments, scheduling, operator] = ports.map(String);
    const main = join(context, "packages/frontdesk/src/main.ts");
    const child = spawn(process.execPath, [main, "start"], {
      env: {
        FRONTDESK_DATA_DIR: join(context, "data"),
        DESK_PORT: desk,
        PAYMENTS_PORT: payments,
        SCHEDULING_PORT: scheduling,
        OPERATOR_PORT: operator,
      },
      stdio: "ignore",
    });
    try {
      await vi.waitFor(async () => {
        expect((await fetch(`http://127.0.0.1:${scheduling}/health`)).status).toBe(200);
      }, 120_000);
      const docs = await (await fetch(`http://127.0.0.1:${payments}/docs`)).text();
      const viewer = /src="([^"]+viewer\.js)"/.exec(docs)?.[1];
      const loaded = await fetch(`http://127.0.0.1:${payments}${viewer}`);
      expect(await loaded.text()).toContain("createApiReference");
      const signIn = await fetch(`http://127.0.0.1:${desk}/`);
      expect(signIn.status).toBe(200);
    } finally {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  });
});

/** Installed packages as they are, and this repository's from the context alone. */
function linkPackages(): void {
  const installed = join(root, "node_modules");
  mkdirSync(join(context, "node_modules/@frontdesk"), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== "@frontdesk")) {
    symlinkSync(join(installed, name), join(context, "node_modules", name));
  }
  for (const name of readdirSync(join(context, "packages"))) {
    const link = join(context, "node_modules/@frontdesk", name);
    symlinkSync(join(context, "packages", name), link);
  }
  const nested = "publishing/node_modules";
  symlinkSync(join(root, nested), join(context, nested));
}
