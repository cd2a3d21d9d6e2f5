import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { longTests } from "./tidy/long-tests.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdesk-ci-"));
  mkdirSync(join(folder, ".ci"));
  cpSync(new URL(".ci/run", import.meta.url), join(folder, ".ci/run"));
  setUp(".ci/with-postgres", 'echo "on PostgreSQL"; exec "$@"');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function setUp(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function runCi() {
  const script = "PATH=$PWD:$PATH THOROUGH= exec .ci/run";
  const { status, stdout } = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8" });
  return { status, lines: stdout.trim().split("\n") };
}

it("CI: prints a line per step with its counts, and tests thoroughly on PostgreSQL", () => {
  setUp(
    "npm",
    'echo "$* $THOROUGH" >> asked; echo much; [ $1 = ci ] || echo "      Tests  $1 7 passed"',
  );
  const { status, lines } = runCi();
  expect(status).toBe(0);
  expect(lines.map((line) => line.trim().replace(/\d+ s$/, "… s"))).toEqual([
    "npm ci: passed, … s",
    "Tests  run 7 passed",
    "npm run check:advisories: passed, … s",
    "Tests  run 7 passed",
    "npm run check: passed, … s",
    "Tests  test 7 passed",
    ".ci/with-postgres npm test: passed, … s",
    "Tests  run 7 passed",
    "npm run check:tenant-isolation: passed, … s",
    "Tests  run 7 passed",
    "npm run torture -- --minutes 2: passed, … s",
  ]);
  const requests = readFileSync(join(folder, "asked"), "utf8").trim().split("\n");
  expect(requests).toEqual([
    "ci ",
    "run check:advisories ",
    "run check ",
    "test 1",
    "run check:tenant-isolation 1",
    "run torture -- --minutes 2 1",
  ]);
});

it("CI: shows a failed step's output and stops", () => {
  setUp("npm", 'echo "said of $*"; [ "$1" != run ] || exit 3');
  const { status, lines } = runCi();
  expect(status).toBe(3);
  expect(lines.slice(1, -1)).toEqual(["said of run check:advisories"]);
  expect(lines.at(-1)).toMatch(/^npm run check:advisories: failed, \d+ s$/);
});

it("CI: runs every long test", () => {
  for (const name of longTests) expect(existsSync(name), name).toBe(true);
});

const fails = (excuse: string) => `case "$*" in
    test) echo '{"testResults":[]}' > $TEST_REPORT; echo "Failed Tests"; exit 4;;
    *red-tests*) ${excuse};;
  esac`;

it("CI: fails if a test fails once", () => {
  setUp("npm", fails("exit 1"));
  const { status, lines } = runCi();
  expect(status).toBe(4);
  expect(lines).toContain("Failed Tests");
  expect(lines.at(-1)).toMatch(/^\.ci\/with-postgres npm test: failed/);
});

it("CI: goes on if all failed tests are in quarantine, and prints their results", () => {
  setUp("npm", fails('echo "in quarantine"'));
  const { status, lines } = runCi();
  expect(status).toBe(0);
  expect(lines).toContain("in quarantine");
  expect(lines.join("\n")).toMatch(/\.ci\/with-postgres npm test: passed/);
});

it("CI: fails after an error outside the tests", () => {
  setUp("npm", fails('echo "in quarantine"').replace("Failed Tests", "Unhandled Error"));
  expect(runCi().status).toBe(4);
});
