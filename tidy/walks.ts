// In ARCHITECTURE.md: each step names a file, and a function that it exports and that an earlier
// step imports.
import { type Problem, resolve, type Tree } from "./tree.ts";

const document = "ARCHITECTURE.md";
const walkLine = /^\d+\. `([\w./-]+)` `(\w+)`:/;

export function wrongWalks(tree: Tree): Problem[] {
  const lines = (tree.files.get(document) ?? "").split("\n");
  const problems: Problem[] = [];
  let isWalk = false;
  let earlier = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (line.startsWith("#")) {
      if (!line.startsWith("###")) isWalk = line === "## Walks";
      earlier = new Set();
    }
    if (!isWalk || !/^\d+\. /.test(line)) continue;
    const [, below, name] = walkLine.exec(line) ?? [];
    const file = `packages/${below}`;
    const advice = problemOf(tree, { file, name }) ?? orderProblem(tree, earlier, { file, name });
    earlier.add(file);
    if (advice === undefined) continue;
    problems.push({ file: document, line: at + 1, subject: document, advice: `${file} ${advice}` });
  }
  return problems;
}

interface WalkLine {
  file: string;
  name: string | undefined;
}

function orderProblem(
  tree: Tree,
  earlier: ReadonlySet<string>,
  line: WalkLine,
): string | undefined {
  const isFirst = earlier.size === 0;
  const isImported = [...earlier].some((path) => imports(tree, path, line));
  return isFirst || isImported ? undefined : "is imported by no earlier step";
}

function imports(tree: Tree, path: string, { file, name = "" }: WalkLine): boolean {
  const { links = [] } = tree.sources.get(path) ?? {};
  return links.some(
    ({ specifier, names }) => names.includes(name) && resolve(tree, path, specifier) === file,
  );
}

function problemOf(tree: Tree, { file, name }: WalkLine): string | undefined {
  if (name === undefined) return "is no step: write N. `file below packages` `function`: words";
  const source = tree.sources.get(file);
  if (source === undefined) return "does not exist";
  return source.exported.some(({ text }) => text === name) ? undefined : `does not export ${name}`;
}
