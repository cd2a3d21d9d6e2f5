import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));
const context = mkdtempSync(join(tmpdir(), "frontdesk-context-"));
afterAll(() => rmSync(context, { recursive: true, force: true }));

const rules = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");

/** Whether `.dockerignore` leaves a path out: the last rule that matches it, or a parent, decides. */
function isIgnored(path: string): boolean {
  const steps = path.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
  const matches = (rule: string) => steps.some((step) => matchesGlob(step, rule));
  const last = rules.findLast((rule) => matches(rule.replace(/^!/, "")));
  return last !== undefined && !last.startsWith("!");
}

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((path) => path !== "");

describe("the Docker build context", () => {
  it("leaves out no tracked file except those of CI", () => {
    const ignored = tracked.filter(isIgnored).filter((path) => !path.startsWith(".ci/"));
    expect(ignored).toEqual([]);
  });

  it("leaves out data, builds, packages and the history", () => {
    const paths = ["data/base", ".git/HEAD", "node_modules/x", "packages/desk/dist/app/x.js"];
    expect(paths.filter((path) => !isIgnored(path))).toEqual([]);
  });

  it("holds everything that the build of the pages reads", () => {
    for (const path of tracked.filter((each) => !isIgnored(each))) {
      mkdirSync(dirname(join(context, path)), { recursive: true });
      copyFileSync(join(root, path), join(context, path));
    }
    linkPackages();
    execFileSync("npm", ["run", "prepare", "--silent"], { cwd: context, stdio: "pipe" });
    for (const built of ["desk/dist/app", "payments/dist/pages", "scheduling/dist/pages"]) {
      expect(readdirSync(join(context, "packages", built)), built).not.toEqual([]);
    }
  });
});

/** Installed packages as they are, and those of this repository from the context alone. */
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
}
