import { beforeAll, describe, expect, it } from "vitest";
import { subjectProblems, subjectsSince } from "./tidy/english/commits.ts";
import frozen from "./tidy/english/frozen.json" with { type: "json" };
import { countOurWords, glossaryProblems, lowered } from "./tidy/english/glossary.ts";
import {
  type Counts,
  countFindings,
  excess,
  type Finding,
  freeze,
  lintEnglish,
  type Words,
} from "./tidy/english/lint.ts";
import { readTree, treeOf } from "./tidy/tree.ts";

const root = import.meta.dirname;
const frozenCounts = frozen.counts as Counts;
const frozenWords: Record<string, number> = frozen.glossary;

describe("English of the repository", () => {
  let findings: Finding[];
  let words: Words;

  const tree = readTree(root);

  beforeAll(async () => {
    ({ findings, words } = await lintEnglish(tree));
  });

  it("texts: no folder breaks a rule more often than its frozen count", () => {
    expect(excess(countFindings(findings), words, frozenCounts)).toEqual([]);
  });

  it("frozen counts: `npm run english -- --freeze` has lowered each to today's", () => {
    expect(freeze(countFindings(findings), words, frozenCounts)).toEqual(frozenCounts);
    expect(lowered(countOurWords(tree), frozenWords)).toEqual(frozenWords);
  });

  it("names: no replaced word is in more names than its frozen count", () => {
    expect(glossaryProblems(countOurWords(tree), frozenWords)).toEqual([]);
  });

  it("commit subjects: short and without relative clauses", () => {
    expect(subjectsSince(root, frozen.since).flatMap(subjectProblems)).toEqual([]);
  });
});

describe("English rules", () => {
  const judge = async (files: Record<string, string>) => {
    const { findings } = await lintEnglish(treeOf(new Map(Object.entries(files))));
    return findings.map(({ kind, file, line, rule }) => `${file}:${line} ${kind} ${rule}`);
  };

  it("documents: find the line of each breach, and skip code", async () => {
    const text = [
      "# Cards",
      "",
      "A card `whose` number",
      "nobody knows is kept.",
      "",
      "```sh",
      "whoever",
      "```",
    ];
    expect(await judge({ "README.md": text.join("\n") })).toEqual([
      "README.md:4 docs banned",
      "README.md:4 docs passive",
    ]);
  });

  it("comments: read lines that follow each other as one sentence", async () => {
    const one = "// Twenty words are the limit of a sentence in this house and this one goes";
    const text = `${one}\n// on for a few more words than that.\ncall();\n/** Who calls. */\n`;
    expect(await judge({ "packages/a/src/a.ts": text })).toEqual([
      "packages/a/src/a.ts:1 comments long",
      "packages/a/src/a.ts:4 comments relative",
    ]);
  });

  it("comments: leave applied migrations alone", async () => {
    expect(await judge({ "packages/a/migrations/0001-a.sql": "-- Whoever." })).toEqual([]);
  });

  it("titles, refusals, screens and API descriptions: are each read", async () => {
    const files = {
      "packages/a/src/a.test.ts": 'it("keeps those who pay", () => {});',
      "packages/a/src/refusals.ts": 'const words = "This card is refused.";',
      "packages/a/app/locales/en.json": '{ "a": "Tell somebody" }',
      "packages/a/openapi.json": '{ "summary": "List what is paid" }',
    };
    expect(await judge(files)).toEqual([
      "packages/a/src/a.test.ts:1 titles relative",
      "packages/a/src/refusals.ts:1 refusals passive",
      "packages/a/app/locales/en.json:1 screens banned",
      "packages/a/openapi.json:1 api relative",
      "packages/a/openapi.json:1 api passive",
    ]);
  });

  it("commit subjects: refuse a relative clause and more than 72 characters", () => {
    expect(subjectProblems("Keep the chosen staff member when a customer reschedules")).toEqual([]);
    expect(subjectProblems("Keep whom they chose")).toHaveLength(2);
    expect(subjectProblems("Keep ".repeat(15))).toHaveLength(1);
  });
});

describe("glossary", () => {
  it("names: counts a replaced word in identifiers and paths only", () => {
    const files = {
      "packages/a/src/till/open.ts": "export const openTill = (mostAtOnce: number) => mostAtOnce;",
      "packages/a/src/still.ts": 'const untilNow = "till";',
      "packages/desk/app/parts/a.tsx": "",
      "packages/a/migrations/0001-till.sql": "",
    };
    const counts = countOurWords(treeOf(new Map(Object.entries(files))));
    expect(counts).toEqual({ till: 2, mostatonce: 1, "packages/desk/app/parts": 1 });
    expect(glossaryProblems(counts, { till: 2, mostatonce: 1 })).toEqual([
      "packages/desk/app/parts: 1 names, at most 0. Use: components",
    ]);
  });

  it("frozen counts: only shrink", () => {
    expect(lowered({ till: 3, door: 1 }, { till: 2, door: 4, room: 1 })).toEqual({
      door: 1,
      till: 2,
    });
  });
});

describe("frozen counts of English", () => {
  const words = { "docs docs": 1000 };

  it("a text may break a rule up to its bar", () => {
    expect(excess({ "docs docs": { relative: 6 } }, words, {})).toEqual([]);
    expect(excess({ "docs docs": { relative: 7 } }, words, {})).toHaveLength(1);
    expect(
      excess({ "docs docs": { relative: 7 } }, words, { "docs docs": { relative: 7 } }),
    ).toEqual([]);
  });

  it("freezing never raises a count", () => {
    const before = { "docs docs": { relative: 9 } };
    expect(freeze({ "docs docs": { relative: 10 } }, words, before)).toEqual(before);
    expect(freeze({ "docs docs": { relative: 8 } }, words, before)).toEqual({
      "docs docs": { relative: 8 },
    });
    expect(freeze({ "docs docs": { relative: 6 } }, words, before)).toEqual({});
  });
});
