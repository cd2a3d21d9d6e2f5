import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const app = fileURLToPath(new URL("../../../../desk/app", import.meta.url));
const literal = /\b(use\w+)(?:<[^()]*>)?\(\s*\[?\s*"([a-z][\w-]*\.[A-Za-z]+)"/g;

function sources(): string[] {
  const paths = globSync("**/*.{ts,tsx}", { cwd: app });
  return paths.map((path) => readFileSync(`${app}/${path}`, "utf8"));
}

export function namesOfActions(): string[] {
  const names = sources().flatMap((text) => [...text.matchAll(literal)].map(([, , name]) => name!));
  return [...new Set(names)].toSorted();
}

function hooksIn(text: string, isExported: boolean): string[] {
  const passed = [...text.matchAll(/useAction\(\s*\[name\b/g)];
  return passed.flatMap(({ index }) => {
    const [, word, name = ""] = [
      ...text.slice(0, index).matchAll(/(export )?function (use\w+)/g),
    ].at(-1)!;
    return (word !== undefined) === isExported ? [name] : [];
  });
}

export function unreadCalls(): string[] {
  const all = sources();
  const shared = ["useAction", ...all.flatMap((text) => hooksIn(text, true))];
  return all.flatMap((text) => {
    const hooks = [...shared, ...hooksIn(text, false)].join("|");
    const calls = new RegExp(`(?<!function )\\b(?:${hooks})\\b(?:<[^()]*>)?\\(.*`, "g");
    const read = new Set([...text.matchAll(literal)].map(({ index }) => index));
    return [...text.matchAll(calls)]
      .filter(({ index, 0: text }) => !read.has(index) && !/useAction\(\s*\[name\b/.test(text))
      .map(([text]) => text);
  });
}
