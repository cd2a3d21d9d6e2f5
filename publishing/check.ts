/* Packs each package like an installer, compares its files with the list, and runs publint and
   attw. Then it installs them into an empty project, and runs the READMEs' examples there. */
import { deepStrictEqual } from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contents } from "./contents.ts";
import { attwOn, publintOn } from "./judges.ts";
import { run } from "./run.ts";
import { runExamples } from "./stranger.ts";

const packages = fileURLToPath(new URL("../packages/", import.meta.url));

const olderNode = `node-${process.platform}-${process.arch}`;
const olderVersion = "22.23.3";

async function pack(name: string, folder: string): Promise<string> {
  const words = ["npm", "pack", "--json", "--pack-destination", folder] as const;
  const printed = await run({ folder: join(packages, name), words: [...words] });
  const [{ filename }] = JSON.parse(printed);
  return join(folder, filename);
}

async function judge(name: string, tarball: string): Promise<void> {
  const listed = await run({ folder: packages, words: ["tar", "--list", "--file", tarball] });
  const files = listed.trimEnd().split("\n");
  const inside = files.map((path) => path.replace(/^package\//, "")).sort();
  deepStrictEqual(inside, contents[name], `the list of files of ${name}`);
  deepStrictEqual(await publintOn(tarball), [], `what publint says of ${name}`);
  deepStrictEqual(await attwOn(tarball), [], `what attw says of ${name}`);
}

async function install(tarballs: string[], project: string): Promise<void> {
  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline"];
  const older = `${olderNode}@${olderVersion}`;
  await run({ folder: project, words: ["npm", "install", ...quietly, ...tarballs, older] });
}

const folder = await mkdtemp(join(tmpdir(), "frontdesk-publishing-"));
try {
  const names = Object.keys(contents);
  const tarballs: string[] = [];
  // A package builds on earlier packages.
  for (const name of names) tarballs.push(await pack(name, folder));
  await Promise.all(names.map((name, at) => judge(name, tarballs[at]!)));
  const project = join(folder, "project");
  await install(tarballs, project);
  const older = join(project, "node_modules", olderNode, "bin/node");
  for (const name of names) {
    const ran = await runExamples(name, { project, nodes: [older, process.execPath] });
    console.log(`${name}: ${contents[name]?.length} files and ${ran} are as they should be`);
  }
} finally {
  await rm(folder, { recursive: true });
}
