// Every file that git knows or would add.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { orders } from "./layout.ts";
import { readSource } from "./parse.ts";
import { lineAt, type Source } from "./source.ts";

export interface Manifest {
  name?: string;
  private?: boolean;
  type?: string;
  license?: string;
  bin?: Record<string, string>;
  exports?: Record<string, string>;
  imports?: Record<string, Record<string, string>>;
  scripts?: Record<string, string>;
}

export interface Tree {
  /** Path from the root → text. */
  files: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, Source>;
  /** Folder of a package under `packages` → its package.json. */
  manifests: ReadonlyMap<string, Manifest>;
}

export interface Problem {
  file: string;
  line: number;
  /** The fault and its remedy. */
  advice: string;
  subject: string;
}

export function readTree(root: string): Tree {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const paths = listed.split("\n").filter((path) => path !== "" && path !== "package-lock.json");
  const present = paths.filter((path) => existsSync(join(root, path)));
  return treeOf(new Map(present.map((path) => [path, readFileSync(join(root, path), "utf8")])));
}

export function treeOf(files: ReadonlyMap<string, string>): Tree {
  const sources = new Map<string, Source>();
  const manifests = new Map<string, Manifest>();
  for (const [path, text] of files) {
    if (/\.tsx?$/.test(path)) sources.set(path, readSource(path, text));
    const manifest = /^packages\/([^/]+)\/package\.json$/.exec(path);
    if (manifest?.[1] !== undefined) manifests.set(manifest[1], JSON.parse(text));
  }
  return { files, sources, manifests };
}

/** Folder under `packages`. */
export function packageOf(path: string): string | undefined {
  return /^packages\/([^/]+)\//.exec(path)?.[1];
}

/**
 * The first folder of `src`, or the file at its top; in a module its folder or file. Undefined
 * outside of `src`.
 */
export function locationOf(path: string): string | undefined {
  const [, first, second] = /^packages\/[^/]+\/src\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  return second !== undefined && isModule(path, first) ? `${first}/${second}` : first;
}

function isModule(path: string, folder: string | undefined): boolean {
  const { core = [], features = [] } = orders[packageOf(path) ?? ""] ?? {};
  return [...core, ...features].includes(`${folder}/`);
}

/** Without comments, with fenced blocks of documents. */
export function treeWords({ files, sources }: Tree): { code: string; words: Set<string> } {
  const parts: string[] = [];
  for (const [path, text] of files) {
    parts.push(path);
    // The rules name exceptions, and examples name absent things.
    if (/^tidy\/(?:layout|examples)|\.(?:png|ico|pdf|woff2?)$/.test(path)) continue;
    const source = sources.get(path);
    if (source !== undefined) parts.push(withoutComments(source));
    else if (path.endsWith(".md")) parts.push(...(text.match(/^```[\s\S]*?^```/gm) ?? []));
    else parts.push(text.replace(path.endsWith(".sql") ? /--.*/g : /\/\*[\s\S]*?\*\//g, " "));
  }
  const code = parts.join("\n");
  return { code, words: new Set(code.match(/[A-Za-z_][\w$]*/g)) };
}

function withoutComments({ text, comments }: Source): string {
  let code = "";
  let from = 0;
  for (const { text: comment, at } of comments) {
    code += `${text.slice(from, at)} `;
    from = at + comment.length;
  }
  return code + text.slice(from);
}

export function isGenerated(path: string): boolean {
  const file = path.replace(/^packages\/[^/]+\//, "");
  return /^(schema\.sql|src\/openapi\.ts|src\/core\/tables\.ts|.*locales\/messages\.ts)$/.test(
    file,
  );
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function isProduct(path: string): boolean {
  return /^packages\/[^/]+\/(src|pages|app)\/.+\.tsx?$/.test(path) && !isTest(path);
}

export function resolve(tree: Tree, from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  for (const [folder, { name, exports = {} }] of tree.manifests) {
    if (name === undefined || !`${specifier}/`.startsWith(`${name}/`)) continue;
    const expected = `.${specifier.slice(name.length)}`;
    const target = exports[expected] ?? patternTarget(exports, expected);
    return target && posix.join("packages", folder, target);
  }
  return undefined;
}

/** As in Node, the longest pattern wins. */
function patternTarget(exports: Record<string, string>, expected: string): string | undefined {
  const starts = Object.keys(exports)
    .flatMap((pattern) => (pattern.endsWith("*") ? pattern.slice(0, -1) : []))
    .filter((start) => expected.startsWith(start))
    .sort((one, other) => other.length - one.length);
  const [start] = starts;
  return start && exports[`${start}*`]?.replace("*", expected.slice(start.length));
}

export function problemAt(source: Source, at: number, advice: string): Problem {
  return { file: source.path, line: lineAt(source, at), advice, subject: source.path };
}

/** Problems without an exception, and needless exceptions. */
export function complaints(problems: readonly Problem[], excepted: readonly string[]): string {
  const subjects = new Set(problems.map(({ subject }) => subject));
  const left = problems.filter(({ subject }) => !excepted.includes(subject));
  const stale = excepted.filter((subject) => !subjects.has(subject));
  return [
    ...left.map(({ file, line, advice }) => `${file}:${line} ${advice}`),
    ...stale.map((subject) => `tidy/layout.ts: the exception for ${subject} is no longer needed`),
  ].join("\n");
}
