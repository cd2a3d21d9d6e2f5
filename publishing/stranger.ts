// Runs in a project with only the package installed.
import { deepStrictEqual } from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStage as openPayments } from "../packages/payments-client/test/stage.ts";
import { openStage as openThings } from "../packages/rest/test/stage.ts";
import { openStage as openScheduling } from "../packages/scheduling-client/test/stage.ts";
import { type Examples, examplesIn } from "./examples.ts";
import { runInPage } from "./page.ts";
import { run } from "./run.ts";

const stages = {
  rest: openThings,
  "payments-client": openPayments,
  "scheduling-client": openScheduling,
};

const compilers = ["../node_modules", "node_modules"].map((folder) =>
  fileURLToPath(new URL(`${folder}/typescript/bin/tsc`, import.meta.url)),
);

interface Surroundings {
  project: string;
  nodes: string[];
}

interface ExampleRun {
  name: string;
  examples: Examples;
  run(code: string): Promise<string[]>;
}

export async function runExamples(name: string, surroundings: Surroundings): Promise<string> {
  const openStage = stages[name as keyof typeof stages];
  const ways = await waysOf(name, surroundings);
  for (const each of ways) {
    await using stage = await openStage();
    const printed = await each.run(stage.set(each.examples.code));
    deepStrictEqual(printed, each.examples.told, `what ${name} prints, as ${each.name}`);
  }
  return `${ways[0]?.examples.told.length} examples as ${ways.map((each) => each.name).join(", ")}`;
}

async function waysOf(name: string, { project, nodes }: Surroundings): Promise<ExampleRun[]> {
  const readme = join(project, "node_modules/@frontdesk", name, "README.md");
  const text = await readFile(readme, "utf8");
  const examples = examplesIn(text);
  const onNodes = nodes.flatMap((node, at): ExampleRun[] => {
    const version = at === 0 ? "the older Node" : "Node";
    const runAs = async (file: string, code: string) => {
      await writeFile(join(project, file), code);
      const complaints = file.endsWith(".ts") ? await compile(project, file) : [];
      if (complaints.length > 0) return complaints;
      return linesOf(await run({ folder: project, words: [node, file] }));
    };
    const asCode = (code: string) => runAs(`${name}.js`, stripTypeScriptTypes(code));
    const asTypes = (code: string) => runAs(`${name}.ts`, code);
    return [
      { name: `JavaScript on ${version}`, examples, run: asCode },
      { name: `TypeScript on ${version}`, examples, run: asTypes },
    ];
  });
  const inPage: ExampleRun = {
    name: "JavaScript in a browser",
    examples: examplesIn(text, { forPages: true }),
    run: async (code) => {
      const file = join(project, `${name}.page.js`);
      await writeFile(file, stripTypeScriptTypes(code));
      return await runInPage(file);
    },
  };
  return [...onNodes, inPage];
}

function linesOf(printed: string): string[] {
  return printed.trimEnd().split("\n");
}

const strictest = {
  strict: true,
  noEmit: true,
  module: "nodenext",
  target: "esnext",
  lib: ["esnext", "dom", "dom.iterable"],
  types: [],
};

async function compile(folder: string, file: string): Promise<string[]> {
  const settings = { compilerOptions: strictest, files: [file] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const texts = compilers.map(async (compiler) => {
    return await run({ folder, words: [process.execPath, compiler], accepted: [0, 1, 2] });
  });
  const complaints = (await Promise.all(texts)).join("");
  return complaints === "" ? [] : linesOf(complaints);
}
