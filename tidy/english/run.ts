// `npm run english -- [FOLDER] [--kind KIND] [--rule RULE]` lists breaches. `--freeze` lowers the
// frozen counts to today's.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readTree } from "../tree.ts";
import frozen from "./frozen.json" with { type: "json" };
import { countOurWords, lowered } from "./glossary.ts";
import { type Counts, countFindings, freeze, lintEnglish } from "./lint.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: "string" }, rule: { type: "string" }, freeze: { type: "boolean" } },
});
const [under = ""] = positionals;
const tree = readTree(process.cwd());
const { findings, words } = await lintEnglish(tree);
if (values.freeze) {
  const counts = freeze(countFindings(findings), words, frozen.counts as Counts);
  const glossary = lowered(countOurWords(tree), frozen.glossary);
  const file = new URL("frozen.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify({ ...frozen, glossary, counts }, undefined, 2)}\n`);
} else {
  for (const { kind, file, line, rule, text } of findings) {
    if (!file.startsWith(under) || (values.kind ?? kind) !== kind) continue;
    if ((values.rule ?? rule) === rule) console.log(`${file}:${line} ${kind} ${rule}: ${text}`);
  }
}
