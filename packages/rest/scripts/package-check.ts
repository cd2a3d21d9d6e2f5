/*
 * Looks at the package as those who install it do: packs it, compares its files with the list, has
 * publint and attw judge it, installs it into an empty project, and runs the README's examples
 * there.
 */
import { deepStrictEqual } from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contents } from "./package-check/contents.ts";
import { examplesIn, runExamples } from "./package-check/examples.ts";
import { attwOn, publintOn } from "./package-check/judges.ts";
import { run } from "./package-check/run.ts";

const own = fileURLToPath(new URL("..", import.meta.url));

/** Packs the package into the folder and gives the path of the tarball. */
async function pack(folder: string): Promise<string> {
  await run({ folder: own, words: ["node", "scripts/build.ts"] });
  await run({ folder: join(own, "dist"), words: ["npm", "pack", "--pack-destination", folder] });
  const [name = ""] = await readdir(folder);
  return join(folder, name);
}

async function filesIn(tarball: string): Promise<string[]> {
  const listed = await run({ folder: own, words: ["tar", "--list", "--file", tarball] });
  return listed
    .trimEnd()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

/** Installs the tarball, and what it needs, into an empty project. */
async function install(tarball: string, project: string): Promise<void> {
  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline"];
  await run({ folder: project, words: ["npm", "install", ...quietly, tarball] });
}

const folder = await mkdtemp(join(tmpdir(), "rest-package-"));
try {
  const tarball = await pack(folder);
  deepStrictEqual((await filesIn(tarball)).sort(), contents, "the list of files");
  deepStrictEqual(await publintOn(tarball), [], "what publint says");
  deepStrictEqual(await attwOn(tarball), [], "what attw says");
  const project = join(folder, "project");
  await install(tarball, project);
  const installed = join(project, "node_modules/@frontdesk/rest/README.md");
  const examples = examplesIn(await readFile(installed, "utf8"));
  deepStrictEqual(await runExamples(examples, project), examples.told, "what the examples print");
  console.log(
    `${contents.length} files and ${examples.told.length} examples are as they should be`,
  );
} finally {
  await rm(folder, { recursive: true });
}
