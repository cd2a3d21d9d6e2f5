import { orders } from "./layout.ts";
import {
  isProduct,
  isTest,
  locationOf,
  type Problem,
  packageOf,
  problemAt,
  type Tree,
} from "./tree.ts";

export function incompletePackages({ files, manifests }: Tree): Problem[] {
  const folders = new Set([...files.keys()].flatMap((path) => packageOf(path) ?? []));
  return [...folders].flatMap((folder) => {
    const { type, license } = manifests.get(folder) ?? {};
    const missing = [
      ...(type === "module" ? [] : ['"type": "module"']),
      ...(license === undefined ? ["a license"] : []),
    ];
    const file = `packages/${folder}/package.json`;
    const readme = `packages/${folder}/README.md`;
    return [
      ...missing.map((what) => ({ file, line: 1, subject: file, advice: `needs ${what}` })),
      ...(files.has(readme)
        ? []
        : [{ file: readme, line: 1, subject: readme, advice: "is missing: say what it is for" }]),
    ];
  });
}

/** Folders without an explaining first comment. */
export function silentFolders({ sources }: Tree): Problem[] {
  return Object.entries(orders).flatMap(([folder, { core, features }]) =>
    [...core, ...features].flatMap((location) => {
      if (/(\.ts|\/)$/.test(location)) return [];
      const own = [...sources.values()].filter(
        ({ path }) =>
          packageOf(path) === folder && locationOf(path) === location && isProduct(path),
      );
      if (own.length === 0 || own.some(({ opensWithComment }) => opensWithComment)) return [];
      const file = `packages/${folder}/src/${location}`;
      const advice = "opens nowhere with what it is and what must always be true: say it";
      return { file, line: 1, subject: file, advice };
    }),
  );
}

const wordsOfModule = 10;

/** Modules without a short README on purpose and invariants. */
export function wordlessModules({ files }: Tree): Problem[] {
  return Object.entries(orders).flatMap(([folder, { core, features }]) => {
    const modules = [...core, ...features].filter((location) => location.endsWith("/"));
    return modules.flatMap((module) => {
      const root = `packages/${folder}/src/${module}`;
      if (![...files.keys()].some((path) => path.startsWith(root))) return [];
      const file = `${root}README.md`;
      const lines = files.get(file)?.trimEnd().split("\n").length ?? 0;
      if (lines > 0 && lines <= wordsOfModule) return [];
      const advice = `give its purpose and invariants in at most ${wordsOfModule} lines`;
      return { file, line: 1, subject: file, advice };
    });
  });
}

export function lonelyFiles({ files }: Tree): Problem[] {
  const folders = [...files.keys()].filter((path) => /\/src\/.*\//.test(path)).map(folderOf);
  return [...new Set(folders)].flatMap((folder) => {
    const inside = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
    const [file = folder] = inside;
    if (inside.length > 1) return [];
    return { file, line: 1, subject: file, advice: "is alone in its folder: put it one up" };
  });
}

export function misnamedMigrations({ files }: Tree): Problem[] {
  const migrations = [...files.keys()].filter((path) => path.includes("/migrations/")).sort();
  const folders = Map.groupBy(migrations, (path) => path.slice(0, path.lastIndexOf("/")));
  return [...folders].flatMap(([folder, paths]) =>
    paths.flatMap((file, index) => {
      const numberOf = (path = "") =>
        path.slice(folder.length + 1).match(/^\d{4}(?=-[a-z0-9-]+\.sql$)/)?.[0];
      const number = numberOf(file);
      // Parallel changes reserve numbers.
      if (number !== undefined && number !== numberOf(paths[index - 1])) return [];
      const advice = "call it by a number of its own, such as 0042-what-it-does.sql";
      return { file, line: 1, subject: file, advice };
    }),
  );
}

/** Tests far from their subject, skipped or focused. */
export function strayTests({ sources }: Tree): Problem[] {
  const products = new Set([...sources.keys()].filter(isProduct).map(folderOf));
  return [...sources.values()].flatMap((source) => {
    const { path, modifiers } = source;
    const switched = modifiers.map(({ text, at }) =>
      problemAt(
        source,
        at,
        `.${text} does not belong into the repository: let it run, or delete it`,
      ),
    );
    const isPlaced =
      !isTest(path) ||
      products.has(folderOf(path)) ||
      /^(packages\/[^/]+\/test\/.*|[^/]+)$/.test(path);
    const stray = problemAt(source, 0, "put the test beside the code, or into the folder test");
    return isPlaced ? switched : [stray, ...switched];
  });
}

// Titles that state a wish, or nothing.
const vague = /^\s*(?:it|describe)\b.*?\(\s*["'`](?:should\b|works["'`]|tests?["'`]|tests that\b)/;

export function vagueTitles({ files }: Tree): Problem[] {
  return linesOf(files, isTest).flatMap(({ file, line, text }) =>
    vague.test(text) ? [{ file, line, subject: file, advice: "a title states what holds" }] : [],
  );
}

const cast = /\bas never\s*(?:[,;)\]}]|$)/;

/** `never` and `unknown` fit everywhere. */
export function blindCasts({ files }: Tree): Problem[] {
  const isTypeScript = (path: string) => path.endsWith(".ts") && !path.startsWith("tidy/");
  return linesOf(files, isTypeScript).flatMap(({ file, line, text }) =>
    cast.test(text) ? [{ file, line, subject: file, advice: "give it its type" }] : [],
  );
}

function linesOf(files: Tree["files"], isMeant: (path: string) => boolean) {
  return [...files]
    .filter(([file]) => isMeant(file))
    .flatMap(([file, text]) =>
      text.split("\n").map((text, index) => ({ file, line: index + 1, text })),
    );
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

// The brackets keep this line from finding itself.
const postponed = /\b(TO[D]O|FIX[M]E)\b/;

export function postponedWork({ files }: Tree): Problem[] {
  return [...files].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const [word] = postponed.exec(line) ?? [];
      if (word === undefined) return [];
      return { file, line: index + 1, subject: file, advice: `${word}: do it, or delete the note` };
    }),
  );
}
