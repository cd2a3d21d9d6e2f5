// Identifiers, settings, files, commands and routes. Fenced blocks are code; changelogs describe
// the past.
import { lineAt } from "./source.ts";
import { type Problem, type Tree, treeWords } from "./tree.ts";

interface Mention {
  file: string;
  line: () => number;
  text: string;
}

interface TreeIndex {
  tree: Tree;
  words: ReadonlySet<string>;
  code: string;
  places: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  commands: ReadonlySet<string>;
}

const identifier = /^[A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*)*(?:\([^()]*\))?$/;
const filePath = /^@?[A-Za-z.][\w.@-]*(?:\/[\w.@-]+)+\/?$/;
const route = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/[^\s]*)$/;
const script = /^npm run ([\w:-]+)/;
const command = /^(?:npx )?frontdesk ([a-z][\w-]*)/;

export function unknownMentions(tree: Tree): Problem[] {
  const existing = treeIndexOf(tree);
  const judged = new Map<string, string | undefined>();
  return mentionsOf(tree).flatMap(({ file, line, text }) => {
    if (!judged.has(text)) judged.set(text, missingIn(text, existing));
    const missing = judged.get(text);
    if (missing === undefined) return [];
    return {
      file,
      line: line(),
      subject: text,
      advice: `nothing has the ${missing} ${text}: mend it`,
    };
  });
}

function missingIn(text: string, existing: TreeIndex): string | undefined {
  if (script.test(text) || command.test(text) || text.startsWith("--")) {
    return missingInCommand(text, existing);
  }
  const path = route.exec(text)?.[1];
  if (path !== undefined) return hasRoute(path, existing) ? undefined : "route";
  if (filePath.test(text)) return hasPath(text, existing) ? undefined : "file";
  if (!identifier.test(text)) return undefined;
  const parts = text.replace(/\(.*\)/, "").split(".");
  return parts.every((part) => existing.words.has(part)) || hasPath(text, existing)
    ? undefined
    : "name";
}

function missingInCommand(text: string, existing: TreeIndex): string | undefined {
  const { words, code, scripts, commands } = existing;
  const run = script.exec(text)?.[1];
  const ordered = command.exec(text)?.[1];
  if (run !== undefined && !scripts.has(run)) return "script";
  if (ordered !== undefined && !commands.has(ordered)) return "command";
  const options = text.match(/--[a-z][\w-]*/g) ?? [];
  // Node.js's option parser gets them without hyphens.
  const isThere = (option: string) => words.has(option.slice(2)) || code.includes(option);
  return options.every(isThere) ? undefined : "option";
}

function hasPath(text: string, { tree, code, places }: TreeIndex): boolean {
  // Relative to another folder.
  if (text.startsWith("./") || text.startsWith("../")) return true;
  const query = text.replace(/\/$/, "");
  if (places.has(query) || code.includes(query)) return true;
  return [...tree.manifests].some(([folder, { name }]) => {
    if (name === undefined || !`${query}/`.startsWith(`${name}/`)) return false;
    const location = query.slice(name.length);
    return (
      location === "" || ["src", "test"].some((part) => places.has(`${folder}/${part}${location}`))
    );
  });
}

function placesIn({ files }: Tree): Set<string> {
  const locations = new Set<string>();
  for (const path of files.keys()) {
    const parts = path.split("/");
    for (const from of parts.keys()) {
      for (let to = from + 1; to <= parts.length; to += 1) {
        const location = parts.slice(from, to).join("/");
        locations.add(location);
        if (to === parts.length) locations.add(location.replace(/(?:\.test)?\.\w+$/, ""));
      }
    }
  }
  return locations;
}

/** Except placeholders. */
function hasRoute(path: string, { words, code }: TreeIndex): boolean {
  if (code.includes(path)) return true;
  const [plain = ""] = path.split(/[?#]/);
  return plain
    .split("/")
    .filter((part) => /^[a-z][\w.-]*$/i.test(part))
    .every((part) => words.has(part) || code.includes(`/${part}`));
}

function treeIndexOf(tree: Tree): TreeIndex {
  const { words, code } = treeWords(tree);
  const scripts = new Set<string>();
  for (const [path, text] of tree.files) {
    if (!path.endsWith("package.json")) continue;
    const { scripts: own = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
    for (const name of Object.keys(own)) scripts.add(name);
  }
  const named = code.matchAll(/\.command\("([\w-]+)/g);
  const commands = new Set([...named].map(([, name]) => name!));
  return { tree, words, code, places: placesIn(tree), scripts, commands };
}

function mentionsOf({ files, sources }: Tree): Mention[] {
  const mentions: Mention[] = [];
  for (const source of sources.values()) {
    for (const { text, at } of source.comments) {
      for (const { 1: span, index } of text.matchAll(/`([^`\n]+)`/g)) {
        mentions.push({
          file: source.path,
          line: () => lineAt(source, at + index),
          text: span!.trim(),
        });
      }
    }
  }
  for (const [file, text] of files) {
    if (!file.endsWith(".md") || /CHANGELOG\.md$/.test(file)) continue;
    const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, " "));
    for (const [at, one] of prose.split("\n").entries()) {
      for (const [, span] of one.matchAll(/`([^`]+)`/g)) {
        mentions.push({ file, line: () => at + 1, text: span!.trim() });
      }
    }
  }
  return mentions;
}
