import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const pages = { "SECURITY.md": read("SECURITY.md"), "docs/asvs.md": read("docs/asvs.md") };

/** Levels 1 and 2 of ASVS 5.0.0, per section. */
const request: Record<string, readonly number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};
const numbers = Object.entries(request).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter.slice(1)}.${section + 1}.${at + 1}`),
  ),
);

const evidence = /`([\w./-]+\.test\.ts)`: "([^"]+)"/g;
const reason = /^\*\*(By design|The operator's|Does not apply|Partly met|Not met)\*\*: .{7,}/;

const named = Object.entries(pages).flatMap(([page, text]) =>
  [...text.matchAll(evidence)].map(([, path = "", title = ""]) => ({ page, path, title })),
);

function isTestOf({ path, title }: { path: string; title: string }): boolean {
  if (!existsSync(new URL(`packages/${path}`, root))) return false;
  return new RegExp(`\\(\\s*["\`]${RegExp.escape(title)}["\`],`).test(read(`packages/${path}`));
}

const lines = [...pages["docs/asvs.md"].matchAll(/^\| (\d+\.\d+\.\d+) \|([^|]*)\|(.*)\|$/gm)].map(
  ([, number = "", what = "", answer = ""]) => ({ number, what, answer: answer.trim() }),
);

describe("security documents", () => {
  it("name existing tests only", () => {
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((test) => !isTestOf(test))).toEqual([]);
    const bare = Object.values(pages).flatMap(
      (text) => text.match(/`[^`]*\.test\.ts`(?!: ")/g) ?? [],
    );
    expect(bare).toEqual(["`tidy.test.ts`"]);
  });

  it("fail this check with a missing test", () => {
    const [test] = named;
    expect(isTestOf({ path: test!.path, title: `${test!.title} ever` })).toBe(false);
    expect(isTestOf({ path: "server/src/nothing.test.ts", title: test!.title })).toBe(false);
  });

  it("have one line per ASVS 5.0.0 requirement of levels 1 and 2, in order", () => {
    expect(lines.map(({ number }) => number)).toEqual(numbers);
  });

  it("have a test or a reason on every line", () => {
    const wanting = lines.filter(({ what, answer }) => {
      const isVisible = answer.startsWith("`") && answer.match(evidence) !== null;
      return what.trim() === "" || !(isVisible || reason.test(answer));
    });
    expect(wanting).toEqual([]);
  });

  it("list exactly the unmet requirements on the first page", () => {
    const wanting = lines.filter(({ answer }) => /^\*\*(?:Not|Partly) met/.test(answer));
    const part = /## OWASP ASVS\n([\s\S]*?)\n## /.exec(pages["SECURITY.md"])?.[1] ?? "";
    const messages = [...part.matchAll(/^- .*(?:\n {2}.*)*/gm)].flatMap(
      ([item]) => item.match(/\d+\.\d+\.\d+/g) ?? [],
    );
    expect(messages.sort()).toEqual(wanting.map(({ number }) => number).sort());
  });

  it("have each of the twelve PCI DSS requirements once", () => {
    const rows = [
      ...pages["SECURITY.md"].matchAll(/^\| (\d+) \| [^|]+ \| [^|]{20,} \| [^|]{20,} \|$/gm),
    ];
    expect(rows.map(([, number]) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });
});
