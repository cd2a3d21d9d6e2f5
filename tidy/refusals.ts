// Refusals come from `refusals.ts` only, and a test mentions each reason.
import { isProduct, isTest, type Problem, packageOf, problemAt, type Tree } from "./tree.ts";

const catalogued: readonly string[] = ["payments", "scheduling", "people"];

const isCatalogue = (path: string) => path.endsWith("/refusals.ts");

function productsOf({ sources }: Tree) {
  return [...sources.values()].filter(
    ({ path }) => isProduct(path) && catalogued.includes(packageOf(path) ?? ""),
  );
}

export function strayRefusals(tree: Tree): Problem[] {
  const sources = productsOf(tree).filter(({ path }) => !isCatalogue(path));
  return sources.flatMap((source) => {
    const imported = source.links.flatMap(({ specifier, names }) =>
      specifier === "@frontdesk/server/refusal" ? names : [],
    );
    const makers = ["refuse", "catalogue", "reason"].filter((name) => imported.includes(name));
    const calls = [...makers.map((name) => `(?<![.\\w])${name}\\(`), "new Refusal\\("];
    const created = new RegExp(`${calls.join("|")}|\\{\\s*field\\b[^{}]*\\bmessage: *["\`]`, "g");
    return [...source.text.matchAll(created)].map(({ index }) =>
      problemAt(source, index, "refuse by a row of refusals.ts"),
    );
  });
}

const isCode = /(?:code: |told\(\s*)$/;
const isMessage = /message:\s*(?:\([^)]*\) =>\s*)?$/;

export function unprovokedRefusals(tree: Tree): Problem[] {
  return productsOf(tree)
    .filter(({ path }) => isCatalogue(path))
    .flatMap((source) => {
      const tests = [...tree.sources.values()].filter(
        ({ path }) => isTest(path) && packageOf(path) === packageOf(source.path),
      );
      const silent = source.strings.filter(({ text, at }) => {
        const before = source.text.slice(0, at);
        const row = before.slice(before.lastIndexOf("{"));
        const hasCode = /\bcode\b/.test(row);
        if (!isCode.test(before) && (hasCode || !isMessage.test(before))) return false;
        const label = text.replaceAll("\\`", "`");
        const parts = label.split("$").map((part) => part.trim());
        const longest = parts.sort((one, other) => other.length - one.length)[0] ?? "";
        return !tests.some((test) => test.text.includes(longest));
      });
      return silent.map(({ at }) => problemAt(source, at, "is a reason that no test provokes"));
    });
}
