// Colours, weights and durations come from tokens: a change reaches every page.
import type { Problem, Tree } from "./tree.ts";

const look = "packages/server/src/look.css";
const isSheet = (path: string) => path.endsWith(".css") && !path.includes("/examples/");

const literals: [pattern: RegExp, advice: string][] = [
  [/#[\da-f]{3,8}\b(?=[^{}]*[;}])/gi, "take the colour from look.css"],
  [/\b(?:rgba?|hsla?|oklch|oklab)\(/gi, "take the colour from look.css"],
  [/\bfont-weight:\s*(?:\d+|bold)/gi, "take the weight from look.css"],
  [/\btransition:[^;]*?\b[\d.]+m?s\b/gi, "let it take var(--motion)"],
];

export function strayStyles({ files }: Tree): Problem[] {
  const tokens = new Set(declaredIn(files.get(look) ?? ""));
  return [...files].flatMap(([file, text]) => {
    if (!isSheet(file) || file === look) return [];
    const existing = new Set([...tokens, ...declaredIn(text)]);
    const unknown = [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name = ""]) => !existing.has(name))
      .map(({ 0: match, index }) => problem({ file, text }, index, `${match} is no token`));
    const own = literals.flatMap(([pattern, advice]) =>
      [...text.matchAll(pattern)].map(({ index }) => problem({ file, text }, index, advice)),
    );
    return [...unknown, ...own];
  });
}

function declaredIn(text: string): string[] {
  return [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name);
}

function problem(
  { file, text }: { file: string; text: string },
  at: number,
  advice: string,
): Problem {
  return { file, line: text.slice(0, at).split("\n").length, subject: file, advice };
}
