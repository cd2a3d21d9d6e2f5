// Breaches by kind of text and folder, against the frozen counts.
import { posix } from "node:path";
import { TextlintKernel } from "@textlint/kernel";
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types";
import type { Tree } from "../tree.ts";
import { englishRules, type RuleName, ruleNames, textlintRules } from "./rules.ts";
import { type KindName, kindNames, kinds } from "./texts.ts";

export interface Finding {
  kind: KindName;
  folder: string;
  file: string;
  line: number;
  rule: RuleName;
  text: string;
}

/** Kind and folder → words. */
export type Words = Record<string, number>;

/** Kind and folder, then rule → breaches. */
export type Counts = Record<string, Partial<Record<RuleName, number>>>;

export async function lintEnglish(tree: Tree): Promise<{ findings: Finding[]; words: Words }> {
  const kernel = new TextlintKernel();
  const findings: Finding[] = [];
  const words: Words = {};
  for (const kind of kindNames) {
    for (const [path, text] of tree.files) {
      if (!kinds[kind].isIn(path)) continue;
      const folder = folderOf(path);
      const tally = { words: 0 };
      const { messages } = await kernel.lintText(text, {
        ext: `.${kind}`,
        filePath: path,
        plugins: [{ pluginId: kind, plugin: pluginOf(kind, tree) }],
        rules: textlintRules(tally),
      });
      const key = `${kind} ${folder}`;
      words[key] = (words[key] ?? 0) + tally.words;
      for (const { ruleId, message, loc } of messages) {
        const { line } = loc.start;
        findings.push({ kind, folder, file: path, line, rule: ruleId as RuleName, text: message });
      }
    }
  }
  return { findings, words };
}

function pluginOf(kind: KindName, { sources }: Tree): TextlintPluginCreator {
  class Processor {
    availableExtensions(): string[] {
      return [`.${kind}`];
    }
    processor() {
      return {
        preProcess: (text: string, path = "") =>
          kinds[kind].read({ path, text, source: sources.get(path) }),
        postProcess: (messages: TextlintMessage[], filePath = "") => ({ messages, filePath }),
      };
    }
  }
  return { Processor };
}

function folderOf(path: string): string {
  return posix.dirname(path).split("/").slice(0, 4).join("/");
}

export function countFindings(findings: readonly Finding[]): Counts {
  const counts: Counts = {};
  for (const { kind, folder, rule } of findings) {
    const key = `${kind} ${folder}`;
    counts[key] = { ...counts[key], [rule]: (counts[key]?.[rule] ?? 0) + 1 };
  }
  return counts;
}

/** Counts above the bar of a finished text, and none above `before`. */
export function freeze(counts: Counts, words: Words, before: Counts = counts): Counts {
  const folders = Object.keys(counts).sort();
  const rows = folders.map((key) => {
    const lower = (rule: RuleName) => Math.min(counts[key]?.[rule] ?? 0, before[key]?.[rule] ?? 0);
    const kept = ruleNames.filter((rule) => lower(rule) > allowed(rule, words[key] ?? 0));
    return [key, Object.fromEntries(kept.map((rule) => [rule, lower(rule)]))] as const;
  });
  return Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0));
}

function allowed(rule: RuleName, words: number): number {
  return Math.floor((englishRules[rule].perThousand * words) / 1000);
}

export function excess(counts: Counts, words: Words, frozen: Counts): string[] {
  return Object.entries(counts).flatMap(([key, row]) =>
    ruleNames.flatMap((rule) => {
      const limit = Math.max(frozen[key]?.[rule] ?? 0, allowed(rule, words[key] ?? 0));
      const count = row[rule] ?? 0;
      if (count <= limit) return [];
      return `${key}: ${count} times ${rule}, at most ${limit}: ${englishRules[rule].advice}`;
    }),
  );
}
