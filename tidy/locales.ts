// Translations have the English keys and arguments; a translator confirmed each after the last
// change of the English.
import { createHash } from "node:crypto";
import { type Catalogue, compileMessage } from "../packages/server/src/locales/compile.ts";
import { argumentsOf } from "../packages/server/src/locales/declare.ts";
import { isGenerated, isProduct, type Problem, packageOf, type Tree } from "./tree.ts";

/** The English text that its translations match, or per language. */
export type SourceHashes = Record<string, string | Record<string, string>>;

interface App {
  folder: string;
  catalogue: Catalogue;
  english: Messages;
  /** Language → messages. */
  translations: Map<string, Messages>;
  confirmed: SourceHashes;
}

/** `shell.title` → its text. */
type Messages = ReadonlyMap<string, string>;

export function appsIn({ files }: Pick<Tree, "files">): App[] {
  return [...files.keys()].flatMap((path) => {
    const folder = /^(.*\/locales)\/en\.json$/.exec(path)?.[1];
    if (folder === undefined) return [];
    const read = (name: string) => JSON.parse(files.get(`${folder}/${name}.json`) ?? "{}");
    const codes = [...files.keys()].flatMap((file) => {
      const [, own, code = "en"] = /^(.*\/locales)\/([a-z]{2})\.json$/.exec(file) ?? [];
      return own === folder && code !== "en" ? code : [];
    });
    const translations = new Map(codes.map((code) => [code, messagesIn(read(code))]));
    const catalogue: Catalogue = read("en");
    const english = messagesIn(catalogue);
    return { folder, catalogue, english, translations, confirmed: read("confirmed") };
  });
}

function messagesIn(catalogue: Catalogue, path = ""): Messages {
  const matches = new Map<string, string>();
  for (const [name, value] of Object.entries(catalogue)) {
    if (typeof value === "string") matches.set(`${path}${name}`, value);
    else for (const [key, text] of messagesIn(value, `${path}${name}.`)) matches.set(key, text);
  }
  return matches;
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** Undefined if never confirmed. */
export function confirmedHash(
  confirmed: SourceHashes,
  key: string,
  code: string,
): string | undefined {
  const hash = confirmed[key];
  return typeof hash === "object" ? hash[code] : hash;
}

/** Missing, surplus or outdated translations. */
export function untranslated(tree: Tree): Problem[] {
  return appsIn(tree).flatMap(({ folder, english, translations, confirmed }) =>
    [...translations].flatMap(([code, messages]) => {
      const file = `${folder}/${code}.json`;
      const stale = (key: string) =>
        confirmedHash(confirmed, key, code) !== hashOf(english.get(key)!);
      const problem = (key: string, advice: string) => problemIn(tree, { file, key, advice });
      return [
        ...[...english.keys()].flatMap((key) => {
          if (!messages.has(key)) return problem(key, "is missing: translate it");
          if (!stale(key)) return [];
          return problem(key, "is older than the English: compare, then `npm run translated`");
        }),
        ...[...messages.keys()]
          .filter((key) => !english.has(key))
          .map((key) => problem(key, "is not in en.json: remove it")),
      ];
    }),
  );
}

const markup = /<\/?[a-z!][^>]*>|&(?:\w+|#\w+);/i;

/** Messages that do not compile, contain HTML, or differ in arguments. */
export function invalidMessages(tree: Tree): Problem[] {
  return appsIn(tree).flatMap(({ folder, english, translations }) =>
    [["en", english] as const, ...translations].flatMap(([code, messages]) =>
      [...messages].flatMap(([key, text]) => {
        const advice = faultOf(text, english.get(key) ?? text);
        if (advice === undefined) return [];
        return problemIn(tree, { file: `${folder}/${code}.json`, key, advice });
      }),
    ),
  );
}

function faultOf(text: string, english: string): string | undefined {
  try {
    compileMessage(text, "en");
  } catch (error) {
    return `is no ICU message: ${error}`;
  }
  if (markup.test(text)) return "has HTML in it: leave that to the page";
  const [own, expected] = [namesIn(text), namesIn(english)];
  if (expected === undefined || own === expected) return undefined;
  return `has the arguments “${own}”, English has “${expected}”`;
}

/** Undefined without readable arguments. */
function namesIn(text: string): string | undefined {
  try {
    return [...argumentsOf(text).keys()].sort().join(", ");
  } catch {
    return undefined;
  }
}

export function unusedMessages(tree: Tree): Problem[] {
  return appsIn(tree).flatMap(({ folder, catalogue }) => {
    const code = codeOf(tree, folder);
    const words = new Set(code.match(/[\w$]+/g));
    const isNamed = (name: string) =>
      /^[\w$]+$/.test(name) ? words.has(name) : code.includes(`"${name}"`);
    // Indexing a group, or passing it on, uses all its messages.
    const isUsedWhole = (group: Catalogue, name: string, path: string) =>
      Object.values(group).every((one) => typeof one === "string") &&
      (isIndexed(code, name) || (path !== "" && isPassed(code, name)));
    const unusedIn = (group: Catalogue, path: string): string[] =>
      Object.entries(group).flatMap(([name, value]) => {
        if (typeof value === "string") return isNamed(name) ? [] : `${path}${name}`;
        return isUsedWhole(value, name, path) ? [] : unusedIn(value, `${path}${name}.`);
      });
    return unusedIn(catalogue, "").map((key) =>
      problemIn(tree, { file: `${folder}/en.json`, key, advice: "is unused: remove it" }),
    );
  });
}

function codeOf({ files }: Tree, folder: string): string {
  const own = [...files].filter(
    ([path]) => packageOf(path) === packageOf(folder) && isProduct(path) && !isGenerated(path),
  );
  return own.map(([, text]) => text).join("\n");
}

function isIndexed(code: string, group: string): boolean {
  return new RegExp(`\\b${group}(?:\\)| as [\\w.<>]+\\))?\\s*\\[`).test(code);
}

function isPassed(code: string, group: string): boolean {
  return new RegExp(`\\.${group}\\s*[;,)}]`).test(code);
}

interface MessagePosition {
  file: string;
  key: string;
  advice: string;
}

function problemIn(
  { files }: Pick<Tree, "files">,
  { file, key, advice }: MessagePosition,
): Problem {
  const lines = (files.get(file) ?? "").split("\n");
  const path: string[] = [];
  const at = lines.findIndex((line) => {
    const [, indent = "", name] = /^( *)"((?:[^"\\]|\\.)*)": /.exec(line) ?? [];
    if (name === undefined) return false;
    path.length = indent.length / 2 - 1;
    path.push(name);
    return path.join(".") === key;
  });
  return { file, line: at + 1 || 1, advice: `${key} ${advice}`, subject: file };
}
